import { afterAll, beforeAll, expect, test } from "vitest";
import { takeMemberSeat } from "../../../../schema/member/api.ts";
import { listNotifications } from "../../../../schema/notification/api.ts";
import { closeReport, noteOnReport, report, takeReport } from "../../../../schema/safety/api.ts";
import { eraseMember } from "../../../../server/erasure/erasure.ts";
import type { ChatMember } from "../../../support/chat/channel.ts";
import { chatFixture } from "../../../support/chat/chat-fixture.ts";
import { ADULT, listen } from "../../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { filesOf } from "../../../support/server/member-files.ts";
import { until } from "../../../support/until.ts";

let server: TestServer;
let lead: ChatMember;
let subject: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await withRole("safeguarding_lead", "Mama Grace");
  subject = await chatMember("Rude Name", ADULT);
});
afterAll(() => server.stop());

const { chatMember, withRole } = chatFixture(() => server);

const answer = { outcome: "We talked to Rude Name" };

/** A report about the subject that the lead has taken. */
async function takenReport(reporter: ChatMember) {
  const profile = { kind: "profile", memberId: subject.memberId } as const;
  const { reportId } = await reporter.must(report, { body: { subject: profile, reason: "bullying" } });
  await lead.must(takeReport, { params: { reportId } });
  return { reportId };
}

const notificationsOf = async (member: ChatMember) => (await member.must(listNotifications)).notifications;

test("NOTICE-15 the reporter is notified live and once, when their report is closed and not before", async () => {
  const reporter = await chatMember("Reporter", ADULT);
  const connection = await listen(reporter, (await reporter.must(takeMemberSeat)).reservation);
  const pushed = () => connection.messagesOf("notifications").filter(({ newest }) => newest !== null);
  const params = await takenReport(reporter);
  await lead.must(noteOnReport, { params, body: { text: "I'll talk to both" } });
  expect(await notificationsOf(reporter)).toEqual([]);

  await lead.must(closeReport, { params, body: answer });
  expect((await lead.call(closeReport, { params, body: answer })).error?.code).toBe("safety/closed");
  await until(() => pushed().length > 0);
  const notification = {
    notificationId: expect.any(String),
    kind: "report_answered",
    actorId: null,
    actorAvatarUrl: null,
    actorRoles: [],
    actorName: "",
    count: 1,
    place: { kind: "own_reports" },
    text: "",
    createdAt: expect.any(Number),
    isRead: false,
  };
  expect(pushed()).toEqual([{ unread: 1, newest: notification }]);
  expect(await notificationsOf(reporter)).toEqual([notification]);
  // The lead was told of the report itself (NOTICE-10), and the reported member of nothing.
  expect((await notificationsOf(lead)).map(({ kind }) => kind)).toEqual(["report"]);
  expect(await notificationsOf(subject)).toEqual([]);
});

test("NOTICE-15 each closed report notifies its reporter; a refused outcome does not", async () => {
  const reporter = await chatMember("Reporter", ADULT);
  const other = await withRole("safeguarding_lead", "Uncle Femi");
  for (const params of [await takenReport(reporter), await takenReport(reporter)]) {
    expect((await other.call(closeReport, { params, body: answer })).error?.code).toBe("safety/taken");
    await lead.must(closeReport, { params, body: answer });
  }
  expect((await notificationsOf(reporter)).map(({ kind }) => kind)).toEqual(["report_answered", "report_answered"]);
});

test("NOTICE-15 a report can be closed after, and while, the account of its reporter is erased", async () => {
  const erase = (member: ChatMember) => eraseMember(server.database, member.me?.email ?? "", filesOf(server));
  const gone = await chatMember("Gone", ADULT);
  const params = await takenReport(gone);
  await erase(gone);
  expect(await lead.must(closeReport, { params, body: answer })).toMatchObject({ state: "closed", reporter: null });

  for (let turn = 0; turn < 5; turn += 1) {
    const leaving = await chatMember("Leaving", ADULT);
    const reports = [await takenReport(leaving), await takenReport(leaving), await takenReport(leaving)];
    const [, ...closed] = await Promise.all([
      erase(leaving),
      ...reports.map((each) => lead.must(closeReport, { params: each, body: answer })),
    ]);
    expect(closed.map(({ state }) => state)).toEqual(["closed", "closed", "closed"]);
  }
});
