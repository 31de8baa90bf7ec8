import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emptyDatabaseUrl, freshDatabaseUrl } from "../../support/server/database.ts";

let folder: string;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lampstand command-"));
  url = await freshDatabaseUrl();
});
beforeEach(() => rmSync(join(folder, "settings.env"), { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameIn = (address: string) => new URL(address).pathname.slice(1);
const command = (file: string, args: readonly string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, [`server/command/${file}.ts`, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATA_DIR: folder, ...environment },
    encoding: "utf8",
  });
const giveRole = (environment: Record<string, string> = {}) =>
  command("give-role", ["admin", "nobody@example.org"], environment);

test("SETUP-6 SETUP-3 a command reads the settings file, and names its database without the password", () => {
  writeFileSync(join(folder, "settings.env"), `DATABASE_URL=${url}\nSECRET=${"s".repeat(40)}\n`);
  const { stderr, status } = giveRole();
  expect(status).toBe(1);
  const { hostname, port, password } = new URL(url);
  expect(stderr).toBe(
    `This uses the database ${nameIn(url)} on ${hostname}:${port}.\nThere is no account with the address nobody@example.org. Sign up with it first.\n`,
  );
  expect(password.length).toBeGreaterThan(5);
  expect(stderr).not.toContain(password);
});

test("SETUP-4 a command does nothing with a settings file that has an error", () => {
  writeFileSync(join(folder, "settings.env"), `DATABSE_URL=${url}\n`);
  const { stderr, status } = giveRole({ SECRET: "s".repeat(40) });
  expect(status).toBe(1);
  expect(stderr).toContain("Line 1 gives DATABSE_URL, which is not a setting. Did you mean DATABASE_URL?");
  expect(stderr).not.toContain("This uses");
});

test("SETUP-6 a command creates no built-in database where there is none", () => {
  const { stderr, status } = giveRole({ SECRET: "s".repeat(40) });
  expect(status).toBe(1);
  expect(stderr).toContain(`There is no database yet: the built-in database in ${folder}. Nothing was created.`);
  expect(existsSync(join(folder, "postgres"))).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["is empty", ""],
  ["was not made by Lampstand", "create table sheep (name text)"],
])("SETUP-6 a command leaves a database alone that %s", async (reason, sql) => {
  const other = await emptyDatabaseUrl();
  const client = new Client({ connectionString: other });
  await client.connect();
  try {
    await client.query(sql);
    const { stderr, status } = giveRole({ DATABASE_URL: other, SECRET: "s".repeat(40) });
    expect(status).toBe(1);
    expect(stderr).toContain(`Nothing was done, because the database ${nameIn(other)} on`);
    expect(stderr).toContain(reason);
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    expect(rows).toEqual(sql === "" ? [] : [{ tablename: "sheep" }]);
  } finally {
    await client.end();
  }
});

test("SETUP-6 a command says that it cannot reach a database, without the password", () => {
  const { stderr, status } = giveRole({
    DATABASE_URL: "postgresql://ada:hidden-password@127.0.0.1:9/community",
    SECRET: "s".repeat(40),
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This cannot reach the database community on 127\.0\.0\.1:9: .+\.\n$/);
  expect(stderr).not.toContain("hidden-password");
});

test("SETUP-6 the migrate command may be the first on a database", async () => {
  const fresh = await emptyDatabaseUrl();
  const { stdout, status } = command("migrate", [], { DATABASE_URL: fresh, SECRET: "s".repeat(40) });
  expect(status).toBe(0);
  expect(stdout).toBe("The database is up to date.\n");
});

test("SETUP-8 the admin-code command shows a code for the page where it is entered", () => {
  const environment = { DATABASE_URL: url, SECRET: "s".repeat(40), PUBLIC_URL: "https://community.example" };
  const { stdout, status } = command("admin-code", [], environment);
  expect(status).toBe(0);
  expect(stdout).toContain("Open https://community.example/setup");
  expect(stdout).toMatch(/\n {2}([2-9A-Z]{4}-){5}[2-9A-Z]{4}\n$/);
});
