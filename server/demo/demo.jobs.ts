import { z } from "zod";
import type { Core } from "../platform/core.ts";
import { type Job, type JobQueue, job } from "../platform/job.ts";
import { saveDemoPictures } from "./demo-events.ts";
import { pictureSaver } from "./picture/picture.ts";

export const pictureQueue = { name: "demo/save-pictures", data: z.object({}) } satisfies JobQueue;

/** Saves the pictures of the demo events while the server already runs. */
export const demoJobs = ({ database, storage }: Pick<Core, "database" | "storage">): Job[] => [
  job(pictureQueue, () => saveDemoPictures(database.fork(), pictureSaver(database, storage))),
];
