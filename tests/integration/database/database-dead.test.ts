import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession, signIn } from "../../../schema/account/api.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { answerRound, openGameRoom, type SeatedPlayer } from "../../support/game/player.ts";
import { dataFolder, readyStatus, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ dataDir: folder.path, timings: { startingMs: 30, revealMs: 30, breakMs: 30 } });
  await untilReady(server);
});
afterAll(async () => {
  await server.end("SIGTERM");
  await folder.remove();
});

/** The process id of the database; 0 if it is not running or is just starting. */
function postmasterId(): number {
  const file = join(folder.path, "postgres/postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
}

async function countedGames({ memberId }: SeatedPlayer): Promise<number> {
  const client = new Client({ connectionString: (await startEmbeddedDatabase(folder.path)).url });
  await client.connect();
  try {
    const sql = "select total_games from game_leaderboards where user_id = $1";
    return (await client.query<{ total_games: number }>(sql, [memberId])).rows[0]?.total_games ?? 0;
  } finally {
    await client.end();
  }
}

test("a built-in database that dies during a game restarts, and the game continues and counts", async () => {
  const table = await openGameRoom(server.url, 2, { timeLimit: 60 });
  const [host, guest] = table as [SeatedPlayer, SeatedPlayer];
  let left = 0;
  for (const { room } of table) room.onLeave(() => (left += 1));
  host.room.send("start", {});
  await Promise.all(table.map((seated) => answerRound(seated, 1, true)));

  process.kill(postmasterId(), "SIGKILL");
  await until(async () => (await readyStatus(server.url)) === 503);
  await until(async () => (await readyStatus(server.url)) === 200);
  expect(server.output()).toContain("the built-in database died and is being restarted");

  expect((await guest.person.call(readSession)).body.me?.memberId).toBe(guest.memberId);
  const elsewhere = new Person(server.url);
  const body = { email: guest.person.me?.email ?? "", password: TEST_PASSWORD };
  expect((await elsewhere.call(signIn, { body })).status).toBe(200);
  for (let round = 2; round <= 5; round += 1) {
    await Promise.all(table.map((seated) => answerRound(seated, round, true)));
  }
  await until(() => table.every(({ room }) => room.state.phase === "finished"));
  await until(async () => (await countedGames(guest)) === 1);
  expect(left).toBe(0);
});

test("a built-in database is restarted as often as it dies, and stops with its server", async () => {
  const before = postmasterId();
  process.kill(before, "SIGKILL");
  await until(() => ![0, before].includes(postmasterId()));
  await until(async () => (await readyStatus(server.url)) === 200);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(postmasterId()).toBe(0);
});
