import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  listOwnReports,
  listReports,
  type ReportReason,
  readReport,
  report,
  takeReport,
} from "../../../../schema/safety/api.ts";
import { giveRole, suspendMember } from "../../../../server/account/account.ts";
import { readConfig } from "../../../../server/platform/config/config.ts";
import { StartupError } from "../../../../server/platform/process/startup-error.ts";
import type { Role } from "../../../../server/platform/session.ts";
import { DELETED_MEMBER } from "../../../../server/profile/profile.ts";
import { contactMail } from "../../../../server/safety/report/contact-mail.ts";
import { alertOverdue } from "../../../../server/safety/report/overdue.ts";
import { fileReport as storeReport } from "../../../../server/safety/report/report.ts";
import { requireSafeguardingContact } from "../../../../server/safety/safeguarding-contact.ts";
import { outboxMails } from "../../../support/account/outbox.ts";
import type { ChatMember } from "../../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../../support/chat/chat-member.ts";
import { pageFor } from "../../../support/chat/notification-fixture.ts";
import { notifiedBy } from "../../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { until } from "../../../support/until.ts";

const CONTACT = "safe@outside.example";
let server: TestServer;
let reporter: ChatMember;
let subject: ChatMember;
beforeAll(async () => {
  server = await bootServer({ SAFEGUARDING_CONTACT: CONTACT, HELPLINES: "Childline: 0800 123 4567; Emergency: 112" });
  [reporter, subject] = await Promise.all([
    newChatMember(server.url, "Quiet Reporter", ADULT),
    newChatMember(server.url, "Rude Subject", ADULT),
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from reports");
  await execute("delete from user_roles");
});

const execute = <T extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<T[]>(sql, values);
const helplines = [
  { name: "Childline", number: "0800 123 4567" },
  { name: "Emergency", number: "112" },
];

async function newGuardian(name: string, role: Role): Promise<ChatMember> {
  const person = await newChatMember(server.url, name, ADULT);
  await giveRole(server.database.fork(), person.me?.email ?? "", role);
  return person;
}

function fileReport(about: ChatMember, reason: ReportReason = "bullying", by = reporter) {
  const profile = { kind: "profile", memberId: about.memberId } as const;
  return by.must(report, { body: { subject: profile, reason, note: "It happens every Friday" } });
}

const contactMails = () => outboxMails(server, CONTACT);

describe("who receives a report", () => {
  test("SAFE-47 the reporter is told that leaders, or the other leaders, receive it, with the helplines", async () => {
    const [admin, lead] = [
      await newGuardian("Pastor Sam", "admin"),
      await newGuardian("Mrs Bello", "safeguarding_lead"),
    ];
    const before = contactMails().length;
    expect(await fileReport(subject)).toMatchObject({ receiver: "leaders", helplines });
    expect(await fileReport(lead)).toMatchObject({ receiver: "other_leaders", helplines });
    expect(await reporter.must(listOwnReports)).toMatchObject({
      reports: [{ receiver: "other_leaders" }, { receiver: "leaders" }],
      helplines,
    });
    expect((await admin.must(listReports)).reports).toHaveLength(2);
    expect((await lead.must(listReports)).reports).toHaveLength(1);
    expect(contactMails()).toHaveLength(before);
  });

  test("SAFE-47 a report about the only leader is mailed to the contact, with its content but no addresses", async () => {
    const lead = await newGuardian("Mrs Bello", "safeguarding_lead");
    const before = contactMails().length;
    expect((await fileReport(lead, "sexual")).receiver).toBe("contact");
    await until(() => contactMails().length > before);
    const mail = contactMails().at(-1) ?? "";
    for (const part of ["Mrs Bello", "Quiet Reporter", "Sexual content", "It happens every Friday"]) {
      expect(mail).toContain(part);
    }
    expect(mail).not.toMatch(/@example|safety\/reports|1990/);
    expect((await lead.must(listReports)).reports).toEqual([]);
    expect((await reporter.must(listOwnReports)).reports).toMatchObject([{ receiver: "contact" }]);
  });

  test("SAFE-47 a report of the only leader goes to the contact, too", async () => {
    const lead = await newGuardian("Mrs Bello", "safeguarding_lead");
    expect((await fileReport(subject, "bullying", lead)).receiver).toBe("contact");
  });

  test("SAFE-47 a report about the member who is the contact is not mailed to them", async () => {
    const lead = await newGuardian("Mrs Bello", "safeguarding_lead");
    await execute("update users set email = ? where id = ?", [CONTACT.toUpperCase(), lead.memberId]);
    const before = contactMails().length;
    expect((await fileReport(lead, "sexual")).receiver).toBe("nobody");
    expect((await fileReport(subject, "sexual", lead)).receiver).toBe("contact");
    await until(() => contactMails().length > before);
    expect(contactMails().slice(before)).toEqual([expect.stringContaining("Rude Subject")]);
  });

  test("SAFE-47 without leaders and contact the reporter is told that nobody receives it, and it is kept", async () => {
    const services = {
      policy: { isOpenToAll: true, today: () => "2026-11-22" },
      mailSevere: async () => {},
      mailContact: contactMail({
        contact: () => undefined,
        community: { name: "Lampstand" },
        sendMail: async () => {},
      }),
    };
    const body = { subject: { kind: "profile", memberId: subject.memberId }, reason: "hate", note: "" } as const;
    const filed = await storeReport(server.database.fork(), services, reporter as never, body);
    expect(filed).toMatchObject({ receiver: "nobody" });
    expect((await reporter.must(listOwnReports)).reports).toMatchObject([{ receiver: "nobody" }]);
    const lead = await newGuardian("Auntie Ngozi", "safeguarding_lead");
    expect((await lead.must(listReports)).reports).toMatchObject([{ reportId: filed.reportId }]);
  });

  test("SAFE-47 the mail has the reported text of every kind of report, and says if there is none", async () => {
    const texts: string[] = [];
    const sendMail = async ({ text }: { text: string }) => void texts.push(text);
    const mailContact = contactMail({ contact: () => CONTACT, community: { name: "Lampstand" }, sendMail });
    const { reportId } = await fileReport(subject);
    const mailed = async (evidence: object, kind = "message") => {
      await execute("update reports set kind = ?, evidence = ?::jsonb", [kind, JSON.stringify(evidence)]);
      expect(await mailContact(server.database.fork(), reportId)).toBe(true);
      return texts.at(-1)?.split("What was reported: ")[1];
    };
    const versions = [{ content: "First" }, { content: "Second" }];
    expect(await mailed({ content: "Unkind", versions })).toBe("Unkind");
    expect(await mailed({ content: "", versions })).toBe("Second");
    expect(await mailed({ content: "", versions: [] })).toBe("(no text)");
    expect(await mailed({ name: "Choir", description: "", versions: [] }, "channel")).toBe("Choir");
    expect(await mailed({ name: "Choir", description: "Sing" }, "channel")).toBe("Choir\nSing");
    expect(await mailed({ question: "Why?", answer: null }, "question")).toBe("Why?");
    const event = { title: "Film night", description: "Come alone", location: "Hall", announcements: [{ text: "x" }] };
    expect(await mailed(event, "event")).toBe("Film night\nCome alone\nHall");
    expect(await mailed({ title: "News", text: "Come alone" }, "announcement")).toBe("News\nCome alone");
    expect(await mailed({ title: "A lamp", content: "Be light." }, "devotion")).toBe("A lamp\nBe light.");
    expect(texts.at(-1)).toContain("Reported: a devotion");
    await execute("update reports set reporter_id = null, note = ''");
    await mailed({ full_name: "Rude" }, "profile");
    expect(texts.at(-1)).toContain("Reported: a member (Rude Subject)");
    expect(texts.at(-1)).toContain(`Reported by: ${DELETED_MEMBER}\n\nThey added nothing.`);
  });

  test("SAFE-47 production needs a contact while fewer than two members are leads or admins", async () => {
    const secrets = { NODE_ENV: "production", SECRET: "x".repeat(40), PUBLIC_URL: "https://community.example" };
    const start = (more: object = {}) =>
      requireSafeguardingContact(server.database.fork(), readConfig({ ...secrets, ...more }));
    await expect(start()).rejects.toThrow(StartupError);
    await expect(start()).rejects.toThrow(/SAFEGUARDING_CONTACT/);
    await expect(start({ SAFEGUARDING_CONTACT: CONTACT })).resolves.toBeUndefined();
    await expect(start({ NODE_ENV: "development" })).resolves.toBeUndefined();
    const both = await newGuardian("Both Roles", "admin");
    await giveRole(server.database.fork(), both.me?.email ?? "", "safeguarding_lead");
    await newGuardian("Sister Joy", "mentor");
    await expect(start()).rejects.toThrow(StartupError);
    for (const role of ["admin", "safeguarding_lead"] as const) {
      const second = await newGuardian("Second", role);
      await expect(start()).resolves.toBeUndefined();
      await suspendMember(server.database.fork(), second.memberId);
      await expect(start()).rejects.toThrow(StartupError);
    }
  });
});

describe("a report that nobody takes", () => {
  const overdueMails: string[] = [];
  const alertOnce = () =>
    alertOverdue(server.database.fork(), {
      mailOverdue: async (_, reportId, memberIds) =>
        void overdueMails.push(...memberIds.map((id) => `${reportId} ${id}`)),
      mailContact: async (_, reportId) => overdueMails.push(`${reportId} contact`) > 0,
    });
  /** Returns who is notified. */
  const alert = () => notifiedBy(server.database, alertOnce);
  beforeEach(() => void overdueMails.splice(0));
  const age = (reportId: string, hours: number) =>
    execute("update reports set created_at = now() - make_interval(hours => ?) where id = ?", [hours, reportId]);

  test("SAFE-46 NOTICE-13 alerts leads and admins once after 24 hours, but not the admin whom it is about", async () => {
    const [admin, accused] = [await newGuardian("Pastor Sam", "admin"), await newGuardian("Accused", "admin")];
    const lead = await newGuardian("Mrs Bello", "safeguarding_lead");
    const { reportId } = await fileReport(accused);
    await age(reportId, 23);
    expect(await alert()).toEqual([]);
    await age(reportId, 25);
    const thrice = () => Promise.all([alertOnce(), alertOnce(), alertOnce()]);
    const handlers = [admin.memberId, lead.memberId].sort();
    expect((await notifiedBy(server.database, thrice)).sort()).toEqual(handlers);
    expect(overdueMails).toEqual(handlers.map((memberId) => `${reportId} ${memberId}`));
    for (const handler of [admin, lead]) {
      const [newest] = (await pageFor(handler)).notifications;
      expect(newest).toMatchObject({
        kind: "report_overdue",
        actorName: "",
        text: "",
        place: { kind: "report", reportId },
      });
    }
    expect((await pageFor(accused)).notifications).toEqual([]);
    await admin.must(readReport, { params: { reportId } });
    expect((await pageFor(admin)).unread).toBe(0);
  });

  test("SAFE-46 alerts about each of several reports, the oldest first, and the contact only once", async () => {
    const [newer, older] = [await fileReport(subject), await fileReport(subject)];
    await execute("update reports set receiver = 'leaders'");
    const admin = await newGuardian("Pastor Sam", "admin");
    await age(newer.reportId, 25);
    await age(older.reportId, 30);
    expect(await alert()).toEqual([admin.memberId]);
    expect(overdueMails).toEqual([older, newer].map(({ reportId }) => `${reportId} ${admin.memberId}`));
    // The contact has had it since it was sent.
    await execute("update reports set receiver = 'contact', alerted_at = null");
    await execute("delete from user_roles");
    expect(await alert()).toEqual([]);
    expect(overdueMails).toHaveLength(2);
  });

  test("SAFE-46 a report that was taken in time causes no alert, unless its owner no longer handles reports", async () => {
    const admin = await newGuardian("Pastor Sam", "admin");
    const lead = await newGuardian("Mrs Bello", "safeguarding_lead");
    const { reportId } = await fileReport(subject);
    await lead.must(takeReport, { params: { reportId } });
    await age(reportId, 30);
    expect(await alert()).toEqual([]);
    await suspendMember(server.database.fork(), lead.memberId);
    expect(await alert()).toEqual([admin.memberId]);
  });

  test("SAFE-46 NOTICE-13 mentors and suspended leads are not alerted, and without anyone the contact is", async () => {
    const lead = await newGuardian("Mrs Bello", "safeguarding_lead");
    await newGuardian("Mr Cole", "mentor");
    const suspended = await newGuardian("Suspended", "safeguarding_lead");
    await suspendMember(server.database.fork(), suspended.memberId);
    const [first, second] = [await fileReport(subject), await fileReport(subject)];
    await age(first.reportId, 30);
    expect(await alert()).toEqual([lead.memberId]);
    await age(second.reportId, 30);
    await execute("delete from user_roles");
    expect(await alert()).toEqual([]);
    expect(overdueMails.at(-1)).toBe(`${second.reportId} contact`);
    expect((await reporter.must(listOwnReports)).reports.map(({ receiver }) => receiver)).toContain("contact");
    await alert();
    expect(overdueMails).toHaveLength(2);
  });
});

test("SAFE-10 evidence of a profile contains its words, its age's state and the date of the account", async () => {
  const lead = await newGuardian("Mrs Bello", "safeguarding_lead");
  const { reportId } = await fileReport(subject);
  const { evidence } = await lead.must(readReport, { params: { reportId } });
  expect(evidence).toEqual({
    full_name: "Rude Subject",
    bio: null,
    location: null,
    picture: null,
    member_since: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    birth_date: "confirmed",
  });
});

test("a report about a report is refused with a clear code and stores nothing", async () => {
  await newGuardian("Mrs Bello", "safeguarding_lead");
  const { reportId } = await fileReport(subject);
  const body = { subject: { kind: "report", reportId } as never, reason: "other" } as const;
  expect((await reporter.call(report, { body })).error?.code).toBe("request/invalid");
  expect(await execute("select from reports")).toHaveLength(1);
});
