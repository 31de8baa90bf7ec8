import type { EntityManager } from "@mikro-orm/postgresql";
import type { Person } from "../../schema/chat/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { PEOPLE_FOUND } from "../../schema/limits.ts";
import type { Statement, Transaction } from "../platform/database.ts";
import { likePattern } from "../platform/like-pattern.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { shownRoles } from "../profile/profile.ts";
import {
  findLead,
  lockPair,
  reachOf,
  standingOf,
  type TalkFacts,
  type TalkRules,
  talkFacts,
  talkParameters,
  verdictFrom,
} from "../safety/safety.ts";
import { seatLead } from "../thread/thread.ts";

/** How many of those with a fitting name are looked at where hardly anybody may be found: a third of a second's work. */
const NAMES_SEARCHED = 20_000;

/** Opens the conversation of the two, once, with a safeguarding lead in it where the rules want one (SAFE-8). */
export async function openConversation(
  em: EntityManager,
  rules: TalkRules,
  member: Member,
  otherId: string,
): Promise<string> {
  if (otherId === member.memberId) throw new Refusal("chat/not-allowed");
  return await em.transactional(async (tx) => {
    // Many opens at once, and a block between, wait for one another here.
    await lockPair(tx, member.memberId, otherId);
    const standing = await standingOf(tx, rules, member.memberId, otherId);
    if (standing.needsBirthDate) throw new Refusal("chat/birth-date-needed");
    if (standing.verdict === "refused") throw new Refusal("chat/not-allowed");
    const threadId = await makeConversation(tx, member.memberId, otherId);
    if (standing.verdict === "accompanied") await accompany(tx, threadId, [member.memberId, otherId]);
    return threadId;
  });
}

/** Whoever is first makes it; whoever is second finds it. The caller holds the pair's lock. */
async function makeConversation(tx: EntityManager, one: string, other: string): Promise<string> {
  const pair = [one, other].sort();
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

/**
 * Puts a safeguarding lead into the thread where none is in it who holds the role now; true where that was needed. They
 * read from then on (SAFE-12).
 */
async function accompany(tx: EntityManager, threadId: string, pair: readonly string[]): Promise<boolean> {
  const live = await tx.execute<{ user_id: string }[]>(
    "select user_id from thread_readers where thread_id = ? and role = 'safeguarding_lead'",
    [threadId],
  );
  if (live.length > 0) return false;
  await seatLead(tx, threadId, await findLead(tx, pair));
  return true;
}

// What the policy asks of the two of each conversation, and which of those who would write may read it.
const judgement: Statement = {
  name: "judge-conversations",
  text: `select talk.thread_id, talk.participant_1, talk.participant_2,
       array(
         select reader.user_id::text from thread_readers reader
         where reader.thread_id = talk.thread_id and reader.user_id = any($2::uuid[])
       ) as writers,
       exists (
         select from thread_readers lead where lead.thread_id = talk.thread_id and lead.role = 'safeguarding_lead'
       ) as is_accompanied,
       ${talkFacts("talk.participant_1", "talk.participant_2").replaceAll("?::date", "$3::date")}
     from conversations talk where talk.thread_id = any($1::uuid[])`,
};

interface JudgedRow extends TalkFacts {
  readonly thread_id: string;
  readonly participant_1: string;
  readonly participant_2: string;
  readonly writers: readonly string[];
  readonly is_accompanied: boolean;
}

/**
 * SAFE-9: why each of these may not write in their conversation now, in their order. What a conversation lacks is put
 * right, and whoever writes hears of it before anything of theirs is read by somebody new.
 */
export async function objectionsTo(
  tx: Transaction,
  rules: TalkRules,
  asked: readonly { readonly threadId: string; readonly memberId: string }[],
): Promise<readonly (ErrorCode | undefined)[]> {
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  const threadIds = unique(asked.map(({ threadId }) => threadId));
  const memberIds = unique(asked.map(({ memberId }) => memberId));
  const rows = await tx.run<JudgedRow>(judgement, [threadIds, memberIds, talkParameters(rules)[0]]);
  const judged = new Map<string, { writers: readonly string[]; objection: ErrorCode | undefined }>();
  for (const row of rows) {
    // Who is not in it must not bring anybody into it.
    const objection = row.writers.length > 0 ? await objectionOf(tx.em, verdictFrom(rules, row), row) : undefined;
    judged.set(row.thread_id, { writers: row.writers, objection });
  }
  return asked.map(({ threadId, memberId }) => {
    const found = judged.get(threadId);
    return found?.writers.includes(memberId) ? found.objection : "chat/not-found";
  });
}

async function objectionOf(
  tx: EntityManager,
  verdict: ReturnType<typeof verdictFrom>,
  row: JudgedRow,
): Promise<ErrorCode | undefined> {
  if (verdict === "refused") return "chat/not-allowed";
  if (verdict === "open" || row.is_accompanied) return undefined;
  const pair = [row.participant_1, row.participant_2];
  return (await accompany(tx, row.thread_id, pair)) ? "chat/now-accompanied" : undefined;
}

/** At most ten by name whom the member may write to; refused while SAFE-7 is not met. */
export async function findPeople(
  em: EntityManager,
  rules: TalkRules,
  { memberId }: Pick<Member, "memberId">,
  name: string,
): Promise<Person[]> {
  const { needsBirthDate, includes } = await reachOf(em, rules, memberId);
  if (needsBirthDate) throw new Refusal("chat/birth-date-needed");
  // In the order of names first: who somebody is, is asked of one after the other, until there are enough.
  return await em.execute<Person[]>(
    `select named.*, ${shownRoles('named."memberId"')} as roles from (
       select p.user_id as "memberId", p.full_name as "displayName" from profiles p
       where p.user_id <> ? and p.plain_name like plain_letters(?) order by p.full_name, p.user_id limit ?
     ) named
     where ${includes.to('named."memberId"')} order by named."displayName", named."memberId" limit ?`,
    [memberId, likePattern(name), NAMES_SEARCHED, ...includes.values, PEOPLE_FOUND],
  );
}
