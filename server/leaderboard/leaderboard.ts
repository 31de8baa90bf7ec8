import type { OutputOf } from "../../schema/endpoint.ts";
import type { GameType } from "../../schema/game/settings.ts";
import type { LeaderboardRow, readWeek } from "../../schema/leaderboard/api.ts";
import { FASTEST_ROWS, LEADERBOARD_ROWS } from "../../schema/limits.ts";
import type { Database } from "../platform/database/database.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { dayAfter, dayNumber, timeIn } from "../platform/date.ts";
import type { Member } from "../platform/session.ts";
import { firstName, NAMELESS_PLAYER } from "../profile/profile.ts";
import { type MessagingPolicy, messageableFilter } from "../safety/safety.ts";
import {
  addToBoard,
  changeBoard,
  keepBest,
  lockBoard,
  selectBoard,
  selectFastest,
  selectOwnPoints,
  selectWeek,
  type Unnamed,
} from "./leaderboard-store.ts";

export { shownBoard, type Unnamed as UnnamedRow } from "./leaderboard-store.ts";

/** LEADERBOARD-4: the top ranks of a {@link shownBoard}, as this member or a visitor sees them. */
export async function readShownBoard<Row extends { displayName: string }>(
  database: Pick<Database, "run">,
  policy: MessagingPolicy,
  member: Pick<Member, "memberId"> | null,
  select: (database: Pick<Database, "run">, values: readonly unknown[]) => Promise<Unnamed<Row>[]>,
  of: string,
): Promise<(Omit<Unnamed<Row>, "full_name"> & { displayName: string })[]> {
  const rows = await select(database, [of, LEADERBOARD_ROWS, ...(await readerOf(database, policy, member))]);
  return rows.map(namedFor(member));
}

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
  const rows = await selectBoard(database, [gameType, LEADERBOARD_ROWS, ...(await readerOf(database, policy, member))]);
  return rows.map(namedFor(member));
}

/** LEADERBOARD-1 to LEADERBOARD-4: the same of the week of this day, and the quickest right answers. */
export async function readWeekBoard(
  database: Pick<Database, "run">,
  policy: MessagingPolicy,
  member: Pick<Member, "memberId"> | null,
  { gameType, timeZone }: { gameType: GameType; timeZone: string },
): Promise<OutputOf<typeof readWeek>> {
  const firstDay = mondayOf(policy.today());
  const since = new Date(timeIn(timeZone, firstDay, "00:00")).toISOString();
  const reader = await readerOf(database, policy, member);
  const [rows, fastest] = await Promise.all([
    selectWeek(database, [gameType, LEADERBOARD_ROWS, ...reader, since]),
    selectFastest(database, [gameType, FASTEST_ROWS, ...reader, since]),
  ]);
  return { firstDay, rows: rows.map(namedFor(member)), fastest: fastest.map(namedFor(member)) };
}

/** The Monday on or before this day. */
export const mondayOf = (day: string): string => dayAfter(day, -((dayNumber(day) + 3) % 7));

/** The values of a `MessageableFilter`. */
const readerOf = async (
  database: Pick<Database, "run">,
  policy: MessagingPolicy,
  member: Pick<Member, "memberId"> | null,
) =>
  member ? (await messageableFilter(database, policy, member.memberId)).values : ([policy.today(), null, []] as const);

/** Gives rows the names that this member, or a visitor, sees. */
const namedFor =
  (member: unknown) =>
  <Row extends { full_name: string | null }>({ full_name, ...row }: Row) => ({
    ...row,
    displayName: shownName(full_name, member !== null),
  });

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
