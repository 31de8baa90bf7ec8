import { z } from "zod";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { type JobQueue, job } from "../platform/job.ts";
import { type DemoMember, seedDemo } from "./demo.ts";
import { saveDemoPictures } from "./demo-events.ts";
import { pictureSaver } from "./picture/picture.ts";

const pictureQueue = { name: "demo/save-pictures", data: z.object({}) } satisfies JobQueue;

/** Saves the pictures of the demo events while the server already runs. */
export const openDemo = ({ database, storage }: Core): Feature => ({
  jobs: [job(pictureQueue, () => saveDemoPictures(database.fork(), pictureSaver(database, storage)))],
});

/** Adds demo members and events to an empty development database. Returns the members who can sign in. */
export const addDemo = async ({ config, database, jobs }: Core): Promise<readonly DemoMember[]> =>
  config.NODE_ENV === "development"
    ? await seedDemo(database, {
        timeZone: config.COMMUNITY_TIME_ZONE,
        savePictures: () => jobs.enqueue(pictureQueue, {}),
      })
    : [];
