import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Timings } from "../../../rooms/index.ts";
import { createRoom } from "../../../schema/game/api.ts";
import { gameTypes } from "../../../schema/game/settings.ts";
import type { Phase } from "../../../schema/game/state.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { newMember } from "../../support/account/people.ts";
import { ScriptedTable } from "../../support/game/scripted-table.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder, readyStatus, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const quick: Partial<Timings> = { startingMs: 30, revealMs: 100, breakMs: 30 };
/** Longer than any test. */
const ENDLESS_MS = 60 * 60_000;
/** Far longer than any test: nobody can wait for the lease of a killed server. */
const lease = { renewalMs: 200, graceMs: ENDLESS_MS };

const folder = dataFolder();
let databaseUrl: string;
let pool: Pool;
beforeAll(async () => {
  databaseUrl = await freshDatabaseUrl();
  pool = new Pool({ connectionString: databaseUrl });
});
afterAll(async () => {
  await folder.remove();
  await pool.end();
});

const query = async <Row extends object>(sql: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query(sql, values)).rows as Row[];

async function start(environment: Record<string, string> = {}, timings = quick): Promise<ServerProcess> {
  const server = await startProcess({
    dataDir: folder.path,
    timings,
    environment: { DATABASE_URL: databaseUrl, TEST_LEASE: JSON.stringify(lease), ...environment },
  });
  onTestFinished(() => void server.end("SIGKILL"));
  return server;
}

/** A server beside others on the database. */
async function startBeside(environment: Record<string, string> = {}, timings = quick): Promise<ServerProcess> {
  const server = await start({ TEST_BESIDE_OTHERS: "yes", ...environment }, timings);
  await untilReady(server);
  return server;
}

/** Plays until the table is in this phase, and returns the round from which everyone goes on. */
async function playUntil(phase: Phase, table: ScriptedTable): Promise<number> {
  if (phase === "waiting") return 1;
  table.start();
  if (phase === "round") await table.answer(0, 1);
  if (phase === "reveal" || phase === "break") await table.play(1, 1);
  if (phase === "finished") await table.play(1, table.state.rounds);
  await until(() => table.state.phase === phase);
  return { reveal: 2, break: 2, finished: table.state.rounds + 1 }[phase as "reveal"] ?? 1;
}

/** For each kill: the phases it interrupts, each at its own tables, and timings that keep the tables in them. */
const kills: [Phase[], Partial<Timings>][] = [
  [["waiting", "starting"], { ...quick, startingMs: ENDLESS_MS }],
  [["round", "finished"], quick],
  [["reveal"], { ...quick, revealMs: ENDLESS_MS }],
  [["break"], { ...quick, breakMs: ENDLESS_MS }],
];

test.each(kills)(
  "GAME-162 kill -9 in the phases %s: another server goes on with the games, once",
  async (phases, timings) => {
    const [killed, living] = [await startBeside({}, timings), await startBeside()];
    const others = await ScriptedTable.open(living.url, "trivia");
    let interrupted = 0;
    void others.closed().then(() => (interrupted += 1));
    others.start();
    await others.play(1, 1);
    const tables = await Promise.all(
      phases.flatMap((phase) =>
        gameTypes.map(async (game) => {
          const table = await ScriptedTable.open(killed.url, game);
          return { table, phase, next: await playUntil(phase, table) };
        }),
      ),
    );
    const closed = Promise.all(tables.map(({ table }) => table.closed()));
    await killed.end("SIGKILL");
    await closed;

    await Promise.all(
      tables.map(async ({ table, phase, next }) => {
        const { roomCode } = table.state;
        await table.returnTo(living.url);
        expect(table.state.roomCode).toBe(roomCode);
        if (phase === "round") {
          await table.answer(1, 1);
          await table.playOn(2);
        } else await table.playOn(next);
        await table.expectScriptedResult(query);
      }),
    );
    expect(interrupted).toBe(0);
    await others.playOn(2);
    await others.expectScriptedResult(query);
    expect(await living.end("SIGTERM")).toBe(0);
  },
);

describe("SIGTERM during games", () => {
  const patient = { DRAIN_SECONDS: "60" };

  test("GAME-161 rounds end where they are, and another server goes on with the games", async () => {
    const [leaving, living] = [await startBeside(patient), await startBeside()];
    const tables = await Promise.all(gameTypes.map((game) => ScriptedTable.open(leaving.url, game)));
    const waiting = await ScriptedTable.open(leaving.url, "trivia");
    const newcomer = await newMember(leaving.url, "Late Ade");
    for (const table of tables) table.start();
    await Promise.all(tables.map((table) => table.answer(0, 1)));
    const [waitingClosed, closed] = [waiting.closed(), Promise.all(tables.map((table) => table.closed()))];
    const ended = leaving.end("SIGTERM");

    expect(await waitingClosed).toEqual([CLOSE_CODES.draining, CLOSE_CODES.draining]);
    await waiting.returnTo(living.url);
    // It serves as long as rounds are open, but says that it is about to end, and opens no rooms.
    expect(await readyStatus(leaving.url)).toBe(503);
    const body = { gameType: "trivia", roomName: "Too late" } as const;
    expect((await newcomer.call(createRoom, { body })).error?.code).toBe("server/draining");
    await Promise.all(tables.map((table) => table.answer(1, 1)));
    expect((await closed).flat()).toEqual(tables.flatMap(() => [CLOSE_CODES.draining, CLOSE_CODES.draining]));
    expect(await ended).toBe(0);

    for (const table of [...tables, waiting]) {
      if (table !== waiting) await table.returnTo(living.url);
      await table.playOn(table === waiting ? 1 : 2);
      await table.expectScriptedResult(query);
    }
    expect(await living.end("SIGTERM")).toBe(0);
  });

  test("GAME-160 with ROLLING_UPDATE=on, the next server goes on with the games of the only one", async () => {
    const leaving = await start(patient);
    await untilReady(leaving);
    const [table, waiting] = [
      await ScriptedTable.open(leaving.url, "trivia"),
      await ScriptedTable.open(leaving.url, "word_battle"),
    ];
    table.start();
    await table.answer(0, 1);
    const next = await start({ ROLLING_UPDATE: "on" });
    await until(() => next.output().includes(`process id ${leaving.child.pid}`));
    const closed = Promise.all([table.closed(), waiting.closed()]);
    const ended = leaving.end("SIGTERM");
    await until(async () => (await readyStatus(leaving.url)) === 503);
    await table.answer(1, 1);
    expect((await closed).flat()).toEqual(Array(4).fill(CLOSE_CODES.draining));
    expect(await ended).toBe(0);

    await untilReady(next);
    for (const each of [table, waiting]) {
      await each.returnTo(next.url);
      await each.playOn(each === table ? 2 : 1);
      await each.expectScriptedResult(query);
    }
    expect(await next.end("SIGTERM")).toBe(0);
  });
});
