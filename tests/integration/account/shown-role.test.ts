import { afterAll, beforeAll, expect, test } from "vitest";
import { listChannelMembers } from "../../../schema/channel/api.ts";
import { findPeople, listConversations, openConversation } from "../../../schema/chat/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { type ChatMember, channelOf } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ada: ChatMember;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  ada = await newChatMember(server.url, "Ada Obi", ADULT);
  grace = await newChatMember(server.url, "Mama Grace", ADULT);
  for (const role of ["safeguarding_lead", "mentor", "admin"] as const) {
    await giveRole(server.database.fork(), grace.me?.email ?? "", role);
  }
});
afterAll(() => server.stop());

const everyRole = ["admin", "mentor", "safeguarding_lead"];

test("people found by name are shown with their roles", async () => {
  const { people } = await ada.must(findPeople, { query: { name: "grace" } });
  expect(people).toEqual([{ memberId: grace.memberId, displayName: "Mama Grace", avatarUrl: null, roles: everyRole }]);
  const { people: others } = await grace.must(findPeople, { query: { name: "ada" } });
  expect(others).toEqual([{ memberId: ada.memberId, displayName: "Ada Obi", avatarUrl: null, roles: [] }]);
});

test("the members of a conversation are shown with their roles", async () => {
  const opened = await ada.must(openConversation, { body: { memberId: grace.memberId } });
  const [listed] = (await ada.must(listConversations)).conversations;
  for (const conversation of [opened, listed]) {
    const roles = Object.fromEntries(conversation?.members.map((each) => [each.displayName, each.roles]) ?? []);
    expect(roles).toEqual({ "Ada Obi": [], "Mama Grace": everyRole });
  }
});

test("the members of a channel are shown with their community roles and their role in the channel", async () => {
  const channelId = await channelOf(server.database, { owner: [ada], member: [grace] });
  const { members } = await ada.must(listChannelMembers, { params: { channelId } });
  expect(members.map(({ displayName, role, roles }) => [displayName, role, roles])).toEqual([
    ["Ada Obi", "owner", []],
    ["Mama Grace", "member", everyRole],
  ]);
});
