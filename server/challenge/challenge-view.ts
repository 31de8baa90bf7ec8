import type { EntityManager } from "@mikro-orm/postgresql";
import type { Challenge } from "../../schema/challenge/api.ts";
import type { MemberRole } from "../../schema/member/role.ts";
import { Refusal } from "../platform/refusal.ts";
import { NAMELESS_PLAYER } from "../profile/profile.ts";
import { isBlockBetween, type MessagingPolicy, messagingDecision } from "../safety/safety.ts";
import { outcomesOf } from "../solo/solo.ts";
import { type ChallengeRow, selectChallenge, selectChallenges } from "./challenge-store.ts";

/** Everything of the member, the newest first. */
export const listChallenges = async (em: EntityManager, memberId: string): Promise<Challenge[]> =>
  await presentAll(em, await selectChallenges(em, [memberId]));

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
  const [challenge] = await presentAll(em, [row]);
  return challenge as Challenge;
}

async function presentAll(em: EntityManager, rows: readonly ChallengeRow[]): Promise<Challenge[]> {
  const gameIds = rows.flatMap(({ own_game, their_game }) => [own_game, their_game]).filter((id) => id !== null);
  const outcomes = await outcomesOf(em, gameIds);
  const outcomeOf = (gameId: string | null) => (gameId === null ? undefined : outcomes.get(gameId));
  return rows.map((row) => {
    const [own, theirs] = [outcomeOf(row.own_game), outcomeOf(row.their_game)];
    return {
      challengeId: row.id,
      role: row.role,
      friend: row.has_friend
        ? { displayName: row.friend_name ?? NAMELESS_PLAYER, roles: row.friend_roles as MemberRole[] }
        : null,
      state: stateOf(row),
      own: row.own_game !== null && own ? { gameId: row.own_game, ...own } : null,
      theirs: theirs ? { score: theirs.score, marks: theirs.marks, wordLength: theirs.wordLength } : null,
      endsAt: row.ends_at,
    };
  });
}

function stateOf({ is_finished, is_sent, ends_at }: ChallengeRow): Challenge["state"] {
  if (is_finished) return "finished";
  if (ends_at <= Date.now()) return "ended";
  return is_sent ? "sent" : "open";
}
