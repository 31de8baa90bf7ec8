import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { type EventOptions, eventRoutes } from "./event.routes.ts";
import { imageJobs } from "./image/image.jobs.ts";
import { imageRoutes } from "./image/image.routes.ts";
import { type ManageOptions, manageRoutes } from "./manage/manage.routes.ts";

export function openEvents(core: Core, options: EventOptions & Omit<ManageOptions, "managers">): Feature {
  const { database, storage, config } = core;
  const managers = config.EVENT_MANAGERS;
  return {
    routes: [...eventRoutes(options), ...manageRoutes({ ...options, managers }), ...imageRoutes({ storage, managers })],
    jobs: imageJobs(database, storage),
  };
}
