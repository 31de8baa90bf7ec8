import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import * as accountApi from "../../../schema/account/api.ts";
import * as eventApi from "../../../schema/event/api.ts";
import { readSetup } from "../../../schema/setting/admin-api.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { addressesOf, roleAdvice } from "../../../server/platform/database/database-roles.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { openJobs } from "../../../server/platform/jobs.ts";
import { leaderAddress } from "../../load/community/community-size.ts";
import { LEADER_PASSWORD } from "../../load/community/fill-community.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { create, newMemberWithRole } from "../../support/event/managed-event.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { migrateTo } from "../../support/release/migrate-to.ts";
import { dumpFile, readReleased } from "../../support/release/released.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { databaseUrl } from "../../support/server/postgres.ts";
import { dataFolder } from "../../support/server/process.ts";

/** What whoever controls the server would try, so that the audit log says something else. */
const tampering = [
  "update audit_log set kind = 'members'",
  "update audit_log set reason = null",
  "delete from audit_log",
  "truncate audit_log",
  "truncate users cascade",
  "alter table audit_log disable trigger all",
  "alter table audit_log disable trigger audit_rows_are_immutable",
  "drop trigger audit_rows_are_immutable on audit_log",
  "drop table audit_log",
  "set session_replication_role = replica; delete from audit_log",
  "create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return old; end'",
  "create table public.audit_copy (id int)",
  "insert into migrations (name) values ('x')",
  "grant update on audit_log to current_user; update audit_log set kind = 'x'",
  "create role another superuser",
  "create temp table users (id uuid); update audit_log set actor_id = null",
];

const refusalOf = async (server: TestServer, sql: string): Promise<string> =>
  await server.database
    .fork()
    .execute(sql)
    .then(
      () => "accepted",
      ({ code, message }: { code?: string; message: string }) => code ?? message,
    );

const execute = <Row extends object>(server: TestServer, sql: string) => server.database.fork().execute<Row[]>(sql);

/** Runs statements with the role of this address. */
async function asRole(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of a database with another role. */
function withRole(url: string, role: string): string {
  const changed = new URL(url);
  [changed.username, changed.password] = [role, "word"];
  return changed.href;
}

describe("AUDIT-10 a server whose operator gives two roles", () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    const postgresUrl = inject("postgresUrl");
    const name = randomUUID().replaceAll("-", "");
    const [owner, serving] = [`owner_${name}`, `serving_${name}`];
    await asRole(
      postgresUrl,
      `create role ${owner} login password 'word'`,
      `create role ${serving} login password 'word'`,
      `create database test_${name} owner ${owner} template template0`,
    );
    url = databaseUrl(postgresUrl, `test_${name}`);
    const environment = { DATABASE_URL: withRole(url, serving), MIGRATION_DATABASE_URL: withRole(url, owner) };
    // The second start finds everything as the first one has left it.
    await (await bootServer(environment)).stop();
    server = await bootServer(environment);
  });
  afterAll(() => server?.stop());

  test("AUDIT-10 members sign up, register for an event and are erased, and jobs run", async () => {
    const admin = await newMemberWithRole(server, "admin", "Ada Obi");
    const member = await newMember(server.url, "Ngozi Ade");
    const { eventId } = await create(admin);
    await member.must(eventApi.register, { params: { eventId } });
    const memberId = member.me?.memberId ?? "";
    const reason = "Ngozi Ade asked for it.";
    await recordAudit(server.database.fork(), { actorId: memberId, kind: "member", memberId, reason });
    await eraseMember(server.database, member.me?.email ?? "", filesOf(server));
    const rows = await execute(server, "select actor_id, member_id, reason from audit_log where kind = 'member'");
    expect(rows).toEqual([{ actor_id: null, member_id: null, reason: null }]);
    const [job] = await execute<{ queues: number }>(server, "select count(*)::int as queues from pgboss.queue");
    expect(job?.queues).toBeGreaterThan(20);
  });

  test.each(tampering)("AUDIT-2 AUDIT-10 the database refuses: %s", async (sql) => {
    await recordAudit(server.database.fork(), { actorId: null, kind: "members" });
    const before = await execute(server, "select * from audit_log order by id");
    // insufficient_privilege, also from the trigger
    expect(await refusalOf(server, sql)).toBe("42501");
    expect(await execute(server, "select * from audit_log order by id")).toEqual(before);
  });

  test("AUDIT-3 AUDIT-10 rows of more than a year are deleted, and no younger ones", async () => {
    await execute(server, "insert into audit_log (kind, created_at) values ('members', now() - interval '3 years')");
    await execute(server, "delete from audit_log where created_at < now() - interval '2 years'");
    const [left] = await execute<{ count: number }>(
      server,
      "select count(*)::int as count from audit_log where created_at < now() - interval '1 year'",
    );
    expect(left?.count).toBe(0);
  });

  test("AUDIT-10 a table of a later release is readable at once, since its owner creates it", async () => {
    const owner = new URL(url);
    const [row] = await execute<{ owner: string }>(
      server,
      "select relowner::regrole::text as owner from pg_class where oid = 'audit_log'::regclass",
    );
    await asRole(withRole(owner.href, row?.owner ?? ""), "create table of_tomorrow (id int)");
    expect(await execute(server, "insert into of_tomorrow values (1) returning id")).toEqual([{ id: 1 }]);
  });
});

