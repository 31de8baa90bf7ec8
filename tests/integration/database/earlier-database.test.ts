import { spawnSync } from "node:child_process";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { StartupError } from "../../../server/platform/process/startup-error.ts";
import { bootServer } from "../../support/server/boot.ts";
import { emptyDatabaseUrl } from "../../support/server/database.ts";

/** A database as releases before 1.0 left it: only the names of its migrations matter. */
async function openEarlierDatabase(): Promise<{ url: string; client: Client }> {
  const url = await emptyDatabaseUrl();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`
    create table migrations (id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp);
    insert into migrations (name) values ('20261120-first-evening'), ('20261120-requests');
    create table users (id uuid primary key, name text not null);
    insert into users (id, name) values (gen_random_uuid(), 'Ngozi');
  `);
  return { url, client };
}

/** Everything that this database holds. */
async function contentOf(client: Client) {
  const objects = await client.query(
    "select oid, relname from pg_class where relnamespace = 'public'::regnamespace order by oid",
  );
  const schemas = await client.query("select nspname from pg_namespace where nspname !~ '^pg_' order by nspname");
  const users = await client.query("select xmin, * from users");
  const migrations = await client.query("select xmin, * from migrations order by id");
  return [objects, schemas, users, migrations].map(({ rows }) => rows);
}

test("a server refuses a database from before 1.0, says what to do, and changes nothing", async () => {
  const { url, client } = await openEarlierDatabase();
  const before = await contentOf(client);
  const refusal = await bootServer({ DATABASE_URL: url }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toContain("from before release 1.0");
  expect(String(refusal)).toContain("Nothing was changed");
  expect(String(refusal)).toMatch(/the release that made it.*empty database.*DATABASE_URL.*DATA_DIR/s);
  expect(await contentOf(client)).toEqual(before);
});

test("the migrate command refuses a database from before 1.0 and changes nothing", async () => {
  const { url, client } = await openEarlierDatabase();
  const before = await contentOf(client);
  const { status, stderr } = spawnSync(process.execPath, ["server/command/migrate.ts"], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATABASE_URL: url, DATA_DIR: "/nowhere", SECRET: "s".repeat(32) },
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^This uses the database .+\.\nThis database is from before release 1\.0/);
  expect(status).toBe(1);
  expect(await contentOf(client)).toEqual(before);
});
