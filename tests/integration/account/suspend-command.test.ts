import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveRole } from "../../../server/account/account.ts";
import { type Database, openDatabase } from "../../../server/platform/database/database.ts";
import { nameOfDatabase } from "../../../server/platform/database/inspect-database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";

let url: string;
let database: Database;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  database = await openDatabase({ url, poolSize: 3, log: openLog({ LOG_LEVEL: "error" }) });
});
afterAll(() => database.close());

const suspend = (...args: string[]) => command("suspend", ...args);
const command = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [`server/command/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATABASE_URL: url, DATA_DIR: "/nowhere", SECRET: "s".repeat(32) },
    encoding: "utf8",
  });

test("SAFE-45 the suspend command says so if it suspends the last safeguarding lead", async () => {
  const ids = await addMembers(database.fork(), "First Lead", "Last Lead");
  const [first, last] = ids.map((memberId) => `${memberId}@example.org`) as [string, string];
  for (const address of [first, last]) await giveRole(database.fork(), address, "safeguarding_lead");
  expect(suspend(first)).toMatchObject({ status: 0, stdout: `${first} is suspended and signed out everywhere.\n` });
  expect(suspend(last)).toMatchObject({ status: 0, stdout: expect.stringMatching(/no safeguarding lead is left/i) });
  expect(suspend("--lift", last)).toMatchObject({ status: 0, stdout: `${last} may sign in again.\n` });
});

test("AUDIT-9 the commands that give a role and suspend leave rows without an actor", async () => {
  const [memberId] = await addMembers(database.fork(), "Halima");
  const rows = await auditDuring(database, async () => {
    command("give-role", "mentor", `${memberId}@example.org`);
    suspend(`${memberId}@example.org`);
    suspend("--lift", `${memberId}@example.org`);
  });
  const reason = expect.stringContaining("npm run");
  expect(rows).toMatchObject([
    { actor_id: null, kind: "role-given", member_id: memberId, detail: "mentor", reason },
    { actor_id: null, kind: "member-suspended", member_id: memberId, reason },
    { actor_id: null, kind: "member-restored", member_id: memberId, reason },
  ]);
});

test("the suspend command exits with 1 for an unknown email", () => {
  expect(suspend("nobody@example.org")).toMatchObject({
    status: 1,
    stderr: `This uses ${nameOfDatabase({ DATABASE_URL: url, dataDir: "" })}.\nThere is no account with the address nobody@example.org.\n`,
  });
});
