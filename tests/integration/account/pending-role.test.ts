import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession, signIn } from "../../../schema/account/api.ts";
import { readSecondFactor, removeSecondFactor } from "../../../schema/account/second-factor-api.ts";
import { readOverview } from "../../../schema/admin/api.ts";
import { joinChannel, readChannelMessages, takeChannelSeat } from "../../../schema/channel/api.ts";
import { findPeople, openConversation } from "../../../schema/chat/api.ts";
import { deleteAccount } from "../../../schema/erasure/api.ts";
import { changeRole } from "../../../schema/member/admin-api.ts";
import { readName } from "../../../schema/profile/api.ts";
import { actOnMember } from "../../../schema/safety/admin-api.ts";
import { listReports } from "../../../schema/safety/api.ts";
import { findNewcomers } from "../../../schema/safety/newcomer-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import type { Role } from "../../../server/platform/session.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { type ChatMember, channelOf, joinChannelRoom, newChannel } from "../../support/chat/channel.ts";
import { listOf } from "../../support/chat/chat-fixture.ts";
import {
  ADULT,
  joinConversation,
  listen,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SECOND_FACTOR: "required" });
});
afterAll(() => server.stop());

async function newHolder(...roles: readonly Role[]): Promise<Person> {
  const person = await newMember(server.url, "Emeka");
  for (const role of roles) await giveRole(server.database.fork(), person.me?.email ?? "", role);
  return person;
}
const meOf = async (person: Person) => (await person.must(readSession)).me;
const overviewCode = async (person: Person) => (await person.call(readOverview)).error?.code;

test("ACCESS-9 an admin without a second factor is a plain member, and an endpoint says what is missing", async () => {
  const admin = await newHolder("admin");
  expect(await meOf(admin)).toMatchObject({ roles: [], pendingRoles: ["admin"] });
  expect(await overviewCode(admin)).toBe("account/second-factor-needed");
  expect((await admin.call(listReports)).error?.code).toBe("account/second-factor-needed");
  expect((await admin.must(readName)).full_name).toBe("Emeka");
  expect(await admin.must(readSecondFactor)).toMatchObject({ isOn: false, isRequired: true });
});

test("ACCESS-9 a lead is not told of a second factor where only admins may call", async () => {
  const lead = await newHolder("safeguarding_lead");
  expect((await lead.call(listReports)).error?.code).toBe("account/second-factor-needed");
  expect(await overviewCode(lead)).toBe("account/not-allowed");
  expect(await lead.must(readSecondFactor)).toMatchObject({ isRequired: true });
});

test("ACCESS-9 setting it up gives the role back at once, and turning it off takes it", async () => {
  const admin = await newHolder("admin");
  await withSecondFactor(await newHolder("admin"));
  await withSecondFactor(admin);
  expect(await meOf(admin)).toMatchObject({ roles: ["admin"], pendingRoles: [] });
  expect(await overviewCode(admin)).toBeUndefined();
  await admin.must(removeSecondFactor, { body: { password: TEST_PASSWORD } });
  expect(await overviewCode(admin)).toBe("account/second-factor-needed");
});

test("ACCESS-9 a mentor needs none, and an admin who is also a mentor stays a mentor", async () => {
  const [mentor, both] = [await newHolder("mentor"), await newHolder("admin", "mentor")];
  expect(await meOf(mentor)).toMatchObject({ roles: ["mentor"], pendingRoles: [] });
  for (const each of [mentor, await newHolder()]) {
    expect(await each.must(readSecondFactor)).toMatchObject({ isRequired: false });
  }
  expect(await both.must(readSecondFactor)).toMatchObject({ isRequired: true });
  expect(await meOf(both)).toMatchObject({ roles: ["mentor"], pendingRoles: ["admin"] });
  expect((await both.call(findNewcomers, { query: { name: "Ada" } })).status).toBe(200);
  expect(await overviewCode(both)).toBe("account/second-factor-needed");
});

test("ACCESS-9 SAFE-3 a lead without it is not the second adult between an adult and a minor", async () => {
  await newHolder("safeguarding_lead", "admin");
  const adult = await newChatMember(server.url, "Uncle Dayo", ADULT);
  const minor = await newChatMember(server.url, "Teen", MINOR);
  expect(await openConversationWith(adult, minor.memberId)).toBe("chat/not-allowed");
  const { people } = await minor.must(findPeople, { query: { name: "Uncle Dayo" } });
  expect(people).toEqual([]);

  const lead = await newHolder("safeguarding_lead");
  await withSecondFactor(lead);
  const { members, canWrite } = await adult.must(openConversation, { body: { memberId: minor.memberId } });
  expect(members.filter(({ isSupervisor }) => isSupervisor).map(({ memberId }) => memberId)).toEqual([
    lead.me?.memberId,
  ]);
  expect(canWrite).toBe(true);
  await lead.must(removeSecondFactor, { body: { password: TEST_PASSWORD } });
  expect((await listOf(adult)).map((each) => each.canWrite)).toEqual([false]);
});

