import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readMemberFile } from "../../../schema/member/admin-api.ts";
import { actOnMembers } from "../../../schema/safety/admin-api.ts";
import * as safetyApi from "../../../schema/safety/api.ts";
import { actOnReport, report, takeReport } from "../../../schema/safety/api.ts";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { act, give, newHolder, sorted, suspend } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let grace: ChatMember;
let femi: ChatMember;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from user_roles");
  [grace, femi] = [await newHolder(server, "admin", "Grace Okafor"), await newHolder(server, "admin", "Femi Ade")];
});

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const adult = (name = "Ada Nwosu") => newChatMember(server.url, name, ADULT);
const fileOf = (who: ChatMember, { memberId }: ChatMember) => who.must(readMemberFile, { params: { memberId } });

describe("acting on a member", () => {
  test("USERS-9 an admin warns, mutes, suspends and restores with a reason, which is recorded", async () => {
    const ada = await adult();
    const rows = await auditDuring(server.database, async () => {
      await act(grace, ada, { kind: "warn", reason: "That was unkind" });
      await act(grace, ada, { kind: "mute", hours: 24, reason: "Please calm down" });
      await act(grace, ada, { kind: "unmute", reason: "Talked" });
      await suspend(grace, ada);
      await act(grace, ada, { kind: "unsuspend", reason: "Sorry" });
    });
    expect(rows.map(({ kind, member_id, detail, reason }) => [kind, member_id, detail, reason])).toEqual([
      ["member-warned", ada.memberId, null, "That was unkind"],
      ["member-muted", ada.memberId, "24 h", "Please calm down"],
      ["member-unmuted", ada.memberId, null, "Talked"],
      ["member-suspended", ada.memberId, null, "Threats"],
      ["member-restored", ada.memberId, null, "Sorry"],
    ]);
    const { actions, state } = await fileOf(femi, ada);
    expect(actions.map(({ kind }) => kind)).toEqual(["unsuspend", "suspend", "unmute", "mute", "warn"]);
    expect(actions[0]).toMatchObject({ actor: { displayName: "Grace Okafor" }, reason: "Sorry" });
    expect(state).toBe("active");
  });

  test("USERS-9 a warned member reads the notice, which names nobody, and dismisses it", async () => {
    const ada = await adult();
    await act(grace, ada, { kind: "warn", reason: "That was unkind" });
    const [notice] = (await ada.must(safetyApi.listNotices)).notices;
    expect(notice).toMatchObject({ kind: "warn", reason: "That was unkind" });
    expect(JSON.stringify(notice)).not.toContain("Grace");
    await ada.must(safetyApi.dismissNotice, { params: { noticeId: notice?.noticeId ?? "" } });
    expect((await ada.must(safetyApi.listNotices)).notices).toEqual([]);
  });

  test("USERS-9 refuses a blank reason, what is already so, and one’s own account", async () => {
    const ada = await adult();
    expect(await act(grace, ada, { kind: "suspend", reason: "  " })).toBe("request/invalid");
    expect(await act(grace, ada, { kind: "unsuspend", reason: "x" })).toBe("safety/no-change");
    expect(sorted(await Promise.all([suspend(grace, ada), suspend(femi, ada)]))).toEqual(["done", "safety/no-change"]);
    expect(await act(grace, grace, { kind: "warn", reason: "x" })).toBe("member/own-account");
  });

  test("USERS-10 several are suspended and restored at once, and those who cannot be are named", async () => {
    const [ada, bisi] = [await adult(), await adult("Bisi")];
    await suspend(grace, bisi);
    const memberIds = [ada.memberId, bisi.memberId, grace.memberId];
    const own = { memberId: grace.memberId, code: "member/own-account" };
    const rows = await auditDuring(server.database, async () => {
      expect(await grace.must(actOnMembers, { body: { memberIds, kind: "suspend", reason: "Spam" } })).toEqual({
        changed: [ada.memberId],
        refused: [{ memberId: bisi.memberId, code: "safety/no-change" }, own],
      });
      expect(await grace.must(actOnMembers, { body: { memberIds, kind: "unsuspend", reason: "A mix-up" } })).toEqual({
        changed: [ada.memberId, bisi.memberId],
        refused: [own],
      });
    });
    expect(rows.map(({ kind, member_id, reason }) => [kind, member_id, reason])).toEqual([
      ["member-suspended", ada.memberId, "Spam"],
      ["member-restored", ada.memberId, "A mix-up"],
      ["member-restored", bisi.memberId, "A mix-up"],
    ]);
  });
});

describe("a member’s page", () => {
  test("USERS-3 shows who confirmed the age and what was done, and the look is recorded", async () => {
    const ada = await newChatMember(server.url, "Ada Nwosu");
    await grace.must(correctBirthDate, { params: { memberId: ada.memberId }, body: { birth_date: ADULT } });
    let file: Awaited<ReturnType<typeof fileOf>> | undefined;
    const rows = await auditDuring(server.database, async () => {
      file = await fileOf(femi, ada);
    });
    expect(file).toMatchObject({
      displayName: "Ada Nwosu",
      age: "confirmed",
      birthDate: ADULT,
      ageConfirmedBy: { displayName: "Grace Okafor" },
      status: { roles: [], mutedUntil: null, isSuspended: false },
      isSelf: false,
    });
    expect(rows).toMatchObject([{ actor_id: femi.memberId, kind: "member", member_id: ada.memberId }]);
  });

  test("USERS-3 shows nothing of a report by its reader, and nothing that was done to the reader", async () => {
    const ada = await adult();
    const subject = { kind: "profile", memberId: ada.memberId } as const;
    const { reportId } = await grace.must(report, { body: { subject, reason: "bullying" } });
    await femi.must(takeReport, { params: { reportId } });
    await femi.must(actOnReport, { params: { reportId }, body: { kind: "warn", reason: "From a report" } });
    await act(femi, grace, { kind: "warn", reason: "Own" });
    expect((await fileOf(grace, ada)).actions).toEqual([]);
    expect((await fileOf(femi, ada)).actions).toHaveLength(1);
    expect((await fileOf(grace, grace)).actions).toEqual([]);
  });

  test("USERS-4 mentors and leads reach none of it", async () => {
    const ada = await adult();
    for (const role of ["mentor", "safeguarding_lead"] as const) {
      await execute("delete from user_roles where user_id = ?", [ada.memberId]);
      await giveRole(server.database.fork(), ada.me?.email ?? "", role);
      expect(await give(ada, ada, "admin")).toBe("account/not-allowed");
      expect(await suspend(ada, grace)).toBe("account/not-allowed");
      expect((await ada.call(readMemberFile, { params: { memberId: ada.memberId } })).status).toBe(403);
    }
  });
});
