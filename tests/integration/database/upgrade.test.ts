import { readFileSync } from "node:fs";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import * as accountApi from "../../../schema/account/api.ts";
import type { Endpoint } from "../../../schema/endpoint.ts";
import * as healthApi from "../../../schema/health/api.ts";
import { leaderAddress } from "../../load/community/community-size.ts";
import { LEADER_PASSWORD } from "../../load/community/fill-community.ts";
import { Person } from "../../support/account/people.ts";
import { rowCounts, tablesOf } from "../../support/release/dump-rows.ts";
import { migrateTo } from "../../support/release/migrate-to.ts";
import { dumpFile, readReleased } from "../../support/release/released.ts";
import { adminReads, paramsFor, variantsOf } from "../../support/request/admin-reads.ts";
import { declaredEndpoints, schemaOf } from "../../support/request/declared-input.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { emptyDatabaseUrl } from "../../support/server/database.ts";

const released = readReleased();
const releases = Object.keys(released);

/** Gives an empty database the tables that this release had. */
async function createTables(url: string, release: string): Promise<void> {
  const known = releases.slice(0, releases.indexOf(release) + 1).flatMap((each) => Object.keys(released[each] ?? {}));
  await migrateTo(
    url,
    migrations.filter(({ name }) => known.includes(name)),
  );
}

/** What the admin's screens read, and everybody's lists; but no searches for a word. */
const reads = [
  ...adminReads,
  ...declaredEndpoints.filter(
    ([, endpoint]) => endpoint.method === "GET" && endpoint.caller !== "admin" && !endpoint.path.includes(":"),
  ),
].filter(([, endpoint]) => {
  const isStream = "kind" in endpoint && endpoint.kind === "events";
  return !isStream && schemaOf(endpoint, "query")?.safeParse(queryOf(endpoint)).success !== false;
});

/** The query of a screen as it opens. */
function queryOf(endpoint: Endpoint): Record<string, string> {
  const [first] = variantsOf(endpoint);
  return { ...first?.query };
}

describe.each(releases)("a database of release %s", (release) => {
  let client: Client;
  let tables: string[];
  let stored: Record<string, number>;
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    const url = await emptyDatabaseUrl();
    await createTables(url, release);
    client = new Client({ connectionString: url });
    await client.connect();
    tables = await tablesOf(client);
    await client.query(readFileSync(dumpFile(release), "utf8"));
    stored = await rowCounts(client, tables);
    // Runs the migrations that came after the release.
    server = await bootServer({ DATABASE_URL: url });
    admin = new Person(server.url);
    await admin.must(accountApi.signIn, { body: { email: leaderAddress(1), password: LEADER_PASSWORD } });
    await client.query("update sessions set password_confirmed_at = now()");
  });
  afterAll(async () => {
    await server?.stop();
    await client?.end();
  });

  test("has rows in every table of that release", () => {
    expect(tables.length).toBeGreaterThan(70);
    expect(tables.filter((table) => stored[table] === 0)).toEqual([]);
  });

  test("still has its rows once a server of this release runs on it", async () => {
    const now = await rowCounts(client, tables);
    const lost = tables.filter((table) => (now[table] ?? 0) < (stored[table] ?? 0));
    expect(lost).toEqual([]);
  });

  test("is served: the server is ready", async () => {
    expect((await admin.call(healthApi.readReady)).status).toBe(200);
  });

  test.each(reads)("answers %s", async (_name, endpoint) => {
    const rowsOf = async (sql: string) => (await client.query<{ id: string }>(sql)).rows;
    const { error, status } = await admin.call(endpoint, {
      params: await paramsFor(endpoint, rowsOf),
      query: queryOf(endpoint),
    });
    expect([error, status]).toEqual([undefined, 200]);
  });
});
