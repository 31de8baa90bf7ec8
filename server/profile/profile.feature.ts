import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { formerNameJobs } from "./former-name/former-name.jobs.ts";
import { photoJobs } from "./photo/photo.jobs.ts";
import { photoRoutes } from "./photo/photo.routes.ts";
import { profileRoutes } from "./profile.routes.ts";

export const openProfiles = ({ community, database, storage }: Core, messagingPolicy: MessagingPolicy): Feature => ({
  routes: [...profileRoutes({ community, messagingPolicy }), ...photoRoutes({ storage, policy: messagingPolicy })],
  jobs: [...photoJobs(database, storage), ...formerNameJobs(database)],
});
