import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSession, signIn } from "../../../../schema/account/api.ts";
import { addChannelMember, createChannel, editChannel, joinChannel } from "../../../../schema/channel/api.ts";
import * as safetyApi from "../../../../schema/safety/api.ts";
import {
  actOnReport,
  closeReport,
  noteOnReport,
  readReport,
  report,
  takeReport,
} from "../../../../schema/safety/api.ts";
import type { NewAction } from "../../../../schema/safety/report-action.ts";
import { reactionEmojis } from "../../../../schema/thread/reaction.ts";
import { giveRole } from "../../../../server/account/account.ts";
import type { Role } from "../../../../server/platform/session.ts";
import { actOnReport as act } from "../../../../server/safety/action/report-action.ts";
import { TEST_PASSWORD } from "../../../support/account/people.ts";
import {
  type ChatMember,
  joinChannelRoom,
  memberConnection,
  newChannel,
  withoutRole,
} from "../../../support/chat/channel.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../../support/chat/chat-member.ts";
import { pageFor } from "../../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { until } from "../../../support/until.ts";

let server: TestServer;
let reporter: ChatMember;
let admin: ChatMember;
let lead: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  reporter = await newChatMember(server.url, "Reporter", ADULT);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from user_roles");
  [admin, lead] = [await newGuardian("Pastor Sam", "admin"), await newGuardian("Mrs Bello", "safeguarding_lead")];
});

const execute = <T extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<T[]>(sql, values);
const [thumb] = reactionEmojis;
const hour = { kind: "mute", hours: 1, reason: "Please calm down" } as const;

async function newGuardian(name: string, role: Role): Promise<ChatMember> {
  const person = await newChatMember(server.url, name, ADULT);
  await giveRole(server.database.fork(), person.me?.email ?? "", role);
  return person;
}

/** A report about this member that `owner` has taken. Returns its id. */
async function takenReport(about: ChatMember, owner: ChatMember): Promise<string> {
  const subject = { kind: "profile", memberId: about.memberId } as const;
  const { reportId } = await reporter.must(report, { body: { subject, reason: "bullying" } });
  await owner.must(takeReport, { params: { reportId } });
  return reportId;
}

const newSubject = () => newChatMember(server.url, "Rude Name", ADULT);
const codeOf = async (person: ChatMember, reportId: string, body: NewAction) =>
  (await person.call(actOnReport, { params: { reportId }, body })).error?.code;
const noticesOf = async (person: ChatMember) => (await person.must(safetyApi.listNotices)).notices;

