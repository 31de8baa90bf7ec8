import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSession } from "../../../schema/account/api.ts";
import type { BodyInputOf } from "../../../schema/endpoint.ts";
import { changeRole, listMembers, readMemberFile } from "../../../schema/member/admin-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { actOnMember, suspendMembers } from "../../../schema/safety/admin-api.ts";
import { actOnReport, report, safetyApi, takeReport } from "../../../schema/safety/api.ts";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import { newHolder } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
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
type Change = Partial<BodyInputOf<typeof changeRole>>;
const change = (who: ChatMember, { memberId }: ChatMember, role: MemberRole, body: Change) =>
  who.call(changeRole, { params: { memberId }, body: { role, change: "give", ...body } });
const give = async (who: ChatMember, to: ChatMember, role: MemberRole) => (await change(who, to, role, {})).error?.code;
const take = async (who: ChatMember, from: ChatMember, role: MemberRole, more: Change = {}) =>
  (await change(who, from, role, { change: "take", ...more })).error?.code;
const act = async (who: ChatMember, { memberId }: ChatMember, body: BodyInputOf<typeof actOnMember>) =>
  (await who.call(actOnMember, { params: { memberId }, body })).error?.code;
const suspend = (who: ChatMember, member: ChatMember) => act(who, member, { kind: "suspend", reason: "Threats" });
const fileOf = (who: ChatMember, { memberId }: ChatMember) => who.must(readMemberFile, { params: { memberId } });
const rolesOf = async ({ memberId }: ChatMember) =>
  (await execute<{ role: string }>("select role from user_roles where user_id = ? order by role", [memberId])).map(
    ({ role }) => role,
  );
/** The codes of two replies, sorted: which of the two came first does not matter. */
const sorted = (codes: readonly (string | undefined)[]) => codes.map((code) => code ?? "done").toSorted();

