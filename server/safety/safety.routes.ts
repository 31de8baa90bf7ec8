import { safetyApi } from "../../schema/safety/api.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { type Route, route } from "../platform/route.ts";
import { block, conversationBetween, fileReport, listBlocked, listOwn, unblock } from "./report.ts";
import { closeReport, listQueue, noteOnReport, readFile, takeReport } from "./report-queue.ts";
import type { TalkRules } from "./safety.ts";

/** What follows from a block: what the two have open of their conversation is closed, and both see how it stands. */
export interface BlockFollowUp {
  closeThread(threadId: string, memberIds: readonly string[]): void;
}

const HOUR = 60 * 60;

export function safetyRoutes(options: {
  talkRules: TalkRules;
  threads: BlockFollowUp;
  tellConversation: (threadId: string) => Promise<void>;
  openRateLimit: OpenRateLimit;
}): Route[] {
  const { talkRules, threads, tellConversation, openRateLimit } = options;
  const reports = openRateLimit({ name: "report", tries: 30, seconds: HOUR });
  const care = openRateLimit({ name: "report-care", tries: 600, seconds: HOUR });
  const blocks = openRateLimit({ name: "block", tries: 120, seconds: HOUR });
  return [
    route(safetyApi.listBlocked, async ({ em, member }) => {
      const blocked = await listBlocked(em, member);
      return { blocked };
    }),

    route(safetyApi.block, async ({ em, member, params }) => {
      await blocks.consume(member.memberId);
      await block(em, member, params.memberId);
      const threadId = await conversationBetween(em, member.memberId, params.memberId);
      if (threadId) {
        threads.closeThread(threadId, [member.memberId, params.memberId]);
        void tellConversation(threadId);
      }
      return { done: true };
    }),

    route(safetyApi.unblock, async ({ em, member, params }) => {
      await blocks.consume(member.memberId);
      if (!(await unblock(em, member, params.memberId))) return { done: true };
      const threadId = await conversationBetween(em, member.memberId, params.memberId);
      if (threadId) void tellConversation(threadId);
      return { done: true };
    }),

    route(safetyApi.report, async ({ em, member, body }) => {
      await reports.consume(member.memberId);
      return { reportId: await fileReport(em, talkRules, member, body) };
    }),

    route(safetyApi.listOwnReports, async ({ em, member }) => {
      const own = await listOwn(em, member);
      return { reports: own };
    }),

    route(safetyApi.listReports, async ({ em, member, query }) => listQueue(em, member, query)),

    route(safetyApi.readReport, async ({ em, member, params }) => readFile(em, member, params.reportId)),

    route(safetyApi.takeReport, async ({ em, member, params }) => {
      await care.consume(member.memberId);
      return await takeReport(em, member, params.reportId);
    }),

    route(safetyApi.noteOnReport, async ({ em, member, params, body }) => {
      await care.consume(member.memberId);
      return await noteOnReport(em, member, params.reportId, body.text);
    }),

    route(safetyApi.closeReport, async ({ em, member, params, body }) => {
      await care.consume(member.memberId);
      return await closeReport(em, member, params.reportId, body.outcome);
    }),
  ];
}
