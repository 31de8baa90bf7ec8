import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { REPORTS_OF_MEMBER_LISTED, REPORTS_PER_PAGE } from "../../../../schema/limits.ts";
import { takeMemberSeat } from "../../../../schema/member/api.ts";
import type { Notification } from "../../../../schema/notification/api.ts";
import {
  closeReport,
  listOwnReports,
  listReports,
  noteOnReport,
  readReport,
  report,
  takeReport,
} from "../../../../schema/safety/api.ts";
import { countWaiting } from "../../../../schema/safety/waiting-api.ts";
import { giveRole, suspendMember } from "../../../../server/account/account.ts";
import { newHolder } from "../../../support/account/admins.ts";
import { auditDuring } from "../../../support/audit/audit-rows.ts";
import { type ChatMember, withoutRole } from "../../../support/chat/channel.ts";
import { ADULT, listen, newChatMember } from "../../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { until } from "../../../support/until.ts";

let server: TestServer;
let reporter: ChatMember;
let subject: ChatMember;
let admin: ChatMember;
let lead: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  [reporter, subject] = [
    await newChatMember(server.url, "Reporter", ADULT),
    await newChatMember(server.url, "Rude Name", ADULT),
  ];
  [admin, lead] = [
    await newHolder(server, "admin", "Pastor Sam"),
    await newHolder(server, "safeguarding_lead", "Mrs Bello"),
  ];
});
afterAll(() => server.stop());
beforeEach(() => execute("delete from reports"));

const execute = <T extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<T[]>(sql, values);
async function fileReport(): Promise<string> {
  const profile = { kind: "profile", memberId: subject.memberId } as const;
  return (await reporter.must(report, { body: { subject: profile, reason: "bullying" } })).reportId;
}
const take = async (who: ChatMember, reportId: string) =>
  (await who.call(takeReport, { params: { reportId } })).error?.code;
const close = async (who: ChatMember, reportId: string) =>
  (await who.call(closeReport, { params: { reportId }, body: { outcome: "Done" } })).error?.code;
const read = (who: ChatMember, reportId: string) => who.must(readReport, { params: { reportId } });
/** So many reports of the reporter, each a second newer than the one before it. */
const insertReports = (count: number) =>
  execute(
    `insert into reports (reporter_id, kind, subject_id, about_id, reason, evidence, created_at)
     select ?, 'profile', ?, ?, 'other', '{}', now() - make_interval(secs => 1000 - n) from generate_series(1, ?) n`,
    [reporter.memberId, subject.memberId, subject.memberId, count],
  );

describe("a change of one report", () => {
  test("SAFE-16 SAFE-18 leaves every other report as it is", async () => {
    const [one, other] = [await fileReport(), await fileReport()];
    expect(await take(lead, one)).toBeUndefined();
    expect(await read(lead, other)).toMatchObject({ state: "open", owner: null });
    expect(await take(lead, other)).toBeUndefined();
    await lead.must(noteOnReport, { params: { reportId: one }, body: { text: "I called them" } });
    expect(await close(lead, one)).toBeUndefined();
    expect(await read(lead, other)).toMatchObject({ state: "taken", outcome: "", notes: [], closedAt: null });
    expect((await read(admin, one)).notes).toHaveLength(1);
  });

  test("SAFE-17 a refusal is recorded with the member whom the report is about", async () => {
    const reportId = await fileReport();
    const rows = await auditDuring(server.database, () => close(admin, reportId));
    expect(rows).toMatchObject([{ kind: "report", member_id: subject.memberId, item_id: reportId }]);
  });

  test("NOTICE-10 opening a report marks its notification as read on the other screens of the lead", async () => {
    const connection = await listen(lead, (await lead.must(takeMemberSeat)).reservation);
    const latest = () => connection.messagesOf("notifications").at(-1);
    const reportId = await fileReport();
    await until(() => (latest()?.newest as Notification | null | undefined)?.place.kind === "report");
    const unread = Number(latest()?.unread);
    await read(lead, reportId);
    await until(() => latest()?.unread === unread - 1);
  });
});

describe("the owner of a report", () => {
  test("SAFE-49 who is suspended, only a mentor now, or gone, no longer has it", async () => {
    const leave: ((owner: ChatMember, reportId: string) => Promise<unknown>)[] = [
      (owner) => suspendMember(server.database.fork(), owner.memberId),
      async (owner) => {
        await withoutRole(server.database, owner);
        await giveRole(server.database.fork(), owner.me?.email ?? "", "mentor");
      },
      (_, reportId) => execute("update reports set owner_id = null where id = ?", [reportId]),
    ];
    for (const step of leave) {
      const [owner, reportId] = [await newHolder(server, "safeguarding_lead", "Former"), await fileReport()];
      await take(owner, reportId);
      await step(owner, reportId);
      expect(await read(admin, reportId)).toMatchObject({ state: "open", owner: null });
      expect(await close(admin, reportId)).toBe("safety/not-taken");
      expect(await take(admin, reportId)).toBeUndefined();
      expect(await read(lead, reportId)).toMatchObject({ state: "taken", owner: { memberId: admin.memberId } });
      await withoutRole(server.database, owner);
    }
  });

  test("SAFE-49 stays with a closed report, which stays closed", async () => {
    const [former, reportId] = [await newHolder(server, "safeguarding_lead", "Former"), await fileReport()];
    await take(former, reportId);
    await close(former, reportId);
    await withoutRole(server.database, former);
    expect(await read(admin, reportId)).toMatchObject({ state: "closed", owner: { displayName: "Former" } });
    expect([await take(admin, reportId), await close(admin, reportId)]).toEqual(["safety/closed", "safety/closed"]);
  });
});

describe("the lists of reports", () => {
  test("SAFE-35 a full page is the last one if no report follows it", async () => {
    await insertReports(REPORTS_PER_PAGE);
    const { reports, next } = await lead.must(listReports);
    expect([reports.length, next]).toEqual([REPORTS_PER_PAGE, null]);
  });

  test("SAFE-10 a member reads the newest hundred of their own reports", async () => {
    await insertReports(REPORTS_OF_MEMBER_LISTED + 1);
    const stored = await execute<{ id: string }>("select id from reports order by created_at desc");
    const { reports } = await reporter.must(listOwnReports);
    expect(reports.map(({ reportId }) => reportId)).toEqual(
      stored.slice(0, REPORTS_OF_MEMBER_LISTED).map(({ id }) => id),
    );
  });

  test("INBOX-10 open and taken reports wait, closed ones and those about the admin do not", async () => {
    const [closed, taken] = [await fileReport(), await fileReport(), await fileReport()];
    for (const reportId of [closed, taken]) await take(lead, reportId);
    await close(lead, closed);
    const own = { kind: "profile", memberId: admin.memberId } as const;
    await reporter.must(report, { body: { subject: own, reason: "other" } });
    expect((await admin.must(countWaiting)).reports).toBe(2);
  });
});
