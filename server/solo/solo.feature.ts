import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { clearAnswersJob } from "./solo.jobs.ts";
import { soloRoutes } from "./solo.routes.ts";
import type { OnFinished, SoloTable } from "./solo.ts";

/** How members play a set alone, over HTTP: on a poor network no socket is needed, and any process serves any request. */
export const openSoloGames = ({ database }: Core, table: SoloTable, onFinished: OnFinished): Feature => ({
  routes: soloRoutes(table, onFinished),
  jobs: [clearAnswersJob(database)],
});