describe("AUDIT-10 the built-in database", () => {
  test("AUDIT-10 a data folder of release 1.0.0 gets the server's role at the next start", async () => {
    const folder = dataFolder();
    onTestFinished(() => folder.remove());
    const embedded = await startEmbeddedDatabase(folder.path);
    const released = Object.keys(readReleased()["1.0.0"] ?? {});
    await migrateTo(
      embedded.url,
      migrations.filter(({ name }) => released.includes(name)),
    );
    await asRole(embedded.url, readFileSync(dumpFile("1.0.0"), "utf8"));
    await (await openJobs({ url: embedded.url, timeZone: () => "UTC", log: console })).stop();
    await embedded.stop();

    const server = await bootServer({ DATABASE_URL: "", DATA_DIR: folder.path });
    onTestFinished(() => server.stop());
    const admin = new Person(server.url);
    await admin.must(accountApi.signIn, { body: { email: leaderAddress(1), password: LEADER_PASSWORD } });
    await admin.must(readSetup, {});
    expect(await execute(server, "select current_user as role")).toEqual([{ role: "lampstand_server" }]);
    const refusals = await Promise.all(tampering.map((sql) => refusalOf(server, sql)));
    expect(refusals).toEqual(tampering.map(() => "42501"));
    expect(await newGuardian(server, "admin", "Mama Grace")).toBeDefined();
  });

  test("AUDIT-10 the password of the server's role follows from the owner's and is another one", () => {
    const { url, ownerUrl } = addressesOf(
      {},
      { url: "postgresql://lampstand:of%20the%20owner@127.0.0.1:5432/postgres" },
    );
    expect(ownerUrl).toContain("of%20the%20owner");
    expect(new URL(url)).toMatchObject({ username: "lampstand_server", pathname: "/postgres", port: "5432" });
    expect(new URL(url).password).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("AUDIT-11 what a start says about the role", () => {
  const advised = async (role: string, isSuperuser: boolean, isOwner: boolean) =>
    await roleAdvice({ query: async () => ({ rows: [{ role, isSuperuser, isOwner }] }) } as never);

  test("AUDIT-11 a superuser and an owner are told what would be safer, another role is not", async () => {
    expect(await advised("postgres", true, true)).toMatch(/postgres is a superuser.*MIGRATION_DATABASE_URL/);
    expect(await advised("app", false, true)).toMatch(/app owns the tables.*MIGRATION_DATABASE_URL/);
    expect(await advised("app", false, false)).toBeNull();
  });
});
