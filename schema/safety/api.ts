import { z } from "zod";
import { cursor, cursorNumber, next } from "../cursor.ts";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { REPORT_NOTE_MAX_LENGTH } from "../limits.ts";
import { namedMember, shownMember } from "../member/shown-member.ts";
import { prose } from "../text.ts";
import { ATTACHMENT_TYPES } from "../thread/attachment-api.ts";

export { listFlaggedMessages, readFlaggedMessage, reviewFlaggedMessage } from "./flagged-api.ts";

import { helplines } from "./helpline.ts";

export {
  confirmAgeGroup,
  confirmAges,
  correctBirthDate,
  findNewcomers,
  listAgeConfirmations,
  listNewcomers,
  undoAgeConfirmation,
} from "./newcomer-api.ts";
export { dismissNotice, listNotices } from "./notice-api.ts";

import { memberStatus, newAction, reportAction } from "./report-action.ts";

export { listMixedRooms, listSupervised } from "./supervised-api.ts";

const memberId = z.uuid();

const HOUR = 60 * 60;
const blocks: CallLimit = { name: "block", tries: 120, seconds: HOUR, per: "account" };
const handling: CallLimit = { name: "report-care", tries: 600, seconds: HOUR, per: "account" };

export const reportReasons = ["bullying", "sexual", "hate", "self-harm", "scam", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
/** The same, and what only the system reports: that somebody who counted as a minor is an adult. */
export const storedReasons = [...reportReasons, "wrong-age"] as const;
export type StoredReason = (typeof storedReasons)[number];
/** How urgent a report is, the most urgent first. It follows from the reason. */
export const reportSeverities = ["severe", "serious", "normal"] as const;
export type ReportSeverity = (typeof reportSeverities)[number];
/** What can be reported. */
export const reportKinds = [
  "message",
  "profile",
  "channel",
  "game_room",
  "question",
  "question_note",
  "pod_reply",
  "post",
  "post_comment",
  "event",
  "announcement",
  "devotion",
  "devotion_answer",
] as const;
/**
 * Who receives a report: the leaders, the other leaders if it is about one of them, the outside safeguarding contact if
 * no leader may handle it, or nobody if there is no contact either.
 */
export const reportReceivers = ["leaders", "other_leaders", "contact", "nobody"] as const;
export type ReportReceiver = (typeof reportReceivers)[number];
export const reportStates = ["open", "taken", "closed"] as const;

const threadId = z.uuid();
/** The reported item. A message is identified by its thread and seq. */
export const reportSubject = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("message"), threadId, seq: z.int().min(1) }),
  z.strictObject({ kind: z.literal("profile"), memberId }),
  z.strictObject({ kind: z.literal("channel"), channelId: threadId }),
  z.strictObject({ kind: z.literal("game_room"), roomId: z.uuid() }),
  z.strictObject({ kind: z.literal("question"), questionId: z.uuid() }),
  /** What a leader wrote to the caller when declining their question or their request for a mentor. */
  z.strictObject({ kind: z.literal("question_note"), questionId: z.uuid() }),
  z.strictObject({ kind: z.literal("pod_reply"), requestId: z.uuid() }),
  z.strictObject({ kind: z.literal("post"), postId: z.uuid() }),
  z.strictObject({ kind: z.literal("post_comment"), commentId: z.uuid() }),
  z.strictObject({ kind: z.literal("event"), eventId: z.uuid() }),
  z.strictObject({ kind: z.literal("announcement"), announcementId: z.uuid() }),
  z.strictObject({ kind: z.literal("devotion"), devotionId: z.uuid() }),
  z.strictObject({ kind: z.literal("devotion_answer"), answerId: z.uuid() }),
]);
export type ReportSubject = z.infer<typeof reportSubject>;

const writtenNote = prose({ min: 1, max: REPORT_NOTE_MAX_LENGTH });

export const listBlocked = endpoint("GET /api/safety/blocks", "member", {
  summary: "The members that the caller has blocked.",
  output: z.strictObject({
    blocked: z.array(shownMember),
  }),
});

export const block = endpoint("PUT /api/safety/blocks/:memberId", "member", {
  summary: "Blocks a member: neither can write to or find the other.",
  limit: blocks,
  params: z.strictObject({ memberId }),
});

export const unblock = endpoint("DELETE /api/safety/blocks/:memberId", "member", {
  summary: "Removes a block.",
  limit: blocks,
  params: z.strictObject({ memberId }),
});

export const report = endpoint("POST /api/safety/reports", "member", {
  summary:
    "Reports what the caller can see, such as a message, a member, an event or a devotion. Its current content is saved.",
  limit: { name: "report", tries: 30, seconds: HOUR, per: "account" },
  isForm: true,
  body: z.strictObject({
    subject: reportSubject,
    reason: z.enum(reportReasons),
    note: prose({ max: REPORT_NOTE_MAX_LENGTH }).default(""),
  }),
  output: z.strictObject({ reportId: z.uuid(), receiver: z.enum(reportReceivers), helplines }),
});

