import type { InferEntity } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf } from "../../../schema/endpoint.ts";
import { REPORTS_OF_MEMBER_LISTED } from "../../../schema/limits.ts";
import type { listOwnReports, ReportReceiver, ReportSubject, report } from "../../../schema/safety/api.ts";
import { notifyReport } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { type MessagingPolicy, messageableFilter } from "../safety.ts";
import type { MailContact } from "./contact-mail.ts";
import {
  type LeaderEvidence,
  selectChannelEvidence,
  selectMessageEvidence,
  selectPodReplyEvidence,
  selectProfileEvidence,
  selectQuestionEvidence,
  selectQuestionNoteEvidence,
  selectRoomEvidence,
} from "./evidence-store.ts";
import { selectCommentEvidence, selectPostEvidence, type WrittenEvidence } from "./post-evidence.ts";
import { ReportEntity } from "./report.entity.ts";
import type { MailHandlers } from "./report-mail.ts";
import { guardiansAmong } from "./report-view.ts";
import { severityOf } from "./severity.ts";

type NewReport = BodyOf<typeof report>;

/** A stored report. */
interface FiledReport {
  readonly reportId: string;
  readonly receiver: ReportReceiver;
}

export interface ReportMails {
  readonly mailSevere: MailHandlers;
  readonly mailContact: MailContact;
}

/** SAFE-10 and SAFE-11: saves the current state of the reported content, limited to what the reporter can see. */
export async function fileReport(
  em: EntityManager,
  { policy, ...mails }: ReportMails & { policy: MessagingPolicy },
  member: Member,
  { subject, reason, note }: NewReport,
): Promise<FiledReport> {
  const seen = await seenSubject(em, policy, member, subject);
  if (!seen) throw new Refusal("safety/not-found");
  const { subjectId, aboutId: about, evidence } = seen;
  const { kind } = subject;
  const filed = { reporter: member.memberId, kind, subjectId, about, reason, note, evidence };
  return await em.transactional((tx) => storeReport(tx, mails, filed));
}

type UnsentReport = Pick<InferEntity<typeof ReportEntity>, "kind" | "subjectId" | "reason" | "note" | "evidence"> & {
  readonly reporter: string | null;
  readonly about: string | null;
};

/** SAFE-37: those who handle it are notified, and mailed if it is severe, in the same transaction. */
export async function storeReport(
  tx: EntityManager,
  { mailSevere, mailContact }: ReportMails,
  filed: UnsentReport,
): Promise<FiledReport> {
  const reportId = await tx.insert(ReportEntity, filed);
  const notified = await notifyReport(tx, reportId);
  if (severityOf(filed.reason) === "severe") await mailSevere(tx, reportId, notified);
  const receiver = await receiverOf(tx, { reportId, about: filed.about, notified }, mailContact);
  if (receiver !== "leaders") await tx.nativeUpdate(ReportEntity, { id: reportId }, { receiver });
  return { reportId, receiver };
}

/** SAFE-47: who receives a new report. Mails it to the outside contact if no leader may handle it. */
async function receiverOf(
  tx: EntityManager,
  { reportId, about, notified }: { reportId: string; about: string | null; notified: readonly string[] },
  mailContact: MailContact,
): Promise<ReportReceiver> {
  if (notified.length === 0) return (await mailContact(tx, reportId)) ? "contact" : "nobody";
  return about !== null && (await guardiansAmong(tx, [about])).has(about) ? "other_leaders" : "leaders";
}

interface Seen {
  readonly subjectId: string;
  /** Null if the reported member no longer exists. */
  readonly aboutId: string | null;
  readonly evidence: Record<string, unknown>;
}

async function seenSubject(
  em: EntityManager,
  policy: MessagingPolicy,
  member: Member,
  subject: ReportSubject,
): Promise<Seen | null> {
  switch (subject.kind) {
    case "message":
      return seenMessage(em, member, subject);
    case "profile":
      return seenProfile(em, policy, member, subject.memberId);
    case "channel":
      return seenChannel(em, member, subject.channelId);
    case "game_room":
      return seenRoom(em, member, subject.roomId);
    case "question":
      return seenOfLeader(await selectQuestionEvidence(em, [subject.questionId]), subject.questionId);
    case "question_note":
      return seenOfLeader(
        await selectQuestionNoteEvidence(em, [member.memberId, subject.questionId]),
        subject.questionId,
      );
    case "pod_reply":
      return seenOfLeader(await selectPodReplyEvidence(em, [member.memberId, subject.requestId]), subject.requestId);
    case "post":
      return seenWritten(await selectPostEvidence(em, [member.memberId, subject.postId]), subject.postId);
    case "post_comment":
      return seenWritten(await selectCommentEvidence(em, [member.memberId, subject.commentId]), subject.commentId);
  }
}

/** The message with the few before it, for context. */
async function seenMessage(
  em: EntityManager,
  member: Member,
  { threadId, seq }: { threadId: string; seq: number },
): Promise<Seen | null> {
  const [row] = await selectMessageEvidence(em, [member.memberId, threadId, seq]);
  return row ? { subjectId: row.id, aboutId: row.sender_id, evidence: row.evidence } : null;
}

/** SAFE-51. */
async function seenProfile(
  em: EntityManager,
  policy: MessagingPolicy,
  { memberId: reporterId }: Member,
  memberId: string,
): Promise<Seen | null> {
  const { values } = await messageableFilter(em, policy, reporterId);
  const [row] = await selectProfileEvidence(em, [memberId, ...values]);
  return row ? { subjectId: memberId, aboutId: memberId, evidence: row.evidence } : null;
}

/** A channel, with its newest messages if the reporter is a member. The report is about its owner. */
async function seenChannel(em: EntityManager, { memberId }: Member, channelId: string): Promise<Seen | null> {
  const [row] = await selectChannelEvidence(em, [memberId, channelId]);
  return row ? { subjectId: channelId, aboutId: row.owner_id, evidence: row.evidence } : null;
}

/** SAFE-54. The report is about the host. */
async function seenRoom(em: EntityManager, { memberId }: Member, roomId: string): Promise<Seen | null> {
  const [row] = await selectRoomEvidence(em, [memberId, roomId]);
  return row ? { subjectId: roomId, aboutId: row.host_id, evidence: row.evidence } : null;
}

/** ENGAGE-8, SAFE-61: a published question or a note. The report is about the leader who published it or wrote the note. */
function seenOfLeader([row]: readonly LeaderEvidence[], subjectId: string): Seen | null {
  return row ? { subjectId, aboutId: row.leader_id, evidence: row.evidence } : null;
}

/** POST-12: a post or a comment. The report is about its writer. */
function seenWritten([row]: readonly WrittenEvidence[], subjectId: string): Seen | null {
  return row ? { subjectId, aboutId: row.user_id, evidence: row.evidence } : null;
}

/** The member's own reports, newest first. */
export async function listOwn(em: EntityManager, member: Member): Promise<OutputOf<typeof listOwnReports>["reports"]> {
  const reports = await em.find(
    ReportEntity,
    { reporter: member.memberId },
    {
      fields: ["kind", "reason", "state", "outcome", "receiver", "createdAt"],
      orderBy: { createdAt: "desc" },
      limit: REPORTS_OF_MEMBER_LISTED,
    },
  );
  return reports.map(({ id, kind, reason, state, outcome, receiver, createdAt }) => ({
    reportId: id,
    kind,
    reason,
    state,
    outcome,
    receiver,
    createdAt: createdAt.getTime(),
  }));
}
