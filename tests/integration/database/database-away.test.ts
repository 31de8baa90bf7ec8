import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession, signIn } from "../../../schema/account/api.ts";
import { gameTypes } from "../../../schema/game/settings.ts";
import { newMember, type Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { messagesOf, openGameRoom, roundOpens, type SeatedPlayer } from "../../support/game/player.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { openTcpProxy, type TcpProxy } from "../../support/server/tcp-proxy.ts";
import { until } from "../../support/until.ts";

/** Requests sent one after another while the database is away; each tries to connect. */
const REFUSED = 20;

let proxy: TcpProxy;
let server: TestServer;
let member: Person;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await freshDatabaseUrl();
  const through = new URL(databaseUrl);
  proxy = await openTcpProxy(Number(through.port));
  through.port = new URL(proxy.url).port;
  server = await bootServer({ DATABASE_URL: through.href });
  member = await newMember(server.url);
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
});

const status = async (path: string) => (await fetch(server.url + path, { headers: { Cookie: member.cookie } })).status;

/** Counts this server's open database connections. */
async function connections(): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database()",
    );
    return rows[0].n;
  } finally {
    await client.end();
  }
}

test("while the database is away the server stays up and not ready, then reconnects with its full pool", async () => {
  const before = await connections();
  proxy.cut("drop");
  await until(async () => (await status("/api/ready")) === 503);
  expect(await status("/api/health")).toBe(200);
  const body = { email: member.me?.email ?? "", password: TEST_PASSWORD };
  expect((await member.call(readSession)).error?.code).toBe("server/unavailable");
  expect((await member.call(signIn, { body })).error?.code).toBe("server/unavailable");
  for (let request = 0; request < REFUSED; request += 1) expect(await status("/api/ready")).toBe(503);
  proxy.mend();
  await until(async () => (await status("/api/ready")) === 200);
  await until(async () => (await member.call(readSession)).status === 200);
  await until(async () => (await connections()) <= before + 5);
  // The connection that listens for events has also reconnected, exactly once.
  const listening = async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    await client.end();
    return rows[0].n as number;
  };
  await until(async () => (await listening()) === 1);
});

test("GAME-35 an answer is refused while the database is away, and counts once when it is resent", async () => {
  const tables = await Promise.all(gameTypes.map((game) => openGameRoom(server.url, 2, { game, timeLimit: 60 })));
  const guests = tables.map(([, guest]) => guest as SeatedPlayer);
  for (const [host] of tables) host?.room.send("start", {});
  for (const guest of guests) await roundOpens(guest, 1);
  const answer = ({ game, room }: SeatedPlayer) => {
    const { request, payload } = playedGames[game].reply(room.state, "right");
    room.send(request, { id: `answer-in-${game}`, round: 1, ...payload });
  };
  proxy.cut("drop");
  for (const guest of guests) answer(guest);
  await until(() => guests.every((guest) => messagesOf(guest, "refused").length === 1));
  for (const guest of guests) {
    expect(messagesOf(guest, "refused")).toMatchObject([{ code: "server/unavailable", id: `answer-in-${guest.game}` }]);
    // The refusal is sent at once, the state only with the next patch.
    await until(() => guest.room.state.players.get(guest.memberId)?.hasAnswered === false);
  }
  proxy.mend();
  await until(async () => (await status("/api/ready")) === 200);
  for (const guest of guests) {
    // Repeats the answer until the receipt arrives, as the client does.
    while (messagesOf(guest, "receipt").length === 0) {
      const { length } = guest.received;
      answer(guest);
      await until(() => guest.received.length > length);
    }
    answer(guest);
    await until(() => messagesOf(guest, "receipt").length === 2);
  }
  const saved = await server.database
    .fork()
    .execute<{ request_id: string; points_earned: number }[]>(
      "select request_id, points_earned from game_round_results order by request_id",
    );
  expect(saved.map(({ request_id }) => request_id)).toEqual(["answer-in-trivia", "answer-in-word_battle"]);
  for (const { points_earned } of saved) expect(points_earned).toBeGreaterThan(0);
});