export const listOwnReports = endpoint("GET /api/safety/reports/mine", "member", {
  summary: "The caller's own reports and their outcomes.",
  output: z.strictObject({
    reports: z.array(
      z.strictObject({
        reportId: z.uuid(),
        kind: z.enum(reportKinds),
        reason: z.enum(storedReasons),
        state: z.enum(reportStates),
        outcome: z.string(),
        receiver: z.enum(reportReceivers),
        createdAt: z.number(),
      }),
    ),
    helplines,
  }),
});

const reportId = z.uuid();

/** A report in the queue. */
export const queuedReport = z.strictObject({
  reportId,
  kind: z.enum(reportKinds),
  reason: z.enum(storedReasons),
  severity: z.enum(reportSeverities),
  state: z.enum(reportStates),
  /** The reported member and the reporter. Null if the account is gone, or if the system reports. */
  about: namedMember.nullable(),
  reporter: namedMember.nullable(),
  /** The guardian who handles it. */
  owner: namedMember.nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** When someone should have taken it. */
  respondBy: z.number(),
});
export type QueuedReport = z.infer<typeof queuedReport>;

/** A report with its evidence and notes. */
export const reportFile = z.strictObject({
  ...queuedReport.shape,
  note: z.string(),
  outcome: z.string(),
  closedAt: z.number().nullable(),
  /** The reported content at that moment, including members' names. Very old reports have no names. */
  evidence: z.record(z.string(), z.unknown()),
  notes: z.array(z.strictObject({ author: namedMember.nullable(), text: z.string(), createdAt: z.number() })),
  actions: z.array(reportAction),
  /** Null if it is about nobody, or if the account is gone. */
  status: memberStatus.nullable(),
});
export type ReportFile = z.infer<typeof reportFile>;

/** Which reports a list holds: those in one state, or the new ones, which nobody handles and the caller has not opened. */
const reportFilter = z.enum(["new", ...reportStates]);
/** Microseconds since 1970. */
const moment = cursorNumber;

export const listReports = endpoint("GET /api/safety/reports", "guardian", {
  summary:
    "Up to 10 reports that are not closed, or those in one state, or those that nobody handles and the caller has not opened. Those about one member stand together, the most severe first, then the oldest; closed ones newest first. With a cursor, those after it. The access is recorded.",
  query: z.strictObject({
    state: reportFilter.optional(),
    /** When the first page was read; the severity, time and id of the first report about the same member; its own. */
    after: cursor(moment, cursorNumber, cursorNumber, reportId, cursorNumber, cursorNumber, reportId).optional(),
  }),
  output: z.strictObject({
    /** `together`: how many reports of the list stand together with this one, including it. */
    reports: z.array(z.strictObject({ ...queuedReport.shape, together: z.int() })),
    next,
    /** When the first page was read, for the report after one of these. Null if there are none, and for closed ones. */
    asOf: z.number().nullable(),
  }),
});
export type ReportList = z.infer<typeof listReports.output>;

export const findNextReport = endpoint("GET /api/safety/reports/:reportId/next", "guardian", {
  summary:
    "The report that follows this one in the list of the caller, in the order that the list had at that moment. What was sent later comes last.",
  params: z.strictObject({ reportId }),
  query: z.strictObject({ state: reportFilter.optional(), asOf: moment.optional() }),
  /** Null after the last one. */
  output: z.strictObject({
    next: z.strictObject({ reportId, asOf: z.number().nullable() }).nullable(),
  }),
});

export const readReport = endpoint("GET /api/safety/reports/:reportId", "guardian", {
  summary: "One report with its evidence and notes. The access is recorded.",
  params: z.strictObject({ reportId }),
  output: reportFile,
});

export const readReportedAttachment = endpoint(
  "GET /api/safety/reports/:reportId/attachments/:attachmentId",
  "guardian",
  {
    kind: "file",
    fileTypes: ATTACHMENT_TYPES,
    summary: "A photo or voice note in the evidence of a report. The access is recorded.",
    params: z.strictObject({ reportId, attachmentId: z.uuid() }),
  },
);

export const takeReport = endpoint("POST /api/safety/reports/:reportId/owner", "guardian", {
  summary: "Makes the caller the owner of this report, unless someone else already owns it.",
  limit: handling,
  params: z.strictObject({ reportId }),
  output: reportFile,
});

export const noteOnReport = endpoint("POST /api/safety/reports/:reportId/notes", "guardian", {
  summary: "Adds a note to a report. Guardians see it, the reporter does not.",
  limit: handling,
  isForm: true,
  params: z.strictObject({ reportId }),
  body: z.strictObject({ text: writtenNote }),
  output: reportFile,
});

export const closeReport = endpoint("POST /api/safety/reports/:reportId/outcome", "guardian", {
  summary: "Closes a report that the caller owns, with an outcome that the reporter can read.",
  limit: handling,
  isForm: true,
  params: z.strictObject({ reportId }),
  body: z.strictObject({ outcome: writtenNote }),
  output: reportFile,
});

export const actOnReport = endpoint("POST /api/safety/reports/:reportId/actions", "guardian", {
  summary:
    "Warns, mutes or suspends the reported member, or lifts a mute or suspension. Only the report's owner; lifting also after it is closed.",
  limit: handling,
  isForm: true,
  params: z.strictObject({ reportId }),
  body: newAction,
  output: reportFile,
});
