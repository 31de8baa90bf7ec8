import { openModel } from "../ai/ai.ts";
import type { Core } from "../platform/core.ts";
import { dateIn } from "../platform/date.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { devotionAdminRoutes } from "./admin/admin.routes.ts";
import { devotionJobs } from "./devotion.jobs.ts";
import { devotionRoutes } from "./devotion.routes.ts";
import { devotionPreview } from "./link-preview.ts";
import { devotionsNeedYou } from "./needs-you.ts";
import { devotionResponseRoutes } from "./response/response.routes.ts";
import { devotionsText } from "./stored-text.ts";

/** Devotions for everyone, and how admins write them or have them drafted by a language model. */
export function openDevotions(core: Core, messagingPolicy: MessagingPolicy): Feature {
  const { config, database, draining, jobs, log, today } = core;
  const model = openModel(config);
  return {
    routes: [
      ...devotionRoutes({ today, dayOf: (time) => dateIn(config.COMMUNITY_TIME_ZONE, new Date(time)) }),
      ...devotionResponseRoutes(messagingPolicy),
      ...devotionAdminRoutes({ today, jobs, hasModel: model !== null }),
    ],
    storedTexts: [devotionsText(core)],
    pagePreviews: [devotionPreview(today)],
    needsYou: [devotionsNeedYou(today)],
    jobs: devotionJobs(database, today, model && { model, log, draining, today }),
  };
}