describe("acting on a report", () => {
  test("SAFE-41 the owner warns, mutes and suspends; everyone who handles it reads what, who and why", async () => {
    const subject = await newSubject();
    const reportId = await takenReport(subject, lead);
    const params = { reportId };
    await lead.must(actOnReport, { params, body: { kind: "warn", reason: "That was unkind" } });
    await lead.must(actOnReport, { params, body: hour });
    await lead.must(actOnReport, { params, body: { kind: "suspend", reason: "Threats" } });
    const { actions, status } = await admin.must(readReport, { params });
    expect(actions).toMatchObject([
      { kind: "warn", actor: { displayName: "Mrs Bello" }, reason: "That was unkind", until: null, dismissedAt: null },
      { kind: "mute", reason: "Please calm down", until: expect.any(Number) },
      { kind: "suspend", reason: "Threats", until: null },
    ]);
    expect(status).toMatchObject({ isSuspended: true, mutedUntil: expect.any(Number), roles: [] });
    const recorded = await server.database
      .fork()
      .execute("select kind, actor_id, member_id, detail, reason from audit_log where item_id = ? order by id", [
        reportId,
      ]);
    const row = { actor_id: lead.memberId, member_id: subject.memberId };
    expect(recorded.filter(({ kind }) => kind.startsWith("member-"))).toEqual([
      { ...row, kind: "member-warned", detail: null, reason: "That was unkind" },
      { ...row, kind: "member-muted", detail: "1 h", reason: "Please calm down" },
      { ...row, kind: "member-suspended", detail: null, reason: "Threats" },
    ]);
    expect((await subject.must(readSession)).me).toBeNull();
    expect(await codeOf(lead, reportId, { kind: "suspend", reason: "Again", acceptsNoLead: false })).toBe(
      "safety/no-change",
    );
  });

  test("SAFE-41 only the owner acts, while the report is open; lifting works after it is closed", async () => {
    const subject = await newSubject();
    const reportId = await takenReport(subject, lead);
    const params = { reportId };
    expect(await codeOf(admin, reportId, hour)).toBe("safety/taken");
    expect(await codeOf(admin, reportId, { kind: "unmute", reason: "x" })).toBe("safety/taken");
    await lead.must(actOnReport, { params, body: { kind: "suspend", reason: "Threats" } });
    await lead.must(closeReport, { params, body: { outcome: "They may not come back for now" } });
    expect(await codeOf(lead, reportId, hour)).toBe("safety/closed");
    expect(await codeOf(reporter, reportId, { kind: "unsuspend", reason: "x" })).toBe("account/not-allowed");
    await admin.must(actOnReport, { params, body: { kind: "unsuspend", reason: "They apologized" } });
    const body = { email: subject.me?.email ?? "", password: TEST_PASSWORD };
    expect((await subject.must(signIn, { body })).me?.memberId).toBe(subject.memberId);
  });

  test("SAFE-41 a report that was not taken, invalid reasons and unknown times are refused", async () => {
    const subject = await newSubject();
    const about = { kind: "profile", memberId: subject.memberId } as const;
    const { reportId } = await reporter.must(report, { body: { subject: about, reason: "bullying" } });
    expect(await codeOf(lead, reportId, hour)).toBe("safety/not-taken");
    await lead.must(takeReport, { params: { reportId } });
    for (const reason of ["", "  ", "x".repeat(501), "a\u0000"]) {
      expect(await codeOf(lead, reportId, { kind: "warn", reason })).toBe("request/invalid");
    }
    expect(await codeOf(lead, reportId, { ...hour, hours: 5 as 1 })).toBe("request/invalid");
    expect((await lead.must(readReport, { params: { reportId } })).actions).toEqual([]);
  });

  test("SAFE-42 only an admin mutes or suspends a lead or an admin; a lead may warn them", async () => {
    const accused = await newGuardian("Accused", "safeguarding_lead");
    const reportId = await takenReport(accused, lead);
    for (const body of [hour, { kind: "suspend", reason: "x", acceptsNoLead: false }] as const) {
      expect(await codeOf(lead, reportId, body)).toBe("safety/admin-only");
    }
    expect(await codeOf(lead, reportId, { kind: "warn", reason: "Please don't" })).toBeUndefined();
    expect(await codeOf(admin, await takenReport(accused, admin), hour)).toBeUndefined();
  });

  test("SAFE-42 of two admins who suspend each other at once, exactly one succeeds", async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = [await newGuardian("One", "admin"), await newGuardian("Other", "admin")] as const;
      const [one, other] = pair;
      const reports = [await takenReport(other, one), await takenReport(one, other)];
      const body = { kind: "suspend", reason: "x", acceptsNoLead: false } as const;
      const codes = await Promise.all(pair.map((person, at) => codeOf(person, reports[at] ?? "", body)));
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      const left = await execute("select from users where id in (?, ?) and suspended_at is null", [
        one.memberId,
        other.memberId,
      ]);
      expect(left).toHaveLength(1);
    }
  });

  test("SAFE-45 the last safeguarding lead is suspended only with a confirmation", async () => {
    const reportId = await takenReport(lead, admin);
    expect((await admin.must(readReport, { params: { reportId } })).status?.isOnlyLead).toBe(true);
    expect(await codeOf(admin, reportId, { kind: "suspend", reason: "x", acceptsNoLead: false })).toBe(
      "safety/last-lead",
    );
    expect(await codeOf(admin, reportId, { kind: "suspend", reason: "x", acceptsNoLead: true })).toBeUndefined();
  });

  test("SAFE-49 a lead who lost the role after their session was read is refused in the transaction", async () => {
    const subject = await newSubject();
    const reportId = await takenReport(subject, lead);
    const stillGuardian = { memberId: lead.memberId, roles: ["safeguarding_lead"] } as never;
    await withoutRole(server.database, lead);
    const acting = act(server.database.fork(), stillGuardian, reportId, { kind: "warn", reason: "x" });
    await expect(acting).rejects.toMatchObject({ code: "safety/not-found" });
    expect(await admin.must(readReport, { params: { reportId } })).toMatchObject({ state: "open", actions: [] });
    expect(await codeOf(admin, reportId, hour)).toBe("safety/not-taken");
  });

  test("SAFE-48 a note of one lead reaches another's open screen, but not their own or a member's", async () => {
    const subject = await newSubject();
    const reportId = await takenReport(subject, lead);
    const people = [admin, lead, subject, reporter];
    const connections = await Promise.all(people.map(memberConnection));
    await until(() => connections.every(({ room }) => room.state !== undefined));
    await lead.must(noteOnReport, { params: { reportId }, body: { text: "I called them" } });
    const [atAdmin, ...atOthers] = connections.map((each) => () => each.messagesOf("reportChanged"));
    await until(() => atAdmin?.().length === 1);
    expect(atAdmin?.()).toEqual([{ reportId }]);
    expect(atOthers.map((each) => each())).toEqual([[], [], []]);
  });
});