test("ACCESS-9 a lead without it reads no thread that they supervise, and every thread of their own", async () => {
  const lead: ChatMember = await newChatMember(server.url, "Auntie Bisi", ADULT);
  await giveRole(server.database.fork(), lead.me?.email ?? "", "safeguarding_lead");
  const supervised = { params: { channelId: await channelOf(server.database, { safeguarding_lead: [lead] }) } };
  const own = { params: { channelId: await channelOf(server.database, { member: [lead] }) } };
  const codes = async (channel: typeof own) => [
    (await lead.call(readChannelMessages, { ...channel, query: {} })).error?.code,
    (await lead.call(takeChannelSeat, channel)).error?.code,
  ];
  expect(await codes(supervised)).toEqual(["account/second-factor-needed", "account/second-factor-needed"]);
  expect(await codes(own)).toEqual([undefined, undefined]);
  await withSecondFactor(lead);
  expect(await codes(supervised)).toEqual([undefined, undefined]);
  const { reservation } = await lead.must(takeChannelSeat, supervised);
  const { closed } = await listen(lead, reservation);
  await lead.must(removeSecondFactor, { body: { password: TEST_PASSWORD } });
  expect(await closed).toBeGreaterThan(4000);
  expect(await codes(supervised)).toEqual(["account/second-factor-needed", "account/second-factor-needed"]);
});

test("ACCESS-9 SAFE-3 CHANNEL-17 a lead without it supervises nothing; one with it takes over", async () => {
  await server.database.fork().execute("delete from user_roles");
  const lead = await newHolder("safeguarding_lead");
  await withSecondFactor(lead);
  const [adult, minor] = [
    await newChatMember(server.url, "Dayo", ADULT),
    await newChatMember(server.url, "Teen", MINOR),
  ];
  const channelId = await newChannel(adult, "Choir");
  await minor.must(joinChannel, { params: { channelId } });
  const conversationId = await openConversationWith(adult, minor.memberId);
  const [talk, channel] = [await joinConversation(adult, conversationId), await joinChannelRoom(adult, channelId)];
  const say = async () => [await talk.say("hello"), await channel.say("hello")];
  expect(await say()).toEqual(["stored", "stored"]);
  await lead.must(removeSecondFactor, { body: { password: TEST_PASSWORD } });
  expect(await say()).toEqual(["chat/not-allowed", "channel/unsupervised"]);
  await withSecondFactor(await newHolder("safeguarding_lead"));
  expect(await say()).toEqual(["chat/now-supervised", "channel/now-supervised"]);
  expect(await say()).toEqual(["stored", "stored"]);
});

test("ACCESS-9 CHANNEL-16 beside a lead without it, adults write among themselves as without any", async () => {
  await server.database.fork().execute("delete from user_roles");
  await newHolder("safeguarding_lead");
  const adult = await newChatMember(server.url, "Dayo", ADULT);
  const channel = await joinChannelRoom(adult, await newChannel(adult, "Elders"));
  expect(await channel.say("Good evening")).toBe("stored");
});

test("ACCESS-9 SAFE-45 a lead is the last one also beside a lead without it", async () => {
  await server.database.fork().execute("delete from user_roles");
  const admin = await newHolder("admin");
  await withSecondFactor(admin);
  const lead = await newHolder("safeguarding_lead");
  await withSecondFactor(lead);
  const suspend = () =>
    admin.call(actOnMember, {
      params: { memberId: lead.me?.memberId ?? "" },
      body: { kind: "suspend", reason: "Threats" },
    });
  const other = await newHolder("safeguarding_lead");
  expect((await suspend()).error?.code).toBe("safety/last-lead");
  await withSecondFactor(other);
  expect((await suspend()).status).toBe(200);
});

test.each([
  ["admin", "erasure/last-admin"],
  ["safeguarding_lead", "erasure/last-lead"],
] as const)("ACCESS-9 ERASE-12 the only %s with it cannot delete their account", async (role, code) => {
  await server.database.fork().execute("delete from user_roles");
  const [holder, other] = [await newHolder(role), await newHolder(role)];
  await withSecondFactor(holder);
  const leave = async (who = holder) =>
    (await who.call(deleteAccount, { body: { password: TEST_PASSWORD } })).error?.code;
  expect(await leave()).toBe(code);
  await withSecondFactor(other);
  expect(await leave()).toBeUndefined();
  // Who does not hold the role leaves nobody without it, also where nobody can use it.
  await server.database
    .fork()
    .execute("update users set two_factor_enabled = false where id = ?", [other.me?.memberId]);
  for (const who of [await newHolder(), await newHolder("mentor")]) expect(await leave(who)).toBeUndefined();
});

test("ACCESS-9 USERS-6 the only admin with it keeps the role", async () => {
  await server.database.fork().execute("delete from user_roles");
  const [admin, other] = [await newHolder("admin"), await newHolder("admin")];
  await withSecondFactor(admin);
  const giveUp = async () => {
    const params = { memberId: admin.me?.memberId ?? "" };
    const body = { role: "admin", change: "take", confirmsOwn: true } as const;
    return (await admin.call(changeRole, { params, body })).error?.code;
  };
  expect(await giveUp()).toBe("member/last-admin");
  await withSecondFactor(other);
  expect(await giveUp()).toBeUndefined();
});

test("ACCESS-9 a second factor of a plain member counts when they get a role later", async () => {
  const member = await newMember(server.url);
  await withSecondFactor(member);
  await giveRole(server.database.fork(), member.me?.email ?? "", "admin");
  expect(await meOf(member)).toMatchObject({ roles: ["admin"], pendingRoles: [] });
  const body = { email: member.me?.email ?? "", password: TEST_PASSWORD };
  expect((await new Person(server.url).must(signIn, { body })).me).toBeNull();
});
