import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSession } from "../../../schema/account/api.ts";
import { deleteAccount } from "../../../schema/erasure/api.ts";
import { listMembers, readMemberFile } from "../../../schema/member/admin-api.ts";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { give, newHolder, sorted, suspend, take } from "../../support/account/admins.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
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
const leave = async (who: ChatMember) =>
  (await who.call(deleteAccount, { body: { password: TEST_PASSWORD } })).error?.code;
const rolesOf = async ({ memberId }: ChatMember) =>
  (await execute<{ role: string }>("select role from user_roles where user_id = ? order by role", [memberId])).map(
    ({ role }) => role,
  );

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
  "delete their account and give up the role": () => [leave(grace), take(femi, femi, "admin", { confirmsOwn: true })],
  "delete their account and suspend the other": () => [leave(grace), suspend(grace, femi)],
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
    (await who.call(correctBirthDate, { params: { memberId: ada.memberId }, body: { birth_date, seen: ADULT } })).error
      ?.code;
  const codes = await Promise.all([correct(grace, "1991-01-01"), correct(femi, "1992-02-02")]);
  expect(sorted(codes)).toEqual(["done", "member/changed"]);
});

test("SAFE-45 taking the last safeguarding lead’s role needs a confirmation", async () => {
  const lead = await newHolder(server, "safeguarding_lead", "Auntie Kemi");
  expect(await take(grace, lead, "safeguarding_lead")).toBe("safety/last-lead");
  expect(await take(grace, lead, "safeguarding_lead", { acceptsNoLead: true })).toBeUndefined();
});
