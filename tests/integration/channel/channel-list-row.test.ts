import { afterAll, beforeAll, expect, test } from "vitest";
import { type Channel, joinChannel, leaveChannel, pinChannel } from "../../../schema/channel/api.ts";
import { CHANNELS_PINNED_MAX, MESSAGE_PREVIEW_LENGTH } from "../../../schema/limits.ts";
import { saveMuted } from "../../../schema/push/api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import {
  type ChatMember,
  channelOf,
  channelsOf,
  joinChannelRoom,
  lastOf,
  memberConnection,
  newLead,
} from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { ADULT } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { chatMember, trio } = chatFixture(() => server);

/** Ada owns the channel, and Tunde is in it. */
async function choir(name = "Choir") {
  const [ada, tunde] = [await chatMember("Ada Obi", ADULT), await chatMember("Tunde Bello", ADULT)];
  const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] }, { name });
  const room = { ada: await joinChannelRoom(ada, channelId), tunde: await joinChannelRoom(tunde, channelId) };
  const seenBy = async (who: ChatMember) => (await channelsOf(who)).find((each) => each.channelId === channelId);
  return { ada, tunde, channelId, room, seenBy };
}

const pin = (who: ChatMember, channelId: string, isPinned = true) =>
  who.call(pinChannel, { params: { channelId }, body: { isPinned } });
const namesFor = async (who: ChatMember) => (await channelsOf(who)).filter(({ role }) => role).map(({ name }) => name);

test("CHANNEL-47 the list shows the newest message on one line, with its sender's first name", async () => {
  const { ada, tunde, room, seenBy } = await choir();
  expect(await seenBy(ada)).toMatchObject({ lastMessage: null, lastMessageAt: null });
  await room.tunde.say(`Who brings\n\n the   songbooks? ${"x".repeat(200)}`);
  const text = `Who brings the songbooks? ${"x".repeat(200)}`.slice(0, MESSAGE_PREVIEW_LENGTH);
  expect((await seenBy(ada))?.lastMessage).toEqual({ senderName: "Tunde", text });
  expect((await seenBy(tunde))?.lastMessage).toEqual({ senderName: null, text });
});

test("CHANNEL-47 a deleted message gives way to the one before it", async () => {
  const { ada, room, seenBy } = await choir();
  await room.tunde.say("first");
  await room.tunde.say("second");
  await room.tunde.ask("delete", { seq: 2 });
  const shown = await seenBy(ada);
  expect(shown?.lastMessage).toEqual({ senderName: "Tunde", text: "first" });
  expect(shown?.lastMessageAt).toBe(room.ada.messages().find(({ seq }) => seq === 1)?.createdAt);
});

test("CHANNEL-47 CHANNEL-52 SAFE-5 a block hides the other's last message on open screens until it ends", async () => {
  const { ada, tunde, channelId, room } = await choir();
  await room.ada.say("mine");
  await room.tunde.say("his");
  const screens = [await memberConnection(ada), await memberConnection(tunde)];
  const shown = (at: number) =>
    (lastOf(screens[at] as (typeof screens)[0], channelId) as Channel | undefined)?.lastMessage?.text;
  await ada.must(block, { params: { memberId: tunde.memberId } });
  await until(() => shown(0) === "mine" && shown(1) === "his");
  await ada.must(unblock, { params: { memberId: tunde.memberId } });
  await until(() => shown(0) === "his");
});

test("CHANNEL-48 pinned channels come first, then the newest messages, then those joined last", async () => {
  const [ada] = await trio();
  const ids = new Map<string, string>();
  for (const name of ["One", "Two", "Three", "Four"]) {
    ids.set(name, await channelOf(server.database, { owner: [ada] }, { name }));
  }
  expect(await namesFor(ada)).toEqual(["Four", "Three", "Two", "One"]);
  await (await joinChannelRoom(ada, ids.get("Two") ?? "")).say("new");
  expect(await namesFor(ada)).toEqual(["Two", "Four", "Three", "One"]);
  await ada.must(pinChannel, { params: { channelId: ids.get("One") ?? "" }, body: { isPinned: true } });
  expect(await namesFor(ada)).toEqual(["One", "Two", "Four", "Three"]);
});

