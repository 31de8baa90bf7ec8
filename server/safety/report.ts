import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf } from "../../schema/endpoint.ts";
import type { listOwnReports, ReportSubject, report } from "../../schema/safety/api.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { UNKNOWN_USER } from "../profile/profile.ts";
import { channelKept, messageKept, messagesKept } from "./evidence.ts";
import { lockPair, reachableFrom, type TalkRules } from "./safety.ts";

/** How many messages before a reported one are kept with it, and how many of a reported channel. */
const MESSAGES_BEFORE = 5;
const MESSAGES_OF_CHANNEL = 20;

type NewReport = BodyOf<typeof report>;

export async function listBlocked(em: EntityManager, member: Member) {
  return await em.execute<{ memberId: string; displayName: string }[]>(
    `select b.blocked_id as "memberId", coalesce(p.full_name, ?) as "displayName"
     from blocks b left join profiles p on p.user_id = b.blocked_id where b.blocker_id = ? order by b.created_at desc`,
    [UNKNOWN_USER, member.memberId],
  );
}

/**
 * Blocks once, however often it is asked; whether there is such a member, it does not tell. What the other is just writing
 * is stored before it, or refused after it.
 */
export async function block(em: EntityManager, { memberId: blockerId }: Member, memberId: string): Promise<void> {
  if (memberId === blockerId) throw new Refusal("safety/not-found");
  await em.transactional(async (tx) => {
    await lockPair(tx, blockerId, memberId);
    await tx.execute(
      `select thread.id from threads thread join conversations talk on talk.thread_id = thread.id
       where participant_1 = least(?::uuid, ?::uuid) and participant_2 = greatest(?::uuid, ?::uuid) for update of thread`,
      [blockerId, memberId, blockerId, memberId],
    );
    await tx.execute(
      "insert into blocks (blocker_id, blocked_id) select ?::uuid, id from users where id = ? on conflict do nothing",
      [blockerId, memberId],
    );
  });
}

/** Takes a block back; false where there was none. */
export async function unblock(em: EntityManager, member: Member, memberId: string): Promise<boolean> {
  const rows = await em.execute<{ blocked_id: string }[]>(
    "delete from blocks where blocker_id = ? and blocked_id = ? returning blocked_id",
    [member.memberId, memberId],
  );
  return rows.length > 0;
}

/** The conversation of these two; null where they have none. */
export async function conversationBetween(em: EntityManager, one: string, other: string): Promise<string | null> {
  const [found] = await em.execute<{ thread_id: string }[]>(
    "select thread_id from conversations where participant_1 = least(?::uuid, ?::uuid) and participant_2 = greatest(?::uuid, ?::uuid)",
    [one, other, one, other],
  );
  return found?.thread_id ?? null;
}

