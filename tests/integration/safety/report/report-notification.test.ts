import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeMemberSeat } from "../../../../schema/member/api.ts";
import type { Notification } from "../../../../schema/notification/api.ts";
import { type ReportReason, readReport, report } from "../../../../schema/safety/api.ts";
import { suspendMember } from "../../../../server/account/account.ts";
import { outboxMails } from "../../../support/account/outbox.ts";
import { type ChatMember, newLead, withoutRole } from "../../../support/chat/channel.ts";
import { ADULT, listen, newChatMember } from "../../../support/chat/chat-member.ts";
import { pageFor, shownTo } from "../../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { until } from "../../../support/until.ts";

let server: TestServer;
let reporter: ChatMember;
let subject: ChatMember;
let lead: ChatMember;
let other: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  const { url, database } = server;
  [reporter, subject] = await Promise.all([
    newChatMember(url, "Quiet Reporter", ADULT),
    newChatMember(url, "Rude Subject", ADULT),
  ]);
  [lead, other] = [await newLead(url, database, "Mama Grace"), await newLead(url, database, "Uncle Femi")];
});
afterAll(() => server.stop());

async function fileReport(by: ChatMember, about: ChatMember, reason: ReportReason = "bullying"): Promise<string> {
  const profile = { kind: "profile", memberId: about.memberId } as const;
  return (await by.must(report, { body: { subject: profile, reason, note: "Secret words" } })).reportId;
}

const reportsShownTo = async (member: ChatMember) =>
  (await shownTo(member)).flatMap(({ place }) => (place.kind === "report" ? place.reportId : []));
const mailsTo = ({ me }: ChatMember) => outboxMails(server, me?.email ?? "").filter((mail) => mail.includes("report"));

describe("a new report", () => {
  test("NOTICE-10 reaches a lead's open screen by itself, without names or content", async () => {
    const connection = await listen(lead, (await lead.must(takeMemberSeat)).reservation);
    await until(() => connection.room.state !== undefined);
    const reportId = await fileReport(reporter, subject);
    const latest = () => connection.messagesOf("notifications").at(-1) as { newest: Notification | null } | undefined;
    await until(() => latest()?.newest?.kind === "report");
    expect(latest()?.newest).toMatchObject({
      actorId: null,
      actorName: "",
      text: "",
      place: { kind: "report", reportId },
    });
    expect(JSON.stringify(latest())).not.toMatch(/Reporter|Subject|Secret|bullying/);
  });

  test("NOTICE-10 SAFE-15 does not reach a lead whom it is about or who filed it, nor members", async () => {
    const about = await fileReport(reporter, lead, "self-harm");
    const from = await fileReport(lead, subject, "self-harm");
    expect(await reportsShownTo(lead)).not.toContain(about);
    expect(await reportsShownTo(lead)).not.toContain(from);
    expect(await reportsShownTo(other)).toEqual(expect.arrayContaining([about, from]));
    expect([await reportsShownTo(reporter), await reportsShownTo(subject)]).toEqual([[], []]);
    await until(() => mailsTo(other).length === 2);
    expect(mailsTo(lead)).toHaveLength(0);
  });

  test("NOTICE-10 a notification disappears with the role, and opening the report marks it as read", async () => {
    const former = await newLead(server.url, server.database, "Sister Joy");
    const reportId = await fileReport(reporter, subject);
    expect(await pageFor(former)).toMatchObject({ unread: 1, notifications: [{ isRead: false }] });
    await former.must(readReport, { params: { reportId } });
    expect(await pageFor(former)).toMatchObject({ unread: 0, notifications: [{ isRead: true }] });
    await fileReport(reporter, subject);
    await withoutRole(server.database, former);
    expect(await pageFor(former)).toMatchObject({ unread: 0, notifications: [] });
  });

  test("NOTICE-10 does not notify a suspended lead", async () => {
    const suspended = await newLead(server.url, server.database, "Brother Sam");
    await suspendMember(server.database.fork(), suspended.memberId);
    await fileReport(reporter, subject);
    const rows = await server.database
      .fork()
      .execute("select from notifications where user_id = ?", [suspended.memberId]);
    expect(rows).toHaveLength(0);
  });

  test("SAFE-36 is mailed at once if it is severe, with a link and no names, reason or content", async () => {
    const before = mailsTo(other).length;
    await fileReport(reporter, subject, "hate");
    const severe = await fileReport(reporter, subject, "sexual");
    await until(() => mailsTo(other).length > before);
    const mails = mailsTo(other).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`/safety/reports/${severe}`);
    expect(mails[0]).not.toMatch(/Reporter|Rude|Secret|sexual/i);
  });

  test("SAFE-37 is not stored if its notifications can't be", async () => {
    const countReports = async () => (await server.database.fork().execute("select from reports")).length;
    const before = await countReports();
    const em = server.database.fork();
    await em.execute("alter table notifications add constraint no_reports check (kind <> 'report') not valid");
    const { error } = await reporter.call(report, {
      body: { subject: { kind: "profile", memberId: subject.memberId }, reason: "other" },
    });
    await em.execute("alter table notifications drop constraint no_reports");
    expect(error?.code).toBe("server/unknown");
    expect(await countReports()).toBe(before);
  });
});
