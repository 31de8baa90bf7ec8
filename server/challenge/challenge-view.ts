import type { EntityManager } from "@mikro-orm/postgresql";
import type { Challenge } from "../../schema/challenge/api.ts";
import type { MemberRole } from "../../schema/member/role.ts";
import { Refusal } from "../platform/refusal.ts";
import { NAMELESS_PLAYER } from "../profile/profile.ts";
import { isBlockBetween, type MessagingPolicy, messagingDecision } from "../safety/safety.ts";
import { outcomeOf } from "../solo/solo.ts";
import { type ChallengeRow, selectChallenge, selectChallenges } from "./challenge-store.ts";

/** Everything of the member, the newest first. */
export async function listChallenges(em: EntityManager, memberId: string): Promise<Challenge[]> {
  const challenges: Challenge[] = [];
  for (const row of await selectChallenges(em, [memberId])) challenges.push(await present(em, row));
  return challenges;
}

/** CHALLENGE-5: a challenge that the member has made or got, or may take up from its link. */
export async function findChallenge(
  em: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  challengeId: string,
): Promise<ChallengeRow> {
  const [row] = await selectChallenge(em, [memberId, challengeId]);
  if (!row) throw new Refusal("challenge/not-found");
  if (row.role !== "guest") return row;
  const { decision } = await messagingDecision(em, policy, row.challenger_id, memberId);
  if (decision === "refused" || (await isBlockBetween(em, row.challenger_id, memberId)))
    throw new Refusal("challenge/not-found");
  return row;
}

/** CHALLENGE-4, CHALLENGE-6: a challenge as its reader sees it. */
export async function present(em: EntityManager, row: ChallengeRow): Promise<Challenge> {
  const theirs = row.their_game === null ? null : await outcomeOf(em, row.their_game);
  return {
    challengeId: row.id,
    role: row.role,
    friend: row.has_friend
      ? { displayName: row.friend_name ?? NAMELESS_PLAYER, roles: row.friend_roles as MemberRole[] }
      : null,
    state: stateOf(row),
    own: row.own_game === null ? null : { gameId: row.own_game, ...(await outcomeOf(em, row.own_game)) },
    theirs: theirs && { score: theirs.score, marks: theirs.marks, wordLength: theirs.wordLength },
    endsAt: row.ends_at,
  };
}

function stateOf({ is_finished, is_sent, ends_at }: ChallengeRow): Challenge["state"] {
  if (is_finished) return "finished";
  if (ends_at <= Date.now()) return "ended";
  return is_sent ? "sent" : "open";
}
