import * as notificationAdminApi from "../../../schema/notification/admin-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { Jobs } from "../../platform/job.ts";
import { cancelAnnouncement, scheduleAnnouncement } from "./announcement.ts";
import { readAnnouncements } from "./announcement-list.ts";

export const announcementRoutes = ({ jobs }: { jobs: Jobs }): Route[] => [
  route(notificationAdminApi.listAnnouncements, async ({ em, query }) => readAnnouncements(em, query.page)),

  route(notificationAdminApi.sendAnnouncement, async ({ em, member, body }) => {
    await scheduleAnnouncement(em, member, { announcement: body, jobs });
  }),

  route(notificationAdminApi.cancelAnnouncement, async ({ em, member, params }) => {
    await cancelAnnouncement(em, member, params.announcementId);
  }),
];