/** The channels that both of these are in, where a block hides the words of each from the other. */
export async function channelsShared(em: EntityManager, one: string, other: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select thread.id from threads thread
     join thread_members mine on mine.thread_id = thread.id and mine.user_id = ?
     join thread_members theirs on theirs.thread_id = thread.id and theirs.user_id = ?
     where thread.kind = 'channel'`,
    [one, other],
  );
  return rows.map(({ id }) => id);
}

/** SAFE-10 and SAFE-11: keeps what is reported as it is now, found through what the reporter can see. */
export async function fileReport(
  em: EntityManager,
  rules: TalkRules,
  member: Member,
  filed: NewReport,
): Promise<string> {
  const { kind } = filed.subject;
  const seen = await seenSubject(em, rules, member, filed.subject);
  if (!seen) throw new Refusal("safety/not-found");
  const [kept] = await em.execute<{ id: string }[]>(
    `insert into reports (reporter_id, kind, subject_id, about_id, reason, note, evidence)
     values (?, ?, ?, ?, ?, ?, ?::jsonb) returning id`,
    [member.memberId, kind, seen.subjectId, seen.aboutId, filed.reason, filed.note, JSON.stringify(seen.evidence)],
  );
  return (kept as { id: string }).id;
}

interface Seen {
  readonly subjectId: string;
  /** Null where it is about nobody who is still there. */
  readonly aboutId: string | null;
  readonly evidence: object;
}

function seenSubject(
  em: EntityManager,
  rules: TalkRules,
  member: Member,
  subject: ReportSubject,
): Promise<Seen | null> {
  if (subject.kind === "message") return seenMessage(em, member, subject);
  if (subject.kind === "profile") return seenProfile(em, rules, member, subject.memberId);
  return seenChannel(em, member, subject.channelId);
}

/** The message, and the few before it, which tell what it is about. */
async function seenMessage(
  em: EntityManager,
  member: Member,
  { threadId, seq }: { threadId: string; seq: number },
): Promise<Seen | null> {
  const [row] = await em.execute<{ id: string; sender_id: string | null; evidence: object }[]>(
    `select message.id, message.sender_id, ${messageKept("message", "me.from_seq")} || jsonb_build_object('before', ${messagesKept(
      "b",
      "me.from_seq",
      `from messages b where b.thread_id = message.thread_id and b.seq > me.from_seq
         and b.seq between message.seq - ${MESSAGES_BEFORE} and message.seq - 1`,
    )}) as evidence
     from messages message
     join thread_readers me on me.thread_id = message.thread_id and me.user_id = ? and me.from_seq < message.seq
     where message.thread_id = ? and message.seq = ?`,
    [member.memberId, threadId, seq],
  );
  return row ? { subjectId: row.id, aboutId: row.sender_id, evidence: row.evidence } : null;
}

/** A profile is seen by those who share a thread or a game's room with its member, or may write to them. */
async function seenProfile(
  em: EntityManager,
  rules: TalkRules,
  { memberId: reporterId }: Member,
  memberId: string,
): Promise<Seen | null> {
  const [row] = await em.execute<{ evidence: object; is_met: boolean }[]>(
    `select jsonb_build_object('full_name', p.full_name) as evidence,
       exists (
         select from thread_readers me join thread_readers other on other.thread_id = me.thread_id
         where me.user_id = ? and other.user_id = u.id
       ) or exists (
         select from game_participants me join game_participants other on other.room_id = me.room_id
         where me.user_id = ? and other.user_id = u.id
       ) as is_met
     from users u left join profiles p on p.user_id = u.id where u.id = ?`,
    [reporterId, reporterId, memberId],
  );
  if (!row) return null;
  const isSeen = row.is_met || (await reachableFrom(em, rules, reporterId, [memberId])).has(memberId);
  return isSeen ? { subjectId: memberId, aboutId: memberId, evidence: row.evidence } : null;
}

/** A channel with its newest messages, where its members report it; it is about whoever owns it. */
async function seenChannel(em: EntityManager, { memberId }: Member, channelId: string): Promise<Seen | null> {
  const [row] = await em.execute<{ owner_id: string | null; evidence: object }[]>(
    `select (select m.user_id from thread_members m where m.thread_id = channel.thread_id and m.role = 'owner') as owner_id,
       ${channelKept("channel")} || jsonb_build_object('messages', ${messagesKept(
         "m",
         "me.from_seq",
         `from messages m join threads t on t.id = m.thread_id
          where m.thread_id = me.thread_id and m.seq > t.last_seq - ${MESSAGES_OF_CHANNEL} and m.seq > me.from_seq`,
       )}) as evidence
     from community_channels channel
     left join thread_readers me on me.thread_id = channel.thread_id and me.user_id = ?
     where channel.thread_id = ? and channel.closed_at is null and (me.user_id is not null or not channel.is_private)`,
    [memberId, channelId],
  );
  return row ? { subjectId: channelId, aboutId: row.owner_id, evidence: row.evidence } : null;
}

export async function listOwn(em: EntityManager, member: Member): Promise<OutputOf<typeof listOwnReports>["reports"]> {
  return await em.execute(
    `select id as "reportId", kind, reason, state, outcome, (extract(epoch from created_at) * 1000)::float8 as "createdAt"
     from reports where reporter_id = ? order by created_at desc limit 100`,
    [member.memberId],
  );
}
