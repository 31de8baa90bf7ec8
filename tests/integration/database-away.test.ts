import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession, signIn } from "../../schema/account/api.ts";
import { bootServer, type TestServer } from "../support/boot.ts";
import { freshDatabaseUrl } from "../support/database.ts";
import { type Line, openLine } from "../support/line.ts";
import { newMember, type Person, TEST_PASSWORD } from "../support/people.ts";
import { until } from "../support/until.ts";

const AWAY_MS = 8_000;

let line: Line;
let server: TestServer;
let member: Person;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await freshDatabaseUrl();
  const through = new URL(databaseUrl);
  line = await openLine(Number(through.port));
  through.port = new URL(line.url).port;
  server = await bootServer({ DATABASE_URL: through.href });
  member = await newMember(server.url);
});
afterAll(async () => {
  await server.stop();
  await line.close();
});

const status = async (path: string) => (await fetch(server.url + path, { headers: { Cookie: member.cookie } })).status;

/** Connections that this server holds open on its database. */
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

test("a database that is away for seconds: the server lives, says so, and is back by itself with no more connections than before", async () => {
  const before = await connections();
  line.cut("drop");
  const cutAt = performance.now();
  await until(async () => (await status("/api/ready")) === 503);
  expect(await status("/api/health")).toBe(200);
  const body = { email: member.me?.email ?? "", password: TEST_PASSWORD };
  expect((await member.call(readSession)).error?.code).toBe("server/unavailable");
  expect((await member.call(signIn, { body })).error?.code).toBe("server/unavailable");
  await until(() => performance.now() - cutAt > AWAY_MS);
  line.mend();
  await until(async () => (await status("/api/ready")) === 200);
  await until(async () => (await member.call(readSession)).status === 200);
  // The one that hears of ended sessions is back too, and it alone.
  await until(async () => (await connections()) <= before + 5);
  const watching = async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as n from pg_locks where locktype = 'advisory' and classid = 7001 and granted and database = (select oid from pg_database where datname = current_database())",
    );
    await client.end();
    return rows[0].n as number;
  };
  await until(async () => (await watching()) === 1);
});
