import type { GameType } from "../../schema/game/settings.ts";
import { leaderboardApi } from "../../schema/leaderboard/api.ts";
import type { Member } from "./member/member.ts";

/** What the leaderboard has for one member. */
export interface Standing {
  readonly games: number;
  readonly score: number;
}

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 250;
const AT_ONCE = 8;

/** Everyone's own row of the leaderboard, by member. */
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
 * Compares the leaderboard with what the ledgers say was won: each game counted once, each point once. Results are
 * written while the table already shows them, so the rows get some time. Answers with what is wrong.
 */
export async function findMiscounts(
  members: readonly Member[],
  gameType: GameType,
  before: ReadonlyMap<string, Standing>,
  scores: ReadonlyMap<string, number>,
): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS;
  let wrong: string[];
  for (;;) {
    const now = await readStandings(members, gameType);
    wrong = members.flatMap(({ memberId }) => {
      const [was, is, won] = [before.get(memberId), now.get(memberId), scores.get(memberId)];
      if (!was || !is || won === undefined) return [];
      if (is.games === was.games + 1 && is.score === was.score + won) return [];
      return [`${memberId} had ${inWords(was)}, won ${won}, and has ${inWords(is)}`];
    });
    if (wrong.length === 0 || performance.now() > until) return wrong;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function readStanding(member: Member, gameType: GameType): Promise<Standing> {
  const { rows } = await member.call(leaderboardApi.readLeaderboard, { params: { gameType } });
  const mine = rows.find((row) => row.isMine);
  return { games: mine?.total_games ?? 0, score: mine?.total_score ?? 0 };
}

const inWords = ({ games, score }: Standing) => `${score} points in ${games} games`;