describe("roles", () => {
  test("USERS-4 an admin gives and takes each role, with effect at the next call, and it is recorded", async () => {
    const ada = await adult();
    const rows = await auditDuring(server.database, async () => {
      for (const role of ["mentor", "safeguarding_lead", "admin"] as const) await give(grace, ada, role);
      expect((await ada.must(readSession)).me?.roles).toEqual(["admin", "mentor", "safeguarding_lead"]);
      await take(grace, ada, "admin", { reason: "Moved to Abuja." });
    });
    expect((await ada.call(listMembers, { query: {} })).status).toBe(403);
    expect(await rolesOf(ada)).toEqual(["mentor", "safeguarding_lead"]);
    expect(
      rows.map(({ actor_id, kind, member_id, detail, reason }) => [actor_id, kind, member_id, detail, reason]),
    ).toEqual([
      [grace.memberId, "role-given", ada.memberId, "mentor", null],
      [grace.memberId, "role-given", ada.memberId, "safeguarding_lead", null],
      [grace.memberId, "role-given", ada.memberId, "admin", null],
      [grace.memberId, "role-taken", ada.memberId, "admin", "Moved to Abuja."],
    ]);
  });

  test("USERS-4 of two admins who change the same role, the second is told, and nothing is lost", async () => {
    const ada = await adult();
    expect(sorted(await Promise.all([give(grace, ada, "mentor"), give(femi, ada, "mentor")]))).toEqual([
      "done",
      "member/changed",
    ]);
    const both = [take(grace, ada, "mentor"), give(femi, ada, "safeguarding_lead")];
    expect(await Promise.all(both)).toEqual([undefined, undefined]);
    expect(await rolesOf(ada)).toEqual(["safeguarding_lead"]);
    expect(await take(femi, ada, "mentor")).toBe("member/changed");
  });

  test("USERS-4 a member who does not exist is not found", async () => {
    const nobody = { memberId: crypto.randomUUID() } as ChatMember;
    expect(await give(grace, nobody, "mentor")).toBe("member/not-found");
    expect(await suspend(grace, nobody)).toBe("member/not-found");
    const { error } = await grace.call(readMemberFile, { params: { memberId: nobody.memberId } });
    expect(error?.code).toBe("member/not-found");
  });

  test("USERS-5 nobody takes the admin role from themselves without confirming it", async () => {
    expect(await take(grace, grace, "admin")).toBe("member/own-role");
    expect(await rolesOf(grace)).toEqual(["admin"]);
    expect(await take(grace, grace, "admin", { confirmsOwn: true })).toBeUndefined();
    expect(await rolesOf(grace)).toEqual([]);
  });

  test("USERS-6 the only admin who is not suspended keeps the role", async () => {
    await suspendMember(server.database.fork(), femi.memberId);
    expect(await take(grace, grace, "admin", { confirmsOwn: true })).toBe("member/last-admin");
    expect(await suspend(grace, grace)).toBe("member/own-account");
    expect(await rolesOf(grace)).toEqual(["admin"]);
  });

  const races = {
    "take the role from each other": () => [take(grace, femi, "admin"), take(femi, grace, "admin")],
    "suspend each other": () => [suspend(grace, femi), suspend(femi, grace)],
    "give up the role at once": () => [grace, femi].map((who) => take(who, who, "admin", { confirmsOwn: true })),
    "take the role and suspend": () => [take(grace, femi, "admin"), suspend(femi, grace)],
  };
  test.each(Object.entries(races))("USERS-6 of two admins who %s, one stays", async (_, race) => {
    const codes = await Promise.all(race());
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    const active = await execute(
      "select from user_roles join users on users.id = user_id and suspended_at is null where role = 'admin'",
    );
    expect(active).toHaveLength(1);
  });

  test("USERS-7 a suspended member gets no role, also if both happen at once", async () => {
    const ada = await adult();
    await suspend(grace, ada);
    expect(await give(grace, ada, "mentor")).toBe("member/suspended");
    const bisi = await adult("Bisi");
    const codes = await Promise.all([give(grace, bisi, "mentor"), suspend(femi, bisi)]);
    expect(codes[1]).toBeUndefined();
    expect([undefined, "member/suspended"]).toContain(codes[0]);
    expect(await rolesOf(bisi)).toEqual(codes[0] === undefined ? ["mentor"] : []);
  });

  test("USERS-8 a minor gets no role, and whoever has one does not become a minor by a correction", async () => {
    const [chidi, halima] = [
      await newChatMember(server.url, "Chidi", MINOR),
      await newHolder(server, "mentor", "Halima"),
    ];
    expect(await give(grace, chidi, "mentor")).toBe("safety/minor-role");
    const correct = (birth_date: string) =>
      grace.call(correctBirthDate, { params: { memberId: halima.memberId }, body: { birth_date } });
    expect((await correct(MINOR)).error?.code).toBe("safety/minor-role");
    expect((await correct("1991-06-06")).status).toBe(200);
  });

  test("USERS-4 of two admins who correct a birth date, the second is told", async () => {
    const ada = await adult();
    const correct = async (who: ChatMember, birth_date: string) =>
      (await who.call(correctBirthDate, { params: { memberId: ada.memberId }, body: { birth_date, seen: ADULT } }))
        .error?.code;
    const codes = await Promise.all([correct(grace, "1991-01-01"), correct(femi, "1992-02-02")]);
    expect(sorted(codes)).toEqual(["done", "member/changed"]);
  });

  test("SAFE-45 taking the last safeguarding lead’s role needs a confirmation", async () => {
    const lead = await newHolder(server, "safeguarding_lead", "Auntie Kemi");
    expect(await take(grace, lead, "safeguarding_lead")).toBe("safety/last-lead");
    expect(await take(grace, lead, "safeguarding_lead", { acceptsNoLead: true })).toBeUndefined();
  });
});

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

  test("USERS-10 several are suspended at once, and those who cannot be are named", async () => {
    const [ada, bisi] = [await adult(), await adult("Bisi")];
    await suspend(grace, bisi);
    const memberIds = [ada.memberId, bisi.memberId, grace.memberId];
    const reply = await grace.must(suspendMembers, { body: { memberIds, reason: "Spam" } });
    expect(reply.suspended).toEqual([ada.memberId]);
    expect(reply.refused).toEqual([
      { memberId: bisi.memberId, code: "safety/no-change" },
      { memberId: grace.memberId, code: "member/own-account" },
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
      standing: { roles: [], mutedUntil: null, isSuspended: false },
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
