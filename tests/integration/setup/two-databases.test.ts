import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { isOneDatabase } from "../../../server/platform/database/database-roles.ts";
import { checkDatabase } from "../../../server/setup/wizard/check-database.ts";
import { bootServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";

let DATABASE_URL: string;
let MIGRATION_DATABASE_URL: string;
let told: string;
beforeAll(async () => {
  [DATABASE_URL, MIGRATION_DATABASE_URL] = [await freshDatabaseUrl(), await freshDatabaseUrl()];
  const named = (url: string) => {
    const { hostname, port, pathname } = new URL(url);
    return `the database ${pathname.slice(1)} on ${hostname}:${port}`;
  };
  told = `DATABASE_URL and MIGRATION_DATABASE_URL lead to two databases: ${named(DATABASE_URL)}, and ${named(MIGRATION_DATABASE_URL)}.`;
});

test("SETUP-16 the setup finds that the two addresses lead to two databases", async () => {
  const found = await checkDatabase({ DATABASE_URL, MIGRATION_DATABASE_URL, dataDir: "/nowhere" });
  expect(found).toMatchObject({ level: "problem", text: expect.stringContaining(told) });
  expect(found.text).not.toContain(new URL(DATABASE_URL).password);
});

test("SETUP-16 a server does not start on two databases", async () => {
  const { message } = await bootServer({ DATABASE_URL, MIGRATION_DATABASE_URL }).then(
    () => new Error("it started"),
    (error: Error) => error,
  );
  expect(message).toContain(told);
  expect(message).not.toContain("cannot be reached");
});

test("SETUP-16 a command does nothing on two databases", () => {
  const env = { PATH: process.env.PATH, NODE_ENV: "test", DATA_DIR: "/nowhere", SECRET: "s".repeat(40) };
  const { status, stderr } = spawnSync(process.execPath, ["server/command/admin-code.ts"], {
    env: { ...env, DATABASE_URL, MIGRATION_DATABASE_URL },
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(told) });
});

test("SETUP-16 one database under two addresses is one", async () => {
  const other = new URL(DATABASE_URL);
  other.searchParams.set("application_name", "another address");
  expect(await isOneDatabase({ url: other.href, ownerUrl: DATABASE_URL })).toBe(true);
  expect(await isOneDatabase({ url: DATABASE_URL, ownerUrl: MIGRATION_DATABASE_URL })).toBe(false);
});
