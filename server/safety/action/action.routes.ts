import * as safetyAdminApi from "../../../schema/safety/admin-api.ts";
import * as safetyApi from "../../../schema/safety/api.ts";
import type { NewAction } from "../../../schema/safety/report-action.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../age/adult-date.ts";
import type { SendReportChanged } from "../report/report-broadcaster.ts";
import { refuseContactInWords } from "../words/words.ts";
import { actOnMember, actOnMembers } from "./admin-action.ts";
import { sendsNotice } from "./member-action.ts";
import { dismissNotice, listNotices } from "./notice.ts";
import { actOnReport } from "./report-action.ts";

/** Actions about members, and the notices that these members get. */
export function actionRoutes(options: {
  messagingPolicy: MessagingPolicy;
  sendReportChanged: SendReportChanged;
}): Route[] {
  const { messagingPolicy, sendReportChanged } = options;

  function refuseContactInNotice(action: NewAction): void {
    if (sendsNotice(action)) refuseContactInWords(messagingPolicy, "notice", { reason: action.reason });
  }

  return [
    route(safetyApi.actOnReport, async ({ em, member, params: { reportId }, body }) => {
      refuseContactInNotice(body);
      const file = await actOnReport(em, member, reportId, body);
      sendReportChanged(reportId, member.memberId);
      return file;
    }),

    route(safetyAdminApi.actOnMember, async ({ em, member, params: { memberId }, body }) => {
      refuseContactInNotice(body);
      await actOnMember(em, member, memberId, body);
    }),

    route(safetyAdminApi.actOnMembers, async ({ em, member, body }) => actOnMembers(em, member, body)),

    route(safetyApi.listNotices, async ({ em, member }) => {
      const notices = await listNotices(em, member.memberId);
      return { notices };
    }),

    route(safetyApi.dismissNotice, async ({ em, member: { memberId }, params }) => {
      const reportId = await dismissNotice(em, memberId, params.noticeId);
      if (reportId !== null) sendReportChanged(reportId, memberId);
    }),
  ];
}
