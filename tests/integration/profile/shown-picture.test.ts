import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession } from "../../../schema/account/api.ts";
import { joinChannel, readChannelMessages, searchChannel } from "../../../schema/channel/api.ts";
import { findPeople, readMessages } from "../../../schema/chat/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { block, listBlocked } from "../../../schema/safety/api.ts";
import { listReactions } from "../../../schema/thread/api.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { type ChatMember, joinChannelRoom, newChannel } from "../../support/chat/channel.ts";
import { joinConversation, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

const PICTURE = "/avatars/efe.svg";

let server: TestServer;
let ada: ChatMember;
let efe: ChatMember;
let params: { channelId: string };
beforeAll(async () => {
  server = await bootServer();
  ada = await newChatMember(server.url, "Ada Obi", MINOR);
  efe = await newChatMember(server.url, "Efe Eze", MINOR);
  await saveForm(efe, { full_name: "Efe Eze", avatar: "efe", date_of_birth: null });
  params = { channelId: await newChannel(ada, "Choir") };
  await efe.must(joinChannel, { params });
});
afterAll(() => server.stop());

test("PROFILE-26 a member sees their own picture where they see who is signed in", async () => {
  expect((await efe.must(readSession)).me?.avatar_url).toBe(PICTURE);
  expect((await ada.must(readSession)).me?.avatar_url).toBeNull();
});

test("PROFILE-26 a message in a channel brings its sender's picture, live and in pages", async () => {
  const [hers, his] = [await joinChannelRoom(ada, params.channelId), await joinChannelRoom(efe, params.channelId)];
  await his.say("The bus leaves at six");
  await his.ask("send", { content: "Bring water, too", replyTo: 1 });
  await hers.say("Thank you");
  await until(() => hers.messages().length === 3);
  const pictures = [PICTURE, PICTURE, undefined];
  expect(hers.messages().map(({ senderAvatarUrl }) => senderAvatarUrl)).toEqual(pictures);
  const { messages } = await ada.must(readChannelMessages, { params });
  expect(messages.map(({ senderAvatarUrl }) => senderAvatarUrl)).toEqual(pictures);
  const { found } = await ada.must(searchChannel, { params, query: { words: "bus" } });
  expect(found.map(({ senderAvatarUrl }) => senderAvatarUrl)).toEqual([PICTURE]);
});

test("PROFILE-26 people found, reactions, notifications and blocks show pictures", async () => {
  const { people } = await ada.must(findPeople, { query: { name: "Efe" } });
  expect(people).toMatchObject([{ displayName: "Efe Eze", avatarUrl: PICTURE }]);
  const conversationId = await openConversationWith(ada, efe.memberId);
  const hers = await joinConversation(ada, conversationId);
  const his = await joinConversation(efe, conversationId);
  await hers.say("Are you coming?");
  await his.ask("react", { seq: 1, emoji: "👍", isOn: true });
  await his.say("Yes");
  const { messages } = await ada.must(readMessages, { params: { conversationId } });
  expect(messages.filter((message) => "senderAvatarUrl" in message)).toEqual([]);
  const { reactions } = await ada.must(listReactions, { params: { threadId: conversationId, seq: "1" } });
  expect(reactions).toMatchObject([{ displayName: "Efe Eze", avatarUrl: PICTURE }]);
  const { notifications } = await ada.must(listNotifications);
  expect(notifications.map(({ actorAvatarUrl }) => actorAvatarUrl)).toContain(PICTURE);
  await ada.must(block, { params: { memberId: efe.memberId } });
  expect((await ada.must(listBlocked)).blocked).toMatchObject([{ displayName: "Efe Eze", avatarUrl: PICTURE }]);
});

test("PROFILE-26 PROFILE-5 a block hides the pictures of its members from each other in a channel", async () => {
  const { messages } = await efe.must(readChannelMessages, { params });
  const hidden = messages.filter(({ isHidden }) => isHidden);
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((message) => "senderAvatarUrl" in message)).toEqual([]);
});
