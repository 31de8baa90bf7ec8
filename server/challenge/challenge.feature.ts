import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import type { SoloTable } from "../solo/solo.ts";
import { deleteChallengesJob } from "./challenge.jobs.ts";
import { challengeRoutes } from "./challenge.routes.ts";

export { finishChallenge } from "./challenge.ts";

/** A member plays a set, and a friend plays the same one later. */
export const openChallenges = ({ database }: Core, table: SoloTable, policy: MessagingPolicy): Feature => ({
  routes: challengeRoutes(table, policy),
  jobs: [deleteChallengesJob(database)],
});
