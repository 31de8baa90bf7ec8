import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf } from "../../schema/endpoint.ts";
import type { listOwnReports, report } from "../../schema/safety/api.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { UNKNOWN_USER } from "../profile/profile.ts";

type NewReport = BodyOf<typeof report>;

export async function listBlocked(em: EntityManager, member: Member) {
  return await em.execute<{ memberId: string; displayName: string }[]>(
    `select b.blocked_id as "memberId", coalesce(p.full_name, ?) as "displayName"
     from blocks b left join profiles p on p.user_id = b.blocked_id where b.blocker_id = ? order by b.created_at desc`,
    [UNKNOWN_USER, member.memberId],
  );
}

/** Blocks once, however often it is asked. */
export async function block(em: EntityManager, member: Member, memberId: string): Promise<void> {
  if (memberId === member.memberId) throw new Refusal("safety/not-found");
  const rows = await em.execute<{ id: string }[]>("select id from users where id = ?", [memberId]);
  if (rows.length === 0) throw new Refusal("safety/not-found");
  await em.execute("insert into blocks (blocker_id, blocked_id) values (?, ?) on conflict do nothing", [
    member.memberId,
    memberId,
  ]);
}

export async function unblock(em: EntityManager, member: Member, memberId: string): Promise<void> {
  await em.execute("delete from blocks where blocker_id = ? and blocked_id = ?", [member.memberId, memberId]);
}

/** The conversation of these two; null where they have none. */
export async function conversationBetween(em: EntityManager, one: string, other: string): Promise<string | null> {
  const [found] = await em.execute<{ thread_id: string }[]>(
    "select thread_id from conversations where participant_1 = least(?::uuid, ?::uuid) and participant_2 = greatest(?::uuid, ?::uuid)",
    [one, other, one, other],
  );
  return found?.thread_id ?? null;
}

/** SAFE-10 and SAFE-11: keeps what is reported as it is now, found through what the reporter can see. */
export async function fileReport(em: EntityManager, member: Member, filed: NewReport): Promise<string> {
  const seen =
    filed.kind === "message" ? await seenMessage(em, member, filed.subjectId) : await seenProfile(em, filed.subjectId);
  if (!seen) throw new Refusal("safety/not-found");
  const [kept] = await em.execute<{ id: string }[]>(
    `insert into reports (reporter_id, kind, subject_id, about_id, reason, note, evidence)
     values (?, ?, ?, ?, ?, ?, ?::jsonb) returning id`,
    [
      member.memberId,
      filed.kind,
      filed.subjectId,
      seen.aboutId,
      filed.reason,
      filed.note,
      JSON.stringify(seen.evidence),
    ],
  );
  return (kept as { id: string }).id;
}

interface Seen {
  readonly aboutId: string;
  readonly evidence: object;
}

async function seenMessage(em: EntityManager, member: Member, messageId: string): Promise<Seen | null> {
  const [row] = await em.execute<{ sender_id: string; evidence: object }[]>(
    `select message.sender_id, to_jsonb(message) as evidence
     from messages message join thread_members me on me.thread_id = message.thread_id and me.user_id = ?
     where message.id = ?`,
    [member.memberId, messageId],
  );
  return row ? { aboutId: row.sender_id, evidence: row.evidence } : null;
}

async function seenProfile(em: EntityManager, memberId: string): Promise<Seen | null> {
  const [row] = await em.execute<{ evidence: object }[]>(
    `select jsonb_build_object('full_name', p.full_name) as evidence
     from users u left join profiles p on p.user_id = u.id where u.id = ?`,
    [memberId],
  );
  return row ? { aboutId: memberId, evidence: row.evidence } : null;
}

export async function listOwn(em: EntityManager, member: Member): Promise<OutputOf<typeof listOwnReports>["reports"]> {
  return await em.execute(
    `select id as "reportId", kind, reason, state, outcome, (extract(epoch from created_at) * 1000)::float8 as "createdAt"
     from reports where reporter_id = ? order by created_at desc limit 100`,
    [member.memberId],
  );
}
