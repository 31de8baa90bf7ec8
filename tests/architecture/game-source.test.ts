import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { boardReaders } from "../support/game/game-readers.ts";

/** Every way to read what was played. */
const reads =
  /\b(game_round_results|GameRoundResultEntity|game_sessions|GameSessionEntity|game_leaderboards|GameLeaderboardEntity|counted_games)\b/;
/** The games themselves, of which practice is one. */
const everyGame = /\b(game_sessions|GameSessionEntity)\b/;

/**
 * GAME-172: for every source that reads what was played, what of `game-readers.ts` it shows, none of which changes with practice,
 * or a sentence that says why practice may be in it.
 */
const readers: Readonly<Record<string, readonly string[] | string>> = {
  "server/game/channel/game-channel.entity.ts": "declares a table",
  "server/game/channel/game-channel.ts": "locks one game while it gets its channel",
  "server/game/crash-recovery.ts": "whether one game was played to its end",
  "server/game/game-session.entity.ts": "declares the tables",
  "server/game/game-session.ts": "ends one game, and counts it if isCounted",
  "server/game/game-store.ts": "stores the answers of one game",
  "server/game/game.ts": "ends the running game of a room",
  "server/game/played/played-store.ts": "GAME-176: a member’s own games, and what they know",
  "server/game/retention.ts": "deletes old rooms after keepBestScores",
  "server/game/snapshot/saved-game.ts": "the answers of one round, for the server that takes it up",
  "server/game/void/void-store.ts": "the answers of one game, which recount counts if isCounted",
  "server/leaderboard/leaderboard-store.ts": Object.keys(boardReaders),
  "server/leaderboard/leaderboard.entity.ts": "declares the table",
  "server/question/admin/statistics-store.ts": "GAME-176: how often a question was asked, and how many knew it",
  "server/question/flag/flag-store.ts": "the questions that a member may flag",
  "server/question/question-store.ts": "GAME-176: the questions that a member has met",
  "server/safety/report/evidence.ts": "the questions of the room that a report is about",
  "server/safety/words/words-rules.ts": "declares the texts",
};

const sources = globSync("server/**/*.ts").map((path) => path.replaceAll("\\", "/"));
const matching = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(path, "utf8"))).sort();

test("GAME-172 every source that reads what was played says whether practice is in it", () => {
  expect(matching(reads)).toEqual(Object.keys(readers).sort());
});

test("GAME-172 what adds up games reads counted games alone, and all of it is compared", () => {
  const adding = Object.keys(readers).filter((path) => typeof readers[path] !== "string");
  const compared = adding.flatMap((path) => readers[path] as readonly string[]);
  expect(compared.sort()).toEqual(Object.keys(boardReaders).sort());
  expect(matching(everyGame).filter((path) => adding.includes(path))).toEqual([]);
});