describe("a member who was acted on", () => {
  test("SAFE-43 a muted member can only read: no writing, editing, reacting, new channels or adding people", async () => {
    const subject = await newSubject();
    const conversationId = await openConversationWith(subject, reporter.memberId);
    const channelId = await newChannel(subject, "Choir");
    const rooms = [await joinConversation(subject, conversationId), await joinChannelRoom(subject, channelId)];
    for (const room of rooms) expect(await room.say("Before")).toBe("stored");
    const reportId = await takenReport(subject, lead);
    await lead.must(actOnReport, { params: { reportId }, body: hour });
    for (const room of rooms) {
      expect(await room.say("After")).toBe("safety/muted");
      expect((await room.ask("edit", { seq: 1, content: "Changed" })).code).toBe("safety/muted");
      expect((await room.ask("react", { seq: 1, emoji: thumb, isOn: true })).code).toBe("safety/muted");
      expect((await room.ask("delete", { seq: 1 })).code).toBeUndefined();
    }
    const body = { name: "Loud choir", description: "", is_private: false };
    expect((await subject.call(createChannel, { body })).error?.code).toBe("safety/muted");
    const renaming = { params: { channelId }, body: { name: "Loud", description: "" } };
    expect((await subject.call(editChannel, renaming)).error?.code).toBe("safety/muted");
    const adding = { params: { channelId }, body: { memberId: reporter.memberId } };
    expect((await subject.call(addChannelMember, adding)).error?.code).toBe("safety/muted");
    await reporter.must(joinChannel, { params: { channelId } });
    expect(await (await joinChannelRoom(reporter, channelId)).say("Others can write")).toBe("stored");
    await lead.must(actOnReport, { params: { reportId }, body: { kind: "unmute", reason: "Thank you" } });
    for (const room of rooms) expect(await room.say("Sorry")).toBe("stored");
  });

  test("SAFE-43 a mute does not shorten a longer one from another report, and may make it longer", async () => {
    const subject = await newSubject();
    const [first, second] = [await takenReport(subject, lead), await takenReport(subject, admin)];
    const muted = async () => (await subject.must(readSession)).me?.mutedUntil ?? 0;
    await lead.must(actOnReport, { params: { reportId: first }, body: { ...hour, hours: 24 } });
    const until = await muted();
    expect(await codeOf(admin, second, hour)).toBe("safety/no-change");
    expect(await muted()).toBe(until);
    await admin.must(actOnReport, { params: { reportId: second }, body: { ...hour, hours: 168 } });
    expect(await muted()).toBeGreaterThan(until);
    expect(await noticesOf(subject)).toHaveLength(2);
  });

  test("SAFE-43 a mute ends by itself, and the session says until when it lasts", async () => {
    const subject = await newSubject();
    const connection = await memberConnection(subject);
    await until(() => connection.room.state !== undefined);
    const reportId = await takenReport(subject, lead);
    const { actions } = await lead.must(actOnReport, { params: { reportId }, body: hour });
    await until(() => connection.messagesOf("statusChanged").length === 1);
    expect((await subject.must(readSession)).me?.mutedUntil).toBe(actions[0]?.until);
    await execute("update mutes set until = now() where user_id = ?", [subject.memberId]);
    expect((await subject.must(readSession)).me?.mutedUntil).toBeNull();
    const room = await joinConversation(subject, await openConversationWith(subject, reporter.memberId));
    expect(await room.say("Hello again")).toBe("stored");
  });

  test("SAFE-44 NOTICE-14 they read the reason until they dismiss it, without names, and the lead sees when", async () => {
    const [subject, other] = [await newSubject(), await newSubject()];
    const reportId = await takenReport(subject, lead);
    await lead.must(actOnReport, { params: { reportId }, body: { kind: "warn", reason: "That was unkind" } });
    expect((await pageFor(subject)).notifications).toMatchObject([
      { kind: "safety_notice", actorId: null, actorName: "", text: "", place: { kind: "notices" } },
    ]);
    expect((await subject.must(readSession)).me?.hasNotice).toBe(true);
    const notices = await noticesOf(subject);
    expect(notices).toMatchObject([{ kind: "warn", reason: "That was unkind", until: null }]);
    expect(JSON.stringify(notices)).not.toMatch(/Bello|Reporter/);
    const params = { noticeId: notices[0]?.noticeId ?? "" };
    expect((await other.call(safetyApi.dismissNotice, { params })).error?.code).toBe("safety/not-found");
    await subject.must(safetyApi.dismissNotice, { params });
    await subject.must(safetyApi.dismissNotice, { params });
    expect([await noticesOf(subject), (await subject.must(readSession)).me?.hasNotice]).toEqual([[], false]);
    const { actions } = await lead.must(readReport, { params: { reportId } });
    expect(actions[0]?.dismissedAt).toEqual(expect.any(Number));
  });
});
