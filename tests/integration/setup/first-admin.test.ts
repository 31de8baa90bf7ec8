import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSession } from "../../../schema/account/api.ts";
import { becomeFirstAdmin, readFirstAdmin } from "../../../schema/setup/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import type { Member } from "../../../server/platform/session.ts";
import {
  firstAdminNotice,
  hashOfCode,
  issueAdminCode,
  newAdminCode,
} from "../../../server/setup/first-admin/admin-code.ts";
import { becomeFirstAdmin as enterCode } from "../../../server/setup/first-admin/become-first-admin.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SECOND_FACTOR: "required" });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["user_roles", "admin_codes", "rate_limits"]) await execute(`delete from ${table}`);
});

const execute = (sql: string) => server.database.fork().execute(sql);
async function newCode(): Promise<string> {
  const code = await issueAdminCode(server.database.fork());
  if (code === null) throw new Error("there is an admin");
  return code;
}
const enter = async (who: Person, code: string) => (await who.call(becomeFirstAdmin, { body: { code } })).error?.code;
const pendingRoles = async (who: Person) => (await who.must(readSession)).me?.pendingRoles;

test("SETUP-8 a code has 24 characters without look-alikes, and is not stored", async () => {
  const code = await newCode();
  expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){5}[2-9A-HJKMNP-Z]{4}$/);
  expect(newAdminCode()).not.toBe(code);
  const rows = await execute("select * from admin_codes");
  expect(rows).toMatchObject([{ hash: hashOfCode(code), used_at: null }]);
  expect(JSON.stringify(rows)).not.toContain(code.slice(0, 9));
});

test("SETUP-9 SETUP-13 who enters the code becomes an admin, and the audit log records it", async () => {
  const ada = await newMember(server.url, "Ada");
  const code = await newCode();
  expect(await ada.must(readFirstAdmin)).toEqual({ isNeeded: true });
  const rows = await auditDuring(server.database, async () => {
    // As it is typed by hand.
    expect(await enter(ada, ` ${code.toLowerCase().replaceAll("-", " ")} `)).toBeUndefined();
  });
  expect(rows).toMatchObject([
    {
      actor_id: ada.me?.memberId,
      member_id: ada.me?.memberId,
      kind: "role-given",
      detail: "admin",
      reason: expect.stringContaining("one-time code"),
    },
  ]);
  // ACCESS-9: the second factor comes next.
  expect(await pendingRoles(ada)).toEqual(["admin"]);
  expect(await ada.must(readFirstAdmin)).toEqual({ isNeeded: true });
  await withSecondFactor(ada);
  expect(await ada.must(readFirstAdmin)).toEqual({ isNeeded: false });
});

test("SETUP-9 wrong, replaced, expired and used codes are refused with a code of their own", async () => {
  const [ada, bisi] = [await newMember(server.url), await newMember(server.url)];
  const replaced = await newCode();
  const code = await newCode();
  expect(await enter(ada, newAdminCode())).toBe("setup/wrong-code");
  expect(await enter(ada, "-")).toBe("setup/wrong-code");
  expect(await enter(ada, replaced)).toBe("setup/code-expired");
  await execute("update admin_codes set expires_at = now() where used_at is null");
  expect(await enter(ada, code)).toBe("setup/code-expired");
  const fresh = await newCode();
  expect(await enter(ada, fresh)).toBeUndefined();
  expect(await enter(bisi, fresh)).toBe("setup/code-used");
  expect(await pendingRoles(bisi)).toEqual([]);
});

test("SETUP-9 a code works for 24 hours", async () => {
  await newCode();
  const [row] = await execute("select extract(epoch from expires_at - issued_at) / 3600 as hours from admin_codes");
  expect(Number(row?.hours)).toBe(24);
});

test("SETUP-10 of five who enter the code at once one becomes an admin, who may repeat it", async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => newMember(server.url)));
  const code = await newCode();
  const codes = await Promise.all(people.map((who) => enter(who, code)));
  expect(codes.toSorted()).toEqual([...Array(4).fill("setup/code-used"), undefined]);
  const winner = people[codes.indexOf(undefined)] as Person;
  expect(await enter(winner, code)).toBeUndefined();
  expect(await execute("select count(*)::int as count from user_roles")).toEqual([{ count: 1 }]);
});

test("SETUP-11 beside an admin no code is issued or accepted", async () => {
  const [admin, other] = [await newMember(server.url), await newMember(server.url)];
  const code = await newCode();
  await giveRole(server.database.fork(), admin.me?.email ?? "", "admin");
  await withSecondFactor(admin);
  expect(await issueAdminCode(server.database.fork())).toBeNull();
  expect(await enter(other, code)).toBe("setup/has-admin");
  expect(await other.must(readFirstAdmin)).toEqual({ isNeeded: false });
});

test("SETUP-14 of four servers that start at once one shows a code, and later ones when it has ended", async () => {
  const notice = () => firstAdminNotice(server.database.fork(), "https://community.example");
  const codeIn = (text: string | null) => text?.match(/([2-9A-Z]{4}-){5}[2-9A-Z]{4}/)?.[0];
  const notices = await Promise.all(Array.from({ length: 4 }, notice));
  const codes = notices.map(codeIn).filter((code) => code !== undefined);
  expect(codes).toHaveLength(1);
  const others = notices.filter((text) => codeIn(text) === undefined);
  for (const text of others) expect(text).toMatch(/still works at https:\/\/community\.example\/setup, until .+ UTC\./);
  await execute("update admin_codes set expires_at = now()");
  const next = codeIn(await notice());
  expect(next).toBeDefined();
  expect(await enter(await newMember(server.url), next ?? "")).toBeUndefined();
});

test("SETUP-12 where the server sends mails, the address has to be verified before", async () => {
  const ada = await newMember(server.url);
  const member: Pick<Member, "memberId" | "emailVerified"> = { memberId: ada.me?.memberId ?? "", emailVerified: false };
  const mails = { community: { name: "Lampstand" }, siteUrl: server.url, sendMail: async () => {} };
  const rules = { policy: { isOpenToAll: false, today: () => "2026-11-27" }, sendsMail: true, mails };
  const code = await newCode();
  const attempt = (who: typeof member) => enterCode(server.database.fork(), who, code, rules);
  await expect(attempt(member)).rejects.toMatchObject({ code: "setup/unverified" });
  expect(await pendingRoles(ada)).toEqual([]);
  await attempt({ ...member, emailVerified: true });
  expect(await pendingRoles(ada)).toEqual(["admin"]);
});

test("SETUP-12 a minor does not become an admin, and the code still works for another", async () => {
  const minor = await newChatMember(server.url, "Teen", MINOR);
  const code = await newCode();
  expect(await enter(minor, code)).toBe("safety/minor-role");
  expect(await enter(await newMember(server.url), code)).toBeUndefined();
});

test("SETUP-13 after many tries from one address even the right code has to wait", async () => {
  const ada = await newMember(server.url);
  const code = await newCode();
  for (let count = 0; count < 20; count += 1) expect(await enter(ada, newAdminCode())).toBe("setup/wrong-code");
  expect(await enter(ada, code)).toBe("request/too-many");
});
