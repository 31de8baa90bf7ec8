import type { EntityManager } from "@mikro-orm/postgresql";
import type { Person } from "../../schema/chat/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { PEOPLE_FOUND } from "../../schema/limits.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { needsBirthDate, reachableFrom, standingOf, type TalkRules } from "../safety/safety.ts";

/** How many of those with a fitting name are looked at; whom one may not write to are left out of them. */
const CANDIDATES = 200;

/** Opens the conversation of the two, once, with a safeguarding lead in it where the rules want one (SAFE-8). */
export async function openConversation(
  em: EntityManager,
  rules: TalkRules,
  member: Member,
  otherId: string,
): Promise<string> {
  if (otherId === member.memberId) throw new Refusal("chat/not-allowed");
  const standing = await standingOf(em, rules, member.memberId, otherId);
  if (standing.needsBirthDate) throw new Refusal("chat/birth-date-needed");
  if (standing.verdict === "refused") throw new Refusal("chat/not-allowed");
  return await em.transactional(async (tx) => {
    const threadId = await makeConversation(tx, member.memberId, otherId);
    if (standing.verdict === "accompanied") await addLead(tx, threadId, standing.leadId);
    return threadId;
  });
}

/** Whoever is first makes it; whoever is second finds it, waiting for the first. */
async function makeConversation(tx: EntityManager, one: string, other: string): Promise<string> {
  const pair = [one, other].sort();
  // The pair's lock makes one of many wait for the other, so that no thread is made in vain.
  await tx.execute("select pg_advisory_xact_lock(hashtextextended(?, 4))", [pair.join(" ")]);
  const [found] = await tx.execute<{ thread_id: string }[]>(
    "select thread_id from conversations where participant_1 = ? and participant_2 = ?",
    pair,
  );
  if (found) return found.thread_id;
  const [made] = await tx.execute<{ id: string }[]>(
    `with thread as (insert into threads (kind) values ('conversation') returning id),
     talk as (
       insert into conversations (thread_id, participant_1, participant_2) select id, ?::uuid, ?::uuid from thread
     ), seats as (
       insert into thread_members (thread_id, user_id, role)
       select thread.id, member.id, 'participant' from thread, unnest(array[?::uuid, ?::uuid]) as member (id)
     )
     select id from thread`,
    [...pair, ...pair],
  );
  return (made as { id: string }).id;
}

/** A lead who is in it and still holds the role is enough. */
async function addLead(em: EntityManager, threadId: string, leadId: string | null): Promise<void> {
  const [live] = await em.execute(
    `select 1 as there from thread_members m join user_roles r on r.user_id = m.user_id and r.role = 'safeguarding_lead'
     join users u on u.id = m.user_id and u.suspended_at is null
     where m.thread_id = ? and m.role = 'safeguarding_lead'`,
    [threadId],
  );
  if (live) return;
  await em.execute(
    `insert into thread_members (thread_id, user_id, role) values (?, ?, 'safeguarding_lead')
     on conflict (thread_id, user_id) do nothing`,
    [threadId, leadId],
  );
}

/** SAFE-9: why this member may not write in this conversation now; what it lacks is put right. */
export async function objectionTo(
  em: EntityManager,
  rules: TalkRules,
  threadId: string,
  memberId: string,
): Promise<ErrorCode | undefined> {
  const [talk] = await em.execute<{ participant_1: string; participant_2: string; role: string }[]>(
    `select talk.participant_1, talk.participant_2, me.role
     from conversations talk join thread_members me on me.thread_id = talk.thread_id and me.user_id = ?
     where talk.thread_id = ?`,
    [memberId, threadId],
  );
  if (!talk) return "chat/not-found";
  const standing = await standingOf(em, rules, talk.participant_1, talk.participant_2);
  if (standing.verdict === "refused") return "chat/not-allowed";
  if (standing.verdict === "accompanied") await addLead(em, threadId, standing.leadId);
  return undefined;
}

/** At most ten by name whom the member may write to; refused while SAFE-7 is not met. */
export async function findPeople(
  em: EntityManager,
  rules: TalkRules,
  { memberId }: Pick<Member, "memberId">,
  name: string,
): Promise<Person[]> {
  if (await needsBirthDate(em, rules, memberId)) throw new Refusal("chat/birth-date-needed");
  const rows = await em.execute<Person[]>(
    `select p.user_id as "memberId", p.full_name as "displayName" from profiles p
     where p.user_id <> ? and p.full_name ilike ? order by p.full_name, p.user_id limit ?`,
    [memberId, `%${escaped(name)}%`, CANDIDATES],
  );
  const ids = rows.map((row) => row.memberId);
  const reachable = await reachableFrom(em, rules, memberId, ids);
  return rows.filter((row) => reachable.has(row.memberId)).slice(0, PEOPLE_FOUND);
}

/** What `like` would take as a pattern is meant as it is typed. */
const escaped = (name: string) => name.replace(/[\\%_]/g, (sign) => `\\${sign}`);
