import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { memberNoticeKinds } from "./report-action.ts";

const noticeId = z.uuid();

/**
 * What a leader tells a member after warning or muting them, without which report or leader it comes from, or what the system
 * tells them about somebody with whom they talked.
 */
export const notice = z.strictObject({
  noticeId,
  kind: z.enum(memberNoticeKinds),
  reason: z.string(),
  /** When a mute ends, in milliseconds since 1970. */
  until: z.number().nullable(),
  createdAt: z.number(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = endpoint("GET /api/safety/notices", "member", {
  summary: "The notices that leaders sent to the caller and that the caller has not dismissed, newest first.",
  output: z.strictObject({ notices: z.array(notice) }),
});

export const dismissNotice = endpoint("DELETE /api/safety/notices/:noticeId", "member", {
  summary: "Dismisses a notice. Those who handle the report see when.",
  limit: { name: "notice-dismissal", tries: 600, seconds: 60 * 60, per: "account" },
  params: z.strictObject({ noticeId }),
});
