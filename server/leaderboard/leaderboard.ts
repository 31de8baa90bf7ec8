import type { GameType } from "../../schema/game/settings.ts";
import type { LeaderboardRow } from "../../schema/leaderboard/api.ts";
import { LEADERBOARD_ROWS } from "../../schema/limits.ts";
import type { Database } from "../platform/database/database.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import type { Member } from "../platform/session.ts";
import { firstName, NAMELESS_PLAYER } from "../profile/profile.ts";
import { type MessagingPolicy, messageableFilter } from "../safety/safety.ts";
import { addToBoard, changeBoard, keepBest, lockBoard, selectBoard, selectOwnPoints } from "./leaderboard-store.ts";

/**
 * The top ranks of one game by total score, then wins, then who got there first. The member's own row is added if it is
 * further down. Suspended members have no rank. Visitors see only first names. SAFE-53: a row names its member's id only if
 * the reader can see their sheet.
 */
export async function readLeaderboard(
  database: Pick<Database, "run">,
  policy: MessagingPolicy,
  member: Pick<Member, "memberId"> | null,
  gameType: GameType,
): Promise<LeaderboardRow[]> {
  const values = member
    ? (await messageableFilter(database, policy, member.memberId)).values
    : ([policy.today(), null, []] as const);
  const rows = await selectBoard(database, [gameType, LEADERBOARD_ROWS, ...values]);
  return rows.map(({ full_name, ...row }) => ({ ...row, displayName: shownName(full_name, member !== null) }));
}

/** DASHBOARD-8: the member's points are the sum of their scores in all games. */
export async function readOwnPoints(
  source: StatementSource,
  memberId: string,
): Promise<{ points: number; games: number }> {
  const [row] = await selectOwnPoints(source, [memberId]);
  return row ?? { points: 0, games: 0 };
}

function shownName(fullName: string | null, toMember: boolean): string {
  if (fullName === null) return NAMELESS_PLAYER;
  return toMember ? fullName : firstName(fullName);
}

/** What a game is worth for one of its players. */
interface Played {
  readonly memberId: string;
  readonly score: number;
  readonly isWon: boolean;
}

/** Adds one finished game to its players' totals. Call it once per game, inside the transaction that finishes it. */
export async function countGame(source: StatementSource, gameType: GameType, played: readonly Played[]): Promise<void> {
  await addToBoard(source, [gameType, JSON.stringify(played)]);
}

/**
 * QUESTION-13: replaces what a game was worth, which {@link countGame} has counted. Call it in the transaction that changes the
 * game's stored answers.
 */
export async function recountGame(
  tx: StatementSource,
  gameType: GameType,
  before: readonly Played[],
  after: readonly Played[],
): Promise<void> {
  const old = new Map(before.map((each) => [each.memberId, each]));
  const changes = after.flatMap(({ memberId, score, isWon }) => {
    const was = old.get(memberId);
    if (!was || (was.score === score && was.isWon === isWon)) return [];
    const wins = Number(isWon) - Number(was.isWon);
    return [{ memberId, scoreBefore: was.score, score: score - was.score, wins }];
  });
  if (changes.length === 0) return;
  await lockBoard(tx, [gameType, changes.map(({ memberId }) => memberId)]);
  await changeBoard(tx, [gameType, JSON.stringify(changes)]);
}

/** Keeps the best scores of the games of these rooms. Call it in the transaction that deletes them, with locks on the rooms. */
export async function keepBestScores(tx: StatementSource, roomIds: readonly string[]): Promise<void> {
  await keepBest(tx, [roomIds]);
}
