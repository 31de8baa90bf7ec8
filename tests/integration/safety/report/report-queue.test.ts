import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { REPORTS_PER_PAGE } from "../../../../schema/limits.ts";
import {
  closeReport,
  listReports,
  type ReportReason,
  type ReportSeverity,
  takeReport,
} from "../../../../schema/safety/api.ts";
import { listQueue } from "../../../../server/safety/report/report-queue.ts";
import { severityOf } from "../../../../server/safety/report/severity.ts";
import { newHolder } from "../../../support/account/admins.ts";
import { auditDuring } from "../../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { statementCount } from "../../../support/server/statements.ts";

let server: TestServer;
let reporter: ChatMember;
let subject: ChatMember;
let lead: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  [reporter, subject] = await Promise.all([
    newChatMember(server.url, "Reporter", ADULT),
    newChatMember(server.url, "Rude Name", ADULT),
  ]);
  lead = await newHolder(server, "safeguarding_lead", "Mrs Bello");
});
afterAll(() => server.stop());
beforeEach(() => execute("delete from reports"));

const execute = <T extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<T[]>(sql, values);

/** Reports with these reasons, each a second newer than the one before it. */
const insertReports = (reasons: readonly string[]) =>
  execute(
    `insert into reports (reporter_id, kind, subject_id, about_id, reason, evidence, created_at)
     select ?, 'profile', ?, ?, each.reason, '{}', now() - make_interval(secs => 1000 - each.at)
     from unnest(string_to_array(?, ',')) with ordinality as each (reason, at)`,
    [reporter.memberId, subject.memberId, subject.memberId, reasons.join()],
  );

/** The ids on all pages of open reports. */
async function openIds(): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { reports, next } = await lead.must(listReports, { query: after ? { after } : {} });
    ids.push(...reports.map(({ reportId }) => reportId));
    after = next ?? undefined;
  } while (after !== undefined);
  return ids;
}

test("SAFE-35 open reports are listed by severity, then oldest first, on every page", async () => {
  const reasons = ["other", "scam", "sexual", "hate", "self-harm", "bullying"];
  await insertReports(Array.from({ length: 2 * REPORTS_PER_PAGE + 5 }, (_, at) => reasons[at % 6] ?? ""));
  const stored = await execute<{ id: string; reason: ReportReason }>(
    "select id, reason from reports order by created_at",
  );
  const idsWith = (severity: ReportSeverity) =>
    stored.filter(({ reason }) => severityOf(reason) === severity).map(({ id }) => id);
  expect(await openIds()).toEqual([...idsWith("severe"), ...idsWith("serious"), ...idsWith("normal")]);
  const [first] = (await lead.must(listReports)).reports;
  expect(first).toMatchObject({ severity: "severe", respondBy: (first?.createdAt ?? 0) + 24 * 60 * 60 * 1000 });
});

test("the queue is paged, oldest first, and skips no reports when some are taken between pages", async () => {
  await insertReports(Array.from({ length: 2 * REPORTS_PER_PAGE + 5 }, () => "other"));
  const all = (await execute<{ id: string }>("select id from reports order by created_at")).map(({ id }) => id);
  const ends: string[] = [];
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { reports, next } = await lead.must(listReports, { query: after ? { after } : {} });
    expect(next !== null).toBe(page < 2);
    after = next ?? undefined;
    seen.push(...reports.map(({ reportId }) => reportId));
    for (const reportId of [reports[0]?.reportId ?? "", reports.at(-1)?.reportId ?? ""]) {
      await lead.must(takeReport, { params: { reportId } });
      ends.push(reportId);
    }
  }
  expect(seen).toEqual(all);
  for (const reportId of ends.slice(0, 2)) {
    await lead.must(closeReport, { params: { reportId }, body: { outcome: "Done" } });
  }
  const idsOf = async (state: "taken" | "closed") =>
    (await lead.must(listReports, { query: { state } })).reports.map(({ reportId }) => reportId);
  expect(await idsOf("closed")).toEqual([ends[1], ends[0]]);
  expect(await idsOf("taken")).toEqual(ends.slice(2));
  const em = server.database.fork();
  const list = () => listQueue(em, { ...lead, roles: [] } as never, {});
  // The row of the audit log, the page, which owners still handle reports, and the names.
  expect(await statementCount(server.database, list)).toBe(4);
});

describe("the pages of reports", () => {
  const idsOf = (reports: readonly { reportId: string }[]) => reports.map(({ reportId }) => reportId);

  /** All reports within a millisecond, an hour ago. */
  const moveIntoOneMillisecond = () =>
    execute(
      `update reports set created_at = date_trunc('second', now()) - interval '1 hour' + numbered.at * interval '1 microsecond'
       from (select id, row_number() over (order by created_at) as at from reports) numbered where reports.id = numbered.id`,
    );

  const closeAll = () => execute("update reports set state = 'closed', closed_at = now(), outcome = 'Done'");

  test.each([
    ["open", {}, "asc"],
    ["closed", { state: "closed" }, "desc"],
  ] as const)("SAFE-35 never overlap or skip any while reports come and go: %s ones", async (kind, query, order) => {
    await insertReports(Array.from({ length: REPORTS_PER_PAGE + 5 }, () => "other"));
    await moveIntoOneMillisecond();
    if (kind === "closed") await closeAll();
    const rows = await execute<{ id: string }>(`select id from reports order by created_at ${order}`);
    const all = rows.map(({ id }) => id);
    const first = await lead.must(listReports, { query });
    expect(idsOf(first.reports)).toEqual(all.slice(0, REPORTS_PER_PAGE));
    await insertReports(["self-harm"]);
    await execute("update reports set created_at = now() where reason = 'self-harm'");
    if (kind === "closed") await closeAll();
    const urgent = await execute<{ id: string }>("select id from reports where reason = 'self-harm'");
    await execute("delete from reports where id = ?", [all[REPORTS_PER_PAGE - 1]]);
    const second = await lead.must(listReports, { query: { ...query, after: first.next ?? "" } });
    // A closed one that is newer than the first page belongs above it.
    const late = kind === "closed" ? [] : urgent.map(({ id }) => id);
    expect([idsOf(second.reports), second.next]).toEqual([[...all.slice(REPORTS_PER_PAGE), ...late], null]);
  });

  test("SAFE-17 are recorded once each", async () => {
    await insertReports(Array.from({ length: 2 * REPORTS_PER_PAGE + 1 }, () => "other"));
    const recorded = await auditDuring(server.database, openIds);
    expect(recorded.map(({ actor_id, kind }) => [actor_id, kind])).toEqual(Array(3).fill([lead.memberId, "reports"]));
  });

  test("an invalid cursor is refused, and one behind the last report finds none", async () => {
    const id = crypto.randomUUID();
    const whole = `0_0_0_${id}_0_0_${id}`;
    const long = "9".repeat(17);
    for (const after of [
      "",
      id,
      `0_0_${id}`,
      `${whole}_0`,
      `-1_0_0_${id}_0_0_${id}`,
      `0_x_0_${id}_0_0_${id}`,
      `${long}_0_0_${id}_0_0_${id}`,
    ]) {
      expect((await lead.call(listReports, { query: { after } })).error?.code).toBe("request/invalid");
    }
    const after = `0_9_${Number.MAX_SAFE_INTEGER}_${id}_9_${Number.MAX_SAFE_INTEGER}_${id}`;
    expect(await lead.must(listReports, { query: { after } })).toEqual({ reports: [], next: null, asOf: null });
  });
});
