import { gameTypes } from "../../../schema/game/settings.ts";
import { readLeaderboard, readOwnPoints, readWeekBoard } from "../../../server/leaderboard/leaderboard.ts";
import type { Database } from "../../../server/platform/database/database.ts";

type Policy = Parameters<typeof readLeaderboard>[1];
type BoardReader = (database: Pick<Database, "run">, policy: Policy, memberId: string) => Promise<unknown>;

const ofEach = (read: (gameType: (typeof gameTypes)[number]) => Promise<unknown>) => Promise.all(gameTypes.map(read));

/** Everything that adds up games, by what it shows. Practice is in none of them (GAME-172). */
export const boardReaders: Readonly<Record<string, BoardReader>> = {
  "the leaderboard, for the member": (database, policy, memberId) =>
    ofEach((gameType) => readLeaderboard(database, policy, { memberId }, gameType)),
  "the leaderboard, for visitors": (database, policy) =>
    ofEach((gameType) => readLeaderboard(database, policy, null, gameType)),
  "the leaderboard of the week, with the quickest answers": (database, policy, memberId) =>
    ofEach((gameType) => readWeekBoard(database, policy, { memberId }, { gameType, timeZone: "Africa/Lagos" })),
  "the member's own points": (database, _, memberId) => readOwnPoints(database, memberId),
};
