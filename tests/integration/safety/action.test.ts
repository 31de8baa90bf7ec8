import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createChannel } from "../../../schema/channel/api.ts";
import { actOnMembers } from "../../../schema/safety/admin-api.ts";
import * as safetyApi from "../../../schema/safety/api.ts";
import { actOnReport, closeReport, noteOnReport, readReport, report, takeReport } from "../../../schema/safety/api.ts";
import type { NewAction } from "../../../schema/safety/report-action.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import { actOnMember as act, actOnMembers as actOnSeveral } from "../../../server/safety/action/admin-action.ts";
import { act as actDirectly, newHolder, suspend } from "../../support/account/admins.ts";
import { type ChatMember, memberConnection } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let reporter: ChatMember;
let admin: ChatMember;
let lead: ChatMember;
let subject: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  reporter = await adult("Reporter");
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.fork().execute("delete from user_roles");
  [admin, lead] = [
    await newHolder(server, "admin", "Pastor Sam"),
    await newHolder(server, "safeguarding_lead", "Mrs Bello"),
  ];
  subject = await adult("Rude Name");
});

const adult = (name: string) => newChatMember(server.url, name, ADULT);
const hour = { kind: "mute", hours: 1, reason: "Please calm down" } as const;
const unmute = { kind: "unmute", reason: "Thank you" } as const;
const warn = (reason: string) => ({ kind: "warn", reason }) as const;

/** A report about this member that `owner` has taken. Returns its id. */
async function takenReport(about: ChatMember, owner: ChatMember): Promise<string> {
  const { reportId } = await reporter.must(report, {
    body: { subject: { kind: "profile", memberId: about.memberId }, reason: "bullying" },
  });
  await owner.must(takeReport, { params: { reportId } });
  return reportId;
}
const actIn = (who: ChatMember, reportId: string, body: NewAction) =>
  who.call(actOnReport, { params: { reportId }, body });
const noticesOf = async (person: ChatMember) => (await person.must(safetyApi.listNotices)).notices;
const dismiss = async (person: ChatMember, noticeId: string) =>
  (await person.call(safetyApi.dismissNotice, { params: { noticeId } })).error?.code;

/** The member's open screen: how often it was told what. */
async function screenOf(person: ChatMember) {
  const connection = await memberConnection(person);
  await until(() => connection.room.state !== undefined);
  return {
    told: (type: "statusChanged" | "reportChanged") => connection.messagesOf(type).length,
    newest: () => connection.messagesOf("notifications").at(-1)?.newest as { kind: string } | null | undefined,
  };
}

describe("the open screens", () => {
  test("SAFE-48 show other leads each action, taking, note and closing, and when a notice was dismissed", async () => {
    const screen = await screenOf(admin);
    const reportId = await takenReport(subject, lead);
    await until(() => screen.told("reportChanged") === 1);
    await actIn(lead, reportId, warn("That was unkind"));
    await until(() => screen.told("reportChanged") === 2);
    const [notice] = await noticesOf(subject);
    expect(await dismiss(subject, notice?.noticeId ?? "")).toBeUndefined();
    await until(() => screen.told("reportChanged") === 3);
    await lead.must(noteOnReport, { params: { reportId }, body: { text: "Talked" } });
    await until(() => screen.told("reportChanged") === 4);
    await lead.must(closeReport, { params: { reportId }, body: { outcome: "Done" } });
    await until(() => screen.told("reportChanged") === 5);
  });

  test("SAFE-15 SAFE-48 show nothing to a lead whom the report is about", async () => {
    const accused = await newHolder(server, "safeguarding_lead", "Uncle Femi");
    const [hers, admins] = [await screenOf(accused), await screenOf(admin)];
    await takenReport(accused, lead);
    await until(() => admins.told("reportChanged") === 1);
    expect(hers.told("reportChanged")).toBe(0);
  });

  test("SAFE-44 USERS-9 tell a member at once of a warning, with or without a report, and of its dismissal", async () => {
    const screen = await screenOf(subject);
    await actIn(lead, await takenReport(subject, lead), warn("That was unkind"));
    await until(() => screen.told("statusChanged") === 1 && screen.newest()?.kind === "safety_notice");
    const other = await adult("Somebody");
    const otherScreen = await screenOf(other);
    expect(await actDirectly(admin, other, warn("Unkind, too"))).toBeUndefined();
    await until(() => otherScreen.told("statusChanged") === 1 && otherScreen.newest()?.kind === "safety_notice");
    const [notice] = await noticesOf(other);
    expect(await dismiss(other, notice?.noticeId ?? "")).toBeUndefined();
    await until(() => otherScreen.told("statusChanged") === 2);
  });
});

