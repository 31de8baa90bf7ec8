import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { takeSeat } from "../../../schema/game/api.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { Person } from "../../support/account/people.ts";
import { type SeatedPlayer as AnySeated, answerRound, openGameRoom } from "../../support/game/player.ts";
import { dataFolder, readyStatus, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

type SeatedPlayer = AnySeated<"trivia">;

const quick = { startingMs: 30, revealMs: 30, breakMs: 30 };
const folder = dataFolder();
afterAll(() => folder.remove());

async function query<Row>(url: string, sql: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

const roomStatus = async (url: string, { seat }: SeatedPlayer) =>
  (await query<{ status: string }>(url, "select status from game_rooms where id = $1", [seat.roomId]))[0]?.status;
const countedGames = async (url: string, { memberId }: SeatedPlayer) =>
  (
    await query<{ total_games: number }>(url, "select total_games from game_leaderboards where user_id = $1", [
      memberId,
    ])
  )[0]?.total_games;

async function answerRounds(table: SeatedPlayer[], from: number, to: number): Promise<void> {
  for (let round = from; round <= to; round += 1) {
    await Promise.all(table.map((seated) => answerRound(seated, round, true)));
  }
}

/** Returns a function that counts the sockets of these tables that have closed since. */
function closedSockets(...tables: SeatedPlayer[][]): () => number {
  let closed = 0;
  for (const { room } of tables.flat()) room.onLeave(() => (closed += 1));
  return () => closed;
}

test("a second server on the data folder is refused after PostgreSQL died, and no room closes", async () => {
  const server = await startProcess({ dataDir: folder.path, timings: quick });
  onTestFinished(() => void server.end("SIGTERM"));
  await untilReady(server);
  const [playing, waiting] = [await openGameRoom(server.url, 2, { timeLimit: 60 }), await openGameRoom(server.url, 2)];
  const closed = closedSockets(playing, waiting);
  playing[0]?.room.send("start", {});
  await answerRounds(playing, 1, 1);

  const pidFile = join(folder.path, "postgres/postmaster.pid");
  const postmaster = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  process.kill(postmaster, "SIGKILL");
  const others = await Promise.all([1, 2].map(() => startProcess({ dataDir: folder.path })));
  for (const other of others) {
    await until(() => other.child.exitCode !== null);
    expect(other.output()).toContain(`process id ${server.child.pid}`);
  }
  await until(async () => existsSync(pidFile) && (await readyStatus(server.url)) === 200);
  await answerRounds(playing, 2, 5);
  const { url } = await startEmbeddedDatabase(folder.path);
  await until(async () => (await countedGames(url, playing[0] as SeatedPlayer)) === 1);
  expect(await roomStatus(url, waiting[0] as SeatedPlayer)).toBe("waiting");
  expect(closed()).toBe(0);
  expect(await server.end("SIGTERM")).toBe(0);
});

test("the file of a server that has ended does not prevent the next start", async () => {
  const before = await startProcess({ dataDir: folder.path });
  await untilReady(before);
  await before.end("SIGKILL");
  const after = await startProcess({ dataDir: folder.path });
  await untilReady(after);
  expect(await after.end("SIGTERM")).toBe(0);
});

test("no live room closes if PostgreSQL restarts while the next server waits for the one that serves", async () => {
  const lease = { renewalMs: 200, graceMs: 3_000 };
  const shared = dataFolder();
  onTestFinished(() => shared.remove());
  const postgres: EmbeddedDatabase = await startEmbeddedDatabase(shared.path);
  const start = (environment: Record<string, string> = {}): Promise<ServerProcess> =>
    startProcess({
      dataDir: folder.path,
      timings: quick,
      environment: { DATABASE_URL: postgres.url, TEST_LEASE: JSON.stringify(lease), ...environment },
    });
  const first = await start();
  onTestFinished(() => void first.end("SIGKILL"));
  await untilReady(first);
  const [playing, waiting] = [await openGameRoom(first.url, 2, { timeLimit: 60 }), await openGameRoom(first.url, 2)];
  const closed = closedSockets(playing, waiting);
  playing[0]?.room.send("start", {});
  await answerRounds(playing, 1, 1);

  const next = await start({ ROLLING_UPDATE: "on" });
  onTestFinished(() => void next.end("SIGKILL"));
  await until(() => next.output().includes("another server uses this database"));
  await postgres.stop();
  const awaySince = performance.now();
  // Longer than the grace period, so the lease is old when the database is back.
  await until(() => performance.now() - awaySince > lease.graceMs + lease.renewalMs);
  await postgres.revive();
  await untilReady(first);
  const settled = performance.now();
  await until(() => performance.now() - settled > 2 * lease.graceMs);
  expect(await readyStatus(next.url)).toBe(0);
  expect(await roomStatus(postgres.url, waiting[0] as SeatedPlayer)).toBe("waiting");
  await answerRounds(playing, 2, 5);
  await until(async () => (await countedGames(postgres.url, playing[0] as SeatedPlayer)) === 1);
  expect(closed()).toBe(0);

  await first.end("SIGKILL");
  await untilReady(next);
  // GAME-110: a member who asks the next server must retry until it has taken up the rooms of the first one.
  const { person, seat } = waiting[1] as SeatedPlayer;
  const elsewhere = new Person(next.url, person);
  const ask = async () => (await elsewhere.call(takeSeat, { params: { roomId: seat.roomId }, body: {} })).error?.code;
  await until(async () => (await ask()) !== "server/unavailable");
  expect(await ask()).toBeUndefined();
  expect(await roomStatus(postgres.url, waiting[0] as SeatedPlayer)).toBe("waiting");
  expect(await next.end("SIGTERM")).toBe(0);
});