test("CHANNEL-49 an unread message that mentions the member marks the channel until it is read or deleted", async () => {
  const { ada, tunde, room, seenBy } = await choir();
  const mention = () => room.tunde.ask("send", { content: "@Ada Obi", mentions: [ada.memberId] });
  await room.tunde.say("hello");
  expect(await seenBy(ada)).toMatchObject({ isMentioned: false, unread: 1 });
  await mention();
  expect(await seenBy(ada)).toMatchObject({ isMentioned: true, unread: 2 });
  expect(await seenBy(tunde)).toMatchObject({ isMentioned: false });
  await room.tunde.ask("delete", { seq: 2 });
  expect(await seenBy(ada)).toMatchObject({ isMentioned: false });
  await mention();
  room.ada.send("read", { seq: 3 });
  await until(async () => (await seenBy(ada))?.isMentioned === false);
});

test("CHANNEL-50 of five channels pinned at once from two devices, three are", async () => {
  const [ada] = await trio();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await channelOf(server.database, { owner: [ada] }));
  const asked = await Promise.all([...ids, ...ids].map((channelId) => pin(ada, channelId)));
  const codes = asked.flatMap(({ error }) => (error ? [error.code] : []));
  expect(codes).toEqual(Array(10 - 2 * CHANNELS_PINNED_MAX).fill("channel/too-many-pinned"));
  const pinned = (await channelsOf(ada)).filter(({ isPinned }) => isPinned);
  expect(pinned).toHaveLength(CHANNELS_PINNED_MAX);
  const free = ids.find((id) => pinned.every(({ channelId }) => channelId !== id)) ?? "";
  await pin(ada, pinned[0]?.channelId ?? "", false);
  expect((await pin(ada, free)).body).toMatchObject({ channelId: free, isPinned: true });
});

test("CHANNEL-50 CHANNEL-51 leaving a channel ends its pin, and it stays muted after joining again", async () => {
  const { tunde, channelId } = await choir();
  const params = { channelId };
  await tunde.must(pinChannel, { params, body: { isPinned: true } });
  await tunde.must(saveMuted, { params: { threadId: channelId }, body: { isMuted: true } });
  await tunde.must(leaveChannel, { params });
  expect(await tunde.must(joinChannel, { params })).toMatchObject({ isPinned: false, isMuted: true });
});

test("CHANNEL-50 only a member of a channel can pin it", async () => {
  const [ada, tunde] = await trio();
  const channelId = await channelOf(server.database, { owner: [ada] });
  expect((await pin(tunde, channelId)).error?.code).toBe("channel/not-found");
});

test("CHANNEL-52 a new message, a pin and a mute reach the member's other screens, and no other member's", async () => {
  const { ada, tunde, channelId, room } = await choir();
  const [hers, his] = [await memberConnection(ada), await memberConnection(tunde)];
  const seen = (screen: typeof hers) => lastOf(screen, channelId) as Channel | undefined;
  await room.tunde.say("news");
  await until(() => seen(hers)?.lastMessage?.text === "news" && seen(hers)?.unread === 1);
  await ada.must(pinChannel, { params: { channelId }, body: { isPinned: true } });
  await until(() => seen(hers)?.isPinned === true);
  await ada.must(saveMuted, { params: { threadId: channelId }, body: { isMuted: true } });
  await until(() => seen(hers)?.isMuted === true);
  expect(seen(his)).toMatchObject({ isPinned: false, isMuted: false });
});

// Last, because a lead joins the channels in which somebody writes from now on.
test("CHANNEL-47 CHANNEL-21 a lead sees no message from before they supervised the channel", async () => {
  const { room, channelId } = await choir();
  await room.tunde.say("before");
  const lead = await newLead(server.url, server.database, "Mama Grace");
  await server.database
    .fork()
    .execute(
      "insert into thread_members (thread_id, user_id, role, from_seq, read_seq) values (?, ?, 'safeguarding_lead', 1, 1)",
      [channelId, lead.memberId],
    );
  const shown = async () => (await channelsOf(lead)).find((each) => each.channelId === channelId)?.lastMessage?.text;
  expect(await shown()).toBeUndefined();
  await room.tunde.say("after");
  expect(await shown()).toBe("after");
});
