import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AUDIT_DAYS } from "../../../schema/limits.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import type { AuditRow } from "../../support/audit/audit-rows.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
let actorId: string;
let memberId: string;
beforeAll(async () => {
  database = await testDatabase();
  [actorId = "", memberId = ""] = await addMembers(database.fork(), "Grace Okafor", "Ada Nwosu");
  await recordAudit(database.fork(), { actorId, kind: "member", memberId, reason: "She asked me to." });
});
afterAll(() => database.close());

const run = <Row extends object>(sql: string, values: unknown[] = []) => database.fork().execute<Row[]>(sql, values);
const everyRow = () => run<AuditRow>("select * from audit_log order by id");
const refusalOf = (sql: string) =>
  run(sql).then(
    () => "accepted",
    (error: Error) => error.message,
  );

/** Statements that would change what the log says, also of an operator who switches triggers off. */
const tampering = [
  "update audit_log set actor_id = null",
  "update audit_log set member_id = null",
  "update audit_log set kind = 'members'",
  "update audit_log set reason = null",
  "update audit_log set reason = 'Another one.'",
  "update audit_log set created_at = now() - interval '2 years'",
  "update audit_log set detail = 'x'",
  "delete from audit_log",
  "delete from audit_log where created_at < now() + interval '1 day'",
  "truncate audit_log",
  "truncate users cascade",
  "insert into audit_log (id, kind) overriding system value select id, kind from audit_log on conflict (id) do update set kind = 'x'",
  "set session_replication_role = replica; delete from audit_log",
];

describe("the rows of the audit log", () => {
  test.each(tampering)("AUDIT-2 the database refuses: %s", async (sql) => {
    const before = await everyRow();
    expect(await refusalOf(sql)).toContain("rows of the audit log are not changed or deleted");
    expect(await everyRow()).toEqual(before);
  });

  test("AUDIT-3 only rows of more than a year can be deleted", async () => {
    const insert =
      "insert into audit_log (kind, created_at) values ('member', now() - make_interval(days => ?, hours => ?))";
    await run(insert, [AUDIT_DAYS, 1]);
    await run(insert, [AUDIT_DAYS, -1]);
    await run("delete from audit_log where created_at < now() - make_interval(days => ?)", [AUDIT_DAYS]);
    const [left] = await run<{ count: number }>("select count(*)::int as count from audit_log where actor_id is null");
    expect(left?.count).toBe(1);
    expect(await refusalOf("delete from audit_log where actor_id is null")).toContain("are not changed or deleted");
  });
});

describe("a deleted account", () => {
  test("AUDIT-4 is forgotten in the log: references, and reasons that are about or name the member", async () => {
    const [lead = "", chidi = "", other = ""] = await addMembers(database.fork(), "Auntie Kemi", "Chídì Éze", "Bisi");
    await run("update profiles set phone = '+2348031234567' where user_id = ?", [chidi]);
    const [user] = await run<{ email: string }>("select email from users where id = ?", [chidi]);
    const reasons = [
      [chidi, "Fights with the others."],
      [other, "Bullied by chidi eze."],
      [other, `Wrote to ${user?.email.toUpperCase()}.`],
      [other, "Called 0803 123 4567 at night."],
      [other, "Asked for it."],
    ] as const;
    for (const [about, reason] of reasons) {
      await recordAudit(database.fork(), { actorId: lead, kind: "member-suspended", memberId: about, reason });
    }
    await run("delete from users where id = ?", [chidi]);
    const rows = await run<AuditRow>(
      "select actor_id, member_id, reason from audit_log where kind = 'member-suspended' order by id",
    );
    expect(rows).toEqual([
      { actor_id: lead, member_id: null, reason: null },
      ...Array(3).fill({ actor_id: lead, member_id: other, reason: null }),
      { actor_id: lead, member_id: other, reason: "Asked for it." },
    ]);
  });

  test("AUDIT-4 of a leader leaves what they did", async () => {
    await run("delete from users where id = ?", [actorId]);
    const [row] = await run<AuditRow>("select * from audit_log where member_id = ?", [memberId]);
    expect(row).toMatchObject({ actor_id: null, kind: "member", reason: "She asked me to." });
  });
});