describe("notices and mutes", () => {
  test("SAFE-44 a member reads the newest notice first, and dismisses one without the others", async () => {
    for (const reason of ["First", "Second", "Third"]) await actDirectly(admin, subject, warn(reason));
    const [third, second, first] = await noticesOf(subject);
    expect([third?.reason, second?.reason, first?.reason]).toEqual(["Third", "Second", "First"]);
    await dismiss(subject, second?.noticeId ?? "");
    expect((await noticesOf(subject)).map(({ reason }) => reason)).toEqual(["Third", "First"]);
  });

  test("SAFE-44 a member with a notice cannot dismiss another’s, and the first dismissal counts", async () => {
    const other = await adult("Somebody");
    await actDirectly(admin, other, warn("Their own"));
    const reportId = await takenReport(subject, lead);
    await actIn(lead, reportId, warn("That was unkind"));
    const [notice] = await noticesOf(subject);
    expect(await dismiss(other, notice?.noticeId ?? "")).toBe("safety/not-found");
    expect([(await noticesOf(other)).length, (await noticesOf(subject)).length]).toEqual([1, 1]);
    const dismissedAt = async () => (await lead.must(readReport, { params: { reportId } })).actions[0]?.dismissedAt;
    await dismiss(subject, notice?.noticeId ?? "");
    const first = await dismissedAt();
    await dismiss(subject, notice?.noticeId ?? "");
    expect([await dismissedAt(), typeof first]).toEqual([first, "number"]);
  });

  test("SAFE-43 lifting a mute leaves those of others, and works after the report is closed, too", async () => {
    const other = await adult("Somebody");
    await actDirectly(admin, other, hour);
    const reportId = await takenReport(subject, lead);
    expect((await actIn(lead, reportId, hour)).body.status?.mutedUntil).toEqual(expect.any(Number));
    await lead.must(closeReport, { params: { reportId }, body: { outcome: "Muted" } });
    expect((await actIn(admin, reportId, unmute)).body.status?.mutedUntil).toBeNull();
    expect(await actDirectly(admin, subject, unmute)).toBe("safety/no-change");
    expect(await actDirectly(admin, other, unmute)).toBeUndefined();
  });

  test("SAFE-43 a mute that has ended keeps nobody from creating channels, and there is nothing to lift", async () => {
    await actDirectly(admin, subject, hour);
    const create = async () => (await subject.call(createChannel, { body: { name: "Choir" } })).error?.code;
    expect(await create()).toBe("safety/muted");
    await server.database.fork().execute("update mutes set until = now() where user_id = ?", [subject.memberId]);
    expect(await create()).toBeUndefined();
    expect(await actDirectly(admin, subject, unmute)).toBe("safety/no-change");
  });

  test("SAFE-41 the reply to each action shows what applies to the member now", async () => {
    const reportId = await takenReport(subject, lead);
    const first = (await actIn(lead, reportId, hour)).body.status?.mutedUntil ?? 0;
    const longer = (await actIn(lead, reportId, { ...hour, hours: 24 })).body.status?.mutedUntil;
    expect(longer).toBeGreaterThan(first);
    const suspended = (await actIn(lead, reportId, { kind: "suspend", reason: "Threats", acceptsNoLead: false })).body;
    expect([suspended.status?.isSuspended, suspended.actions.length]).toEqual([true, 3]);
  });
});

describe("who may act", () => {
  test("SAFE-41 the owner of one report cannot act in another", async () => {
    const own = await takenReport(await adult("Somebody"), admin);
    const reportId = await takenReport(subject, lead);
    expect((await actIn(admin, reportId, warn("x"))).error?.code).toBe("safety/taken");
    expect((await admin.must(readReport, { params: { reportId: own } })).actions).toEqual([]);
  });

  test("SAFE-45 the last lead is warned and muted without a confirmation, but not suspended among others", async () => {
    await giveRole(server.database.fork(), lead.me?.email ?? "", "admin");
    expect(await actDirectly(admin, lead, warn("x"))).toBeUndefined();
    expect(await actDirectly(admin, lead, hour)).toBeUndefined();
    const body = { memberIds: [lead.memberId], kind: "suspend" as const, reason: "Spam" };
    const refused = [{ memberId: lead.memberId, code: "safety/last-lead" }];
    expect(await admin.must(actOnMembers, { body })).toEqual({ changed: [], refused });
    const reportId = await takenReport(lead, admin);
    const status = async () => (await admin.must(readReport, { params: { reportId } })).status;
    expect(await status()).toMatchObject({ roles: ["admin", "safeguarding_lead"], isOnlyLead: true });
    await suspendMember(server.database.fork(), lead.memberId);
    expect(await status()).toMatchObject({ isSuspended: true, isOnlyLead: false });
  });

  test("USERS-9 USERS-10 an admin who was suspended after their session was read is refused", async () => {
    await suspendMember(server.database.fork(), admin.memberId);
    const memberIds = [subject.memberId];
    const refused = { code: "account/not-allowed" };
    const acting = act(server.database.fork(), admin as never, subject.memberId, warn("x"));
    await expect(acting).rejects.toMatchObject(refused);
    const several = actOnSeveral(server.database.fork(), admin as never, { memberIds, kind: "suspend", reason: "x" });
    await expect(several).rejects.toMatchObject(refused);
    expect(await noticesOf(subject)).toEqual([]);
  });

  test("USERS-9 USERS-10 a missing member is named among those who could not be suspended; a failure is none", async () => {
    const memberId = crypto.randomUUID();
    const body = { memberIds: [memberId, subject.memberId], kind: "suspend" as const, reason: "Spam" };
    const refused = [{ memberId, code: "member/not-found" }];
    expect(await admin.must(actOnMembers, { body })).toEqual({ changed: [subject.memberId], refused });
    const failing = { ...body, memberIds: ["no id"] };
    await expect(actOnSeveral(server.database.fork(), admin as never, failing)).rejects.toThrow(/uuid/);
    expect(await suspend(admin, subject)).toBe("safety/no-change");
  });
});
