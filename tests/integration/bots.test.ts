import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BotOptions, readBotOptions } from "../load/bot-options.ts";
import { runBots } from "../load/run-bots.ts";
import { bootServer, type TestServer } from "../support/boot.ts";

const [TABLES, PLAYERS, ROUNDS] = [3, 3, 5];
let server: TestServer;
let options: BotOptions;
beforeAll(async () => {
  server = await bootServer({ SIGN_UPS_PER_HOUR: String(TABLES * PLAYERS) });
  const file = join(server.dataDir, "bots-members.json");
  const args = `--url ${server.url} --tables ${TABLES} --players ${PLAYERS} --rounds ${ROUNDS} --members-file ${file}`;
  options = readBotOptions(args.split(" ")) as BotOptions;
});
afterAll(() => server.stop());

const play = () => runBots(options, AbortSignal.timeout(20_000));

test("bots finish every game without an error, and all that was confirmed to them counts once", async () => {
  const report = await play();
  expect(report).toMatchObject({ gamesFinished: TABLES, errors: [], examples: [], miscounts: [] });
  expect(report.receipts.count).toBe(TABLES * PLAYERS * ROUNDS);
  expect(report.answersSeen.count).toBe(TABLES * PLAYERS * ROUNDS);
  expect(report.bytes.roundReceived).toBeGreaterThan(100);
  const [row] = await server.database
    .fork()
    .execute<{ results: number; points: number }[]>(
      "select count(*)::int as results, sum(points_earned)::int as points from game_round_results",
    );
  const points = [...report.scores.values()].reduce((sum, score) => sum + score, 0);
  expect(row).toEqual({ results: TABLES * PLAYERS * ROUNDS, points });
});

test("the same members come back on their kept sessions, and no one signs up again", async () => {
  expect(await play()).toMatchObject({ gamesFinished: TABLES, errors: [], miscounts: [] });
  expect(statSync(options["members-file"]).mode & 0o077).toBe(0);
});
