import type { GameType } from "../../schema/game/settings.ts";
import * as leaderboardApi from "../../schema/leaderboard/api.ts";
import type { Member } from "./member/member.ts";

/** One member's row of the leaderboard. */
export interface Standing {
  readonly games: number;
  readonly score: number;
}

const WAIT_LIMIT_MS = 10_000;
const RETRY_MS = 250;
const AT_ONCE = 8;

/** Reads each member's own row of the leaderboard; by member id. */
export async function readStandings(members: readonly Member[], gameType: GameType): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>();
  const waiting = [...members];
  const work = async () => {
    for (let member = waiting.pop(); member; member = waiting.pop()) {
      standings.set(member.memberId, await readStanding(member, gameType));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return standings;
}

/**
 * Checks that the leaderboard counted each game and each point of the ledgers once. Waits some time, because results are
 * stored while the table already shows them. Returns a description of each difference.
 */
export async function findMiscounts(
  members: readonly Member[],
  gameType: GameType,
  before: ReadonlyMap<string, Standing>,
  scores: ReadonlyMap<string, Standing>,
): Promise<string[]> {
  const until = performance.now() + WAIT_LIMIT_MS;
  let wrong: string[];
  for (;;) {
    const now = await readStandings(members, gameType);
    wrong = members.flatMap(({ memberId }) => {
      const [was, is, won] = [before.get(memberId), now.get(memberId), scores.get(memberId)];
      if (!was || !is || won === undefined) return [];
      if (is.games === was.games + won.games && is.score === was.score + won.score) return [];
      return [`${memberId} had ${inWords(was)}, won ${inWords(won)}, and has ${inWords(is)}`];
    });
    if (wrong.length === 0 || performance.now() > until) return wrong;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

async function readStanding(member: Member, gameType: GameType): Promise<Standing> {
  const { rows } = await member.call(leaderboardApi.readLeaderboard, { params: { gameType } });
  const mine = rows.find((row) => row.isMine);
  return { games: mine?.total_games ?? 0, score: mine?.total_score ?? 0 };
}

const inWords = ({ games, score }: Standing) => `${score} points in ${games} games`;
