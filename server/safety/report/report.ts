import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf } from "../../../schema/endpoint.ts";
import { REPORTS_OF_MEMBER_LISTED } from "../../../schema/limits.ts";
import type { listOwnReports, ReportReceiver, ReportSubject, report } from "../../../schema/safety/api.ts";
import { UserEntity } from "../../account/account.entity.ts";
import { ConversationEntity } from "../../chat/conversation.entity.ts";
import { notifyReport } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { namesOf } from "../../profile/profile.ts";
import { ThreadEntity, ThreadMemberEntity } from "../../thread/thread.entity.ts";
import { BlockEntity } from "../block.entity.ts";
import { lockPair, type MessagingPolicy, messageableFrom } from "../safety.ts";
import type { MailContact } from "./contact-mail.ts";
import { selectChannelEvidence, selectMessageEvidence, selectProfileEvidence } from "./evidence-store.ts";
import { ReportEntity } from "./report.entity.ts";
import type { MailHandlers } from "./report-mail.ts";
import { guardiansAmong } from "./report-view.ts";
import { severityOf } from "./severity.ts";

type NewReport = BodyOf<typeof report>;

export async function listBlocked(em: EntityManager, member: Member) {
  const blocks = await em.find(BlockEntity, { blocker: member.memberId }, { orderBy: { createdAt: "desc" } });
  const ids = blocks.map(({ blocked }) => blocked.id);
  const names = await namesOf(em, ids);
  return ids.map((memberId) => ({ memberId, displayName: names(memberId) }));
}

/**
 * Blocks a member. Blocking again changes nothing. It does not reveal whether the member exists. A message that the
 * other member is sending is stored before the block or refused after it.
 */
export async function block(em: EntityManager, { memberId: blockerId }: Member, memberId: string): Promise<void> {
  if (memberId === blockerId) throw new Refusal("safety/not-found");
  await em.transactional(async (tx) => {
    await lockPair(tx, blockerId, memberId);
    const threadId = await conversationBetween(tx, blockerId, memberId);
    if (threadId) await tx.findOne(ThreadEntity, threadId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!(await tx.findOne(UserEntity, memberId))) return;
    await tx.upsert(BlockEntity, { blocker: blockerId, blocked: memberId }, { onConflictAction: "ignore" });
  });
}

/** Removes a block. False if there was none. */
export async function unblock(em: EntityManager, member: Member, memberId: string): Promise<boolean> {
  return (await em.nativeDelete(BlockEntity, { blocker: member.memberId, blocked: memberId })) > 0;
}

/** The conversation of these two. Null if they have none. */
export async function conversationBetween(em: EntityManager, one: string, other: string): Promise<string | null> {
  const [participant1 = "", participant2 = ""] = [one, other].toSorted();
  return (await em.findOne(ConversationEntity, { participant1, participant2 }))?.thread.id ?? null;
}

/** The conversations in which this member takes part. */
export async function conversationsOf(em: EntityManager, memberId: string): Promise<string[]> {
  const found = await em.find(ConversationEntity, { $or: [{ participant1: memberId }, { participant2: memberId }] });
  return found.map(({ thread }) => thread.id);
}

/** The channels that both of these are in, where a block hides their messages from each other. */
export async function channelsShared(em: EntityManager, one: string, other: string): Promise<string[]> {
  const isShared = raw(
    (table) => `exists (select from thread_members own where own.thread_id = ${table}.thread_id and own.user_id = ?)`,
    [one],
  );
  const shared = await em.find(ThreadMemberEntity, { user: other, thread: { kind: "channel" }, [isShared]: [] });
  return shared.map(({ thread }) => thread.id);
}

/** A stored report, and who is notified of it after the commit. */
interface FiledReport {
  readonly reportId: string;
  readonly receiver: ReportReceiver;
  readonly notified: readonly string[];
}

/**
 * SAFE-10 and SAFE-11: saves the current state of the reported content, limited to what the reporter can see. SAFE-37:
 * those who handle it are notified, and mailed if it is severe, in the same transaction.
 */
export async function fileReport(
  em: EntityManager,
  { policy, mailSevere, mailContact }: { policy: MessagingPolicy; mailSevere: MailHandlers; mailContact: MailContact },
  member: Member,
  { subject, reason, note }: NewReport,
): Promise<FiledReport> {
  const seen = await seenSubject(em, policy, member, subject);
  if (!seen) throw new Refusal("safety/not-found");
  const { subjectId, aboutId: about, evidence } = seen;
  const { kind } = subject;
  return await em.transactional(async (tx) => {
    const filed = { reporter: member.memberId, kind, subjectId, about, reason, note, evidence };
    const reportId = await tx.insert(ReportEntity, filed);
    const notified = await notifyReport(tx, reportId);
    if (severityOf(reason) === "severe") await mailSevere(tx, reportId, notified);
    const receiver = await receiverOf(tx, { reportId, about, notified }, mailContact);
    if (receiver !== "leaders") await tx.nativeUpdate(ReportEntity, { id: reportId }, { receiver });
    return { reportId, receiver, notified };
  });
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

function seenSubject(
  em: EntityManager,
  policy: MessagingPolicy,
  member: Member,
  subject: ReportSubject,
): Promise<Seen | null> {
  if (subject.kind === "message") return seenMessage(em, member, subject);
  if (subject.kind === "profile") return seenProfile(em, policy, member, subject.memberId);
  return seenChannel(em, member, subject.channelId);
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

/** A profile is visible to members who share a thread or a game room with its member, or may message them. */
async function seenProfile(
  em: EntityManager,
  policy: MessagingPolicy,
  { memberId: reporterId }: Member,
  memberId: string,
): Promise<Seen | null> {
  const [row] = await selectProfileEvidence(em, [reporterId, memberId]);
  if (!row) return null;
  const isSeen = row.is_met || (await messageableFrom(em, policy, reporterId, [memberId])).has(memberId);
  return isSeen ? { subjectId: memberId, aboutId: memberId, evidence: row.evidence } : null;
}

/** A channel, with its newest messages if the reporter is a member. The report is about its owner. */
async function seenChannel(em: EntityManager, { memberId }: Member, channelId: string): Promise<Seen | null> {
  const [row] = await selectChannelEvidence(em, [memberId, channelId]);
  return row ? { subjectId: channelId, aboutId: row.owner_id, evidence: row.evidence } : null;
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
