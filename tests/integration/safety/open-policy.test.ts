import { afterAll, beforeAll, expect, test } from "vitest";
import { createChannel, editChannel } from "../../../schema/channel/api.ts";
import { findPeople, openConversation } from "../../../schema/chat/api.ts";
import { readProfile } from "../../../schema/profile/api.ts";
import { block } from "../../../schema/safety/api.ts";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { give, newHolder } from "../../support/account/admins.ts";
import { type ChatMember, newLead } from "../../support/chat/channel.ts";
import { ADULT, joinConversation, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { create, newMemberWithRole } from "../../support/event/managed-event.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ada: ChatMember;
let teen: ChatMember;
let undated: ChatMember;
beforeAll(async () => {
  server = await bootServer({ DM_POLICY: "open", EVENT_MANAGERS: "mentors" });
  await newLead(server.url, server.database, "Mama Grace");
  [ada, teen, undated] = [
    await newChatMember(server.url, "Ada", ADULT),
    await newChatMember(server.url, "Teen Chidi", MINOR),
    await newChatMember(server.url, "No Date"),
  ];
});
afterAll(() => server.stop());

const NUMBER = "0803 123 4567";
const find = async (who: ChatMember, name: string) => {
  const { people, isAgeConfirmed } = await who.must(findPeople, { query: { name } });
  return [people.map(({ memberId }) => memberId), isAgeConfirmed];
};

test("SAFE-6 with DM_POLICY=open, everyone finds and messages everyone, without a lead or a birth date", async () => {
  for (const [one, other, name] of [
    [ada, teen, "Chidi"],
    [undated, teen, "Chidi"],
    [teen, undated, "No Date"],
  ] as const) {
    expect(await find(one, name)).toEqual([[other.memberId], true]);
    const talk = await one.must(openConversation, { body: { memberId: other.memberId } });
    expect([talk.isSupervised, talk.canWrite, talk.members.length]).toEqual([false, true, 2]);
    expect(await (await joinConversation(one, talk.conversationId)).say("Good evening")).toBe("stored");
  }
});

test("SAFE-6 with DM_POLICY=open, a block still applies", async () => {
  const bisi = await newChatMember(server.url, "Bisi Blocked", ADULT);
  await bisi.must(block, { params: { memberId: ada.memberId } });
  expect(await openConversationWith(ada, bisi.memberId)).toBe("chat/not-allowed");
  expect(await find(ada, "Bisi")).toEqual([[], true]);
});

test("SAFE-33 with DM_POLICY=open, nobody is asked about contact data in a message or an edit", async () => {
  const room = await joinConversation(ada, await openConversationWith(ada, teen.memberId));
  const { message } = await room.ask("send", { content: `Call ${NUMBER}` });
  expect((await room.ask("edit", { seq: message?.seq, content: `No, call ${NUMBER}` })).code).toBeUndefined();
  expect(await server.database.fork().execute("select from message_flags")).toEqual([]);
});

test("SAFE-32 with DM_POLICY=open, a channel's description may contain contact data, and its name may not", async () => {
  const body = { name: "Choir", description: `Call ${NUMBER}` };
  const { channelId } = await ada.must(createChannel, { body });
  const edit = async (change: object) =>
    (await ada.call(editChannel, { params: { channelId }, body: { ...body, ...change } })).error?.code;
  expect(await edit({ description: `Or write to choir@example.org, ${NUMBER}` })).toBeUndefined();
  expect(await edit({ name: `Choir ${NUMBER}` })).toBe("safety/contact-in-name");
});

test("SAFE-95 with DM_POLICY=open, a mentor’s event may contain contact data", async () => {
  const mentor = await newMemberWithRole(server, "mentor");
  expect((await create(mentor, { description: `Call ${NUMBER}` })).description).toBe(`Call ${NUMBER}`);
});

test("USERS-8 with DM_POLICY=open, a minor gets a role, and whoever has one may become a minor", async () => {
  const grace = await newHolder(server, "admin", "Grace");
  expect(await give(grace, teen, "mentor")).toBeUndefined();
  const correction = { params: { memberId: teen.memberId }, body: { birth_date: MINOR } };
  expect((await grace.call(correctBirthDate, correction)).status).toBe(200);
});

test("SAFE-6 with DM_POLICY=open, everyone may choose to show what only confirmed adults show elsewhere", async () => {
  expect((await undated.must(readProfile)).is_confirmed_adult).toBe(true);
});
