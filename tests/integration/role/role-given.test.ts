import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSession } from "../../../schema/account/api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { give, newHolder, take } from "../../support/account/admins.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { accept, confirmedAlready, invite } from "../../support/role-invitation.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { until } from "../../support/until.ts";

let url: string;
let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  server = await bootServer({ DATABASE_URL: url, SECOND_FACTOR: "required" });
});
afterAll(() => server.stop());
beforeEach(async () => {
  grace = await newHolder(server, "admin", "Grace Okafor");
  await server.database.fork().execute("update users set two_factor_enabled = true where id = ?", [grace.memberId]);
});

const command = (role: MemberRole, { me }: ChatMember) =>
  spawnSync(process.execPath, ["server/command/give-role.ts", role, me?.email ?? ""], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      DATABASE_URL: url,
      DATA_DIR: "/nowhere",
      SECRET: "s".repeat(32),
      SECOND_FACTOR: "required",
    },
    encoding: "utf8",
  });

/** Each way to get a role. */
const ways: Readonly<Record<string, (member: ChatMember, role: MemberRole) => Promise<unknown>>> = {
  "from an admin": (member, role) => give(grace, member, role),
  "by an invitation": async (member, role) => {
    await confirmedAlready(member);
    return await accept(member, (await invite(grace, { role })).code);
  },
  "by a command": async (member, role) => command(role, member),
};

test.each(Object.entries(ways))("ROLE-2 ROLE-3 who gets a role %s is told in the app and by mail", async (_, get) => {
  const ada = await newChatMember(server.url, "Ada Nwosu", ADULT);
  await get(ada, "safeguarding_lead");
  expect((await ada.must(readSession)).me).toMatchObject({ roles: [], pendingRoles: ["safeguarding_lead"] });
  const { notifications } = await ada.must(listNotifications, { query: {} });
  expect(notifications).toMatchObject([
    { kind: "role_given", actorId: null, actorName: "", text: "", place: { kind: "own_roles" } },
  ]);
  const mail = () => outboxMails(server, ada.me?.email ?? "").find((each) => /made a\s+safeguarding lead/.test(each));
  await until(() => mail() !== undefined);
  expect(mail()).toContain("/account/security");
  expect(mail()).toMatch(/turn on two-step\s+sign-in/);
});

test("ROLE-2 a mentor needs no second factor, and the mail asks for none", async () => {
  const ada = await newChatMember(server.url, "Ada Nwosu", ADULT);
  await give(grace, ada, "mentor");
  const mail = () => outboxMails(server, ada.me?.email ?? "").find((each) => each.includes("made a mentor"));
  await until(() => mail() !== undefined);
  expect(mail()).not.toMatch(/two-step/);
});

test("ROLE-1 ROLE-4 a command that gives a role again records nothing and tells nobody", async () => {
  const ada = await newChatMember(server.url, "Ada Nwosu", ADULT);
  const rows = await auditDuring(server.database, async () => {
    for (let times = 0; times < 2; times += 1) expect(command("mentor", ada)).toMatchObject({ status: 0 });
  });
  expect(rows).toMatchObject([{ actor_id: null, kind: "role-given", member_id: ada.memberId, detail: "mentor" }]);
  expect((await ada.must(listNotifications, { query: {} })).notifications).toHaveLength(1);
});

test("ROLE-3 NOTICE-26 each role is a notification of its own, also one that was taken away in between", async () => {
  const ada = await newChatMember(server.url, "Ada Nwosu", ADULT);
  await give(grace, ada, "mentor");
  await take(grace, ada, "mentor");
  await give(grace, ada, "mentor");
  expect((await ada.must(listNotifications, { query: {} })).notifications).toHaveLength(2);
});
