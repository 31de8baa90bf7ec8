import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GameType, gameTypes } from "../../../schema/game/settings.ts";
import { type BotOptions, readBotOptions } from "../../load/bot-options.ts";
import { isClean, runBots } from "../../load/run-bots.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const [TABLES, PLAYERS, ROUNDS] = [3, 3, 5];
const ANSWERS = TABLES * PLAYERS * ROUNDS;
/** Answers that bots leave to the end of the time: in one round the middle one of three at each table. */
const forced: Readonly<Record<GameType, number>> = { trivia: 0, word_battle: TABLES };

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SIGN_UPS_PER_HOUR: String(gameTypes.length * TABLES * PLAYERS + 12), DM_POLICY: "open" });
});
afterAll(() => server.stop());

function optionsOf(game: GameType): BotOptions {
  const file = join(server.dataDir, `bots-${game}.json`);
  const args = `--url ${server.url} --game ${game} --tables ${TABLES} --players ${PLAYERS} --rounds ${ROUNDS}`;
  return readBotOptions(`${args} --time-limit 15 --members-file ${file}`.split(" ")) as BotOptions;
}

const run = (options: BotOptions) => runBots(options, AbortSignal.timeout(120_000));

async function play(game: GameType) {
  const { games, miscounts } = await run(optionsOf(game));
  return { ...(games as NonNullable<typeof games>), miscounts };
}

test("bots finish every game without errors, and everything confirmed to them counts once", async () => {
  const reports = await Promise.all(gameTypes.map(play));
  for (const [index, report] of reports.entries()) {
    const game = gameTypes[index] as GameType;
    expect(report).toMatchObject({ gamesFinished: TABLES, errors: [], examples: [], miscounts: [] });
    expect(report.answersConfirmed).toBe(ANSWERS);
    expect(report.receipts.count).toBe(ANSWERS - forced[game]);
    expect(report.answersSeen.count).toBe(ANSWERS - forced[game]);
    expect(report.bytes.roundReceived).toBeGreaterThan(100);
    const [row] = await server.database.fork().execute<{ results: number; points: number; forced: number }[]>(
      `select count(*)::int as results, sum(points_earned)::int as points,
              count(*) filter (where request_id like 'forced-%')::int as forced
         from game_round_results result
         join game_sessions session on session.id = result.session_id
         join game_rooms room on room.id = session.room_id
        where game_type = ?`,
      [game],
    );
    const points = [...report.scores.values()].reduce((sum, { score }) => sum + score, 0);
    expect(row).toEqual({ results: ANSWERS, points, forced: forced[game] });
  }
});

test("bots sign in with their saved sessions instead of signing up again", async () => {
  expect(await play("trivia")).toMatchObject({ gamesFinished: TABLES, errors: [], miscounts: [] });
  expect(statSync(optionsOf("trivia")["members-file"]).mode & 0o077).toBe(0);
});

test("bots of two processes play and write, and everything confirmed is stored once", async () => {
  const file = join(server.dataDir, "bots-mixed.json");
  const args =
    "--game mixed --tables 2 --players 2 --writers 8 --duration 1 --think 0.1-0.3 --time-limit 15 --processes 2";
  const report = await run(
    readBotOptions(`${args} --url ${server.url} --members-file ${file}`.split(" ")) as BotOptions,
  );
  expect(report).toMatchObject({ miscounts: [], cuts: 0 });
  expect(report.games).toMatchObject({ errors: [], examples: [] });
  expect(report.games?.gamesFinished).toBe(report.games?.tables);
  expect(report.chats).toMatchObject({ writers: 8, errors: [], lost: 0, doubled: 0, unconfirmed: 0 });
  const [stored] = await server.database.fork().execute<{ count: number }[]>("select count(*)::int from messages");
  expect(stored?.count).toBe(report.chats?.confirmed);
  expect(isClean(report)).toBe(true);
});

test("writers whose connections are cut come back and lose no message", async () => {
  const file = join(server.dataDir, "bots-mixed.json");
  const args = "--game chat --writers 4 --duration 3 --think 0.1-0.3 --network delay=20,loss=5,cut=0.5";
  const report = await run(
    readBotOptions(`${args} --url ${server.url} --members-file ${file}`.split(" ")) as BotOptions,
  );
  expect(report.cuts).toBeGreaterThan(0);
  expect(report.chats).toMatchObject({ writers: 4, lost: 0, doubled: 0, unconfirmed: 0 });
});
