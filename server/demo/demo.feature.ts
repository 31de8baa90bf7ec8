import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { demoJobs, pictureQueue } from "./demo.jobs.ts";
import { type DemoMember, seedDemo } from "./demo.ts";

export const openDemo = (core: Core): Feature => ({ jobs: demoJobs(core) });

/** Adds demo members and events to an empty development database. Returns the members who can sign in. */
export const addDemo = async ({ config, database, jobs }: Core): Promise<readonly DemoMember[]> =>
  config.NODE_ENV === "development"
    ? await seedDemo(database, {
        timeZone: config.COMMUNITY_TIME_ZONE,
        savePictures: () => jobs.enqueue(pictureQueue, {}),
      })
    : [];
