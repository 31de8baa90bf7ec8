import * as crashApi from "../../schema/crash/api.ts";
import type { Core } from "../platform/core.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import { noteCrash } from "./crash.ts";

export const openCrashes = ({ log }: Core): Feature => ({
  routes: [route(crashApi.reportCrash, async ({ em, body }) => await noteCrash(em, log, body))],
});
