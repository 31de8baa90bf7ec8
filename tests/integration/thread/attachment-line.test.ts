import { afterAll, beforeAll, expect, test } from "vitest";
import { saveLanguage } from "../../../schema/account/api.ts";
import { listChannels } from "../../../schema/channel/api.ts";
import { listPins, pinMessage } from "../../../schema/channel/pin-api.ts";
import { searchMessages } from "../../../schema/thread/api.ts";
import { sendPhoto, settledAdult } from "../../support/chat/attachment.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { listOf } from "../../support/chat/chat-fixture.ts";
import { joinConversation, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { shownTo } from "../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ada: ChatMember;
let chi: ChatMember;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  ada = await settledAdult(server.url, "Ada Obi");
  chi = await newChatMember(server.url, "Chi Eze", MINOR);
  grace = await newLead(server.url, server.database, "Mama Grace");
});
afterAll(() => server.stop());

test("THREAD-57 a photo without a text is named in the list of conversations and in notifications", async () => {
  const conversationId = await openConversationWith(ada, chi.memberId);
  const socket = await joinConversation(ada, conversationId);
  await sendPhoto(ada, conversationId, socket);
  expect((await listOf(chi))[0]?.preview).toMatchObject({ text: "", attachmentKind: "photo", isDeleted: false });
  expect((await shownTo(chi)).map(({ text }) => text)).toEqual(["Photo"]);
  await chi.must(saveLanguage, { body: { language: "pcm" } });
  expect((await shownTo(chi)).map(({ text }) => text)).toEqual(["Photo"]);
  await sendPhoto(ada, conversationId, socket, "Our choir");
  expect((await shownTo(chi)).map(({ text }) => text)).toEqual(["Our choir"]);
  await socket.ask("delete", { seq: 2 });
  expect((await listOf(chi))[0]?.preview).toEqual({ senderId: ada.memberId, text: "", isDeleted: true });
});

test("THREAD-57 it is named in a channel’s line, in quotes and among the pinned messages, until it is deleted", async () => {
  const channelId = await channelOf(server.database, { owner: [ada], member: [chi], safeguarding_lead: [grace] });
  const [hers, theirs] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(chi, channelId)];
  await sendPhoto(ada, channelId, hers);
  const line = async () =>
    (await chi.must(listChannels, {})).channels.find((each) => each.channelId === channelId)?.lastMessage;
  expect(await line()).toEqual({ senderName: "Ada", text: "", attachmentKind: "photo" });
  await ada.must(pinMessage, { params: { channelId, seq: "1" } });
  const pins = async () => (await chi.must(listPins, { params: { channelId } })).pins;
  expect(await pins()).toMatchObject([{ text: "", attachmentKind: "photo" }]);
  const reply = await theirs.ask("send", { content: "Nice", replyTo: 1 });
  expect(reply.message?.replyTo).toMatchObject({ text: "", attachmentKind: "photo", isDeleted: false });
  expect(await line()).toEqual({ senderName: null, text: "Nice" });
  await hers.ask("delete", { seq: 1 });
  const again = await theirs.ask("send", { content: "Oh", replyTo: 1 });
  expect(again.message?.replyTo).toMatchObject({ text: "", isDeleted: true });
  expect(again.message?.replyTo).not.toHaveProperty("attachmentKind");
});

test("THREAD-57 a photo is found by its caption", async () => {
  const channelId = await channelOf(server.database, { owner: [ada], member: [chi], safeguarding_lead: [grace] });
  await sendPhoto(ada, channelId, await joinChannelRoom(ada, channelId), "Anniversary picnic");
  const { found } = await chi.must(searchMessages, { query: { words: "picnic" } });
  expect(found).toMatchObject([{ text: "Anniversary picnic", attachmentKind: "photo" }]);
});
