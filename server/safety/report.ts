import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf } from "../../schema/endpoint.ts";
import { REPORTS_OF_MEMBER_LISTED } from "../../schema/limits.ts";
import type { listOwnReports, ReportSubject, report } from "../../schema/safety/api.ts";
import { UserEntity } from "../account/account.entity.ts";
import { ConversationEntity } from "../chat/conversation.entity.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { namesOf } from "../profile/profile.ts";
import { ThreadEntity, ThreadMemberEntity } from "../thread/thread.entity.ts";
import { BlockEntity } from "./block.entity.ts";
import { selectChannelEvidence, selectMessageEvidence, selectProfileEvidence } from "./evidence-store.ts";
import { ReportEntity } from "./report.entity.ts";
import { lockPair, type MessagingPolicy, messageableFrom } from "./safety.ts";

type NewReport = BodyOf<typeof report>;

export async function listBlocked(em: EntityManager, member: Member) {
  const blocks = await em.find(BlockEntity, { blocker: member.memberId }, { orderBy: { createdAt: "desc" } });
  const ids = blocks.map(({ blocked }) => blocked.id);
  const names = await namesOf(em, ids);
  return ids.map((memberId) => ({ memberId, displayName: names(memberId) }));
}

/**
 * Blocks once, however often it is asked. It does not tell whether there is such a member. What the other member is just
 * writing is stored before the block or refused after it.
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

/** Takes a block back; false where there was none. */
export async function unblock(em: EntityManager, member: Member, memberId: string): Promise<boolean> {
  return (await em.nativeDelete(BlockEntity, { blocker: member.memberId, blocked: memberId })) > 0;
}

/** The conversation of these two; null where they have none. */
export async function conversationBetween(em: EntityManager, one: string, other: string): Promise<string | null> {
  const [participant1 = "", participant2 = ""] = [one, other].toSorted();
  return (await em.findOne(ConversationEntity, { participant1, participant2 }))?.thread.id ?? null;
}

/** The channels that both of these are in, where a block hides the text of each from the other. */
export async function channelsShared(em: EntityManager, one: string, other: string): Promise<string[]> {
  const isShared = raw(
    (place) => `exists (select from thread_members own where own.thread_id = ${place}.thread_id and own.user_id = ?)`,
    [one],
  );
  const shared = await em.find(ThreadMemberEntity, { user: other, thread: { kind: "channel" }, [isShared]: [] });
  return shared.map(({ thread }) => thread.id);
}

/** SAFE-10 and SAFE-11: keeps what is reported as it is now, found through what the reporter can see. */
export async function fileReport(
  em: EntityManager,
  policy: MessagingPolicy,
  member: Member,
  filed: NewReport,
): Promise<string> {
  const { kind } = filed.subject;
  const seen = await seenSubject(em, policy, member, filed.subject);
  if (!seen) throw new Refusal("safety/not-found");
  const { subjectId, aboutId, evidence } = seen;
  const { reason, note } = filed;
  return await em.insert(ReportEntity, {
    reporter: member.memberId,
    kind,
    subjectId,
    about: aboutId,
    reason,
    note,
    evidence,
  });
}

interface Seen {
  readonly subjectId: string;
  /** Null where it is about nobody who is still there. */
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

/** The message, and the few before it, which tell what it is about. */
async function seenMessage(
  em: EntityManager,
  member: Member,
  { threadId, seq }: { threadId: string; seq: number },
): Promise<Seen | null> {
  const [row] = await selectMessageEvidence(em, [member.memberId, threadId, seq]);
  return row ? { subjectId: row.id, aboutId: row.sender_id, evidence: row.evidence } : null;
}

/** A profile is seen by those who share a thread or a game's room with its member, or may write to them. */
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

/** A channel with its newest messages, where its members report it; it is about whoever owns it. */
async function seenChannel(em: EntityManager, { memberId }: Member, channelId: string): Promise<Seen | null> {
  const [row] = await selectChannelEvidence(em, [memberId, channelId]);
  return row ? { subjectId: channelId, aboutId: row.owner_id, evidence: row.evidence } : null;
}

/** What the member has reported, the newest first. */
export async function listOwn(em: EntityManager, member: Member): Promise<OutputOf<typeof listOwnReports>["reports"]> {
  const reports = await em.find(
    ReportEntity,
    { reporter: member.memberId },
    {
      fields: ["kind", "reason", "state", "outcome", "createdAt"],
      orderBy: { createdAt: "desc" },
      limit: REPORTS_OF_MEMBER_LISTED,
    },
  );
  return reports.map(({ id, kind, reason, state, outcome, createdAt }) => ({
    reportId: id,
    kind,
    reason,
    state,
    outcome,
    createdAt: createdAt.getTime(),
  }));
}
