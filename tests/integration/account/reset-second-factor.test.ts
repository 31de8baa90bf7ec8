import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession, signIn } from "../../../schema/account/api.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { nameOfDatabase } from "../../../server/platform/database/inspect-database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { newMember, TEST_PASSWORD } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { until } from "../../support/until.ts";

let url: string;
let server: TestServer;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  server = await bootServer({ DATABASE_URL: url });
});
afterAll(() => server.stop());

/** What every command says first. */
const using = () => `This uses ${nameOfDatabase({ DATABASE_URL: url, dataDir: "" })}.\n`;
const reset = (...args: string[]) => resetIn(url, ...args);
const resetIn = (DATABASE_URL: string, ...args: string[]) =>
  spawnSync(process.execPath, ["server/command/reset-second-factor.ts", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATABASE_URL, DATA_DIR: "/nowhere", SECRET: "s".repeat(32) },
    encoding: "utf8",
  });

test("ACCESS-11 AUDIT-9 the command ends a second factor and all sessions, mails the owner, is recorded", async () => {
  const member = await newMember(server.url);
  const email = member.me?.email ?? "";
  await withSecondFactor(member);
  const rows = await auditDuring(server.database, async () => {
    expect(reset(email)).toMatchObject({ status: 0, stdout: expect.stringContaining("signed out everywhere") });
  });
  const reason = "With npm run reset-second-factor, on the server.";
  const member_id = member.me?.memberId;
  expect(rows).toMatchObject([{ actor_id: null, kind: "second-factor-reset", member_id, reason }]);
  expect((await member.must(readSession)).me).toBeNull();
  expect((await member.must(signIn, { body: { email, password: TEST_PASSWORD } })).me?.email).toBe(email);
  await until(() => outboxMails(server, email).some((mail) => mail.includes("Subject: Two-step sign-in was reset")));
});

test("ACCESS-11 the command exits with 1 for an unknown address, and for a member without a second factor", async () => {
  const member = await newMember(server.url);
  const email = member.me?.email ?? "";
  expect(reset("nobody@example.org")).toMatchObject({ status: 1, stderr: expect.stringContaining("no account") });
  expect(reset(email)).toMatchObject({ status: 1, stderr: `${using()}${email} has no two-step sign-in.\n` });
});

test("SETUP-15 the command works before a server has made the queue of mails, and the mail waits", async () => {
  const other = await freshDatabaseUrl();
  const database = await openDatabase({ url: other, poolSize: 2, log: openLog({ LOG_LEVEL: "silent" }) });
  const execute = <Row extends object>(sql: string) => database.fork().execute<Row[]>(sql);
  try {
    await execute(
      `with member as (insert into users (id, email) values (gen_random_uuid(), 'ada@example.org') returning id)
       insert into second_factors (id, user_id, secret, backup_codes, verified)
       select gen_random_uuid(), id, 'secret', 'codes', true from member`,
    );
    await execute("drop schema if exists pgboss cascade");
    expect(resetIn(other, "ada@example.org")).toMatchObject({ status: 0 });
    const [mail] = await execute<{ subject: string }>(
      "select data->>'subject' as subject from pgboss.job where name = 'mail/send' and data->>'to' = 'ada@example.org'",
    );
    expect(mail?.subject).toContain("Two-step sign-in was reset");
  } finally {
    await database.close();
  }
});
