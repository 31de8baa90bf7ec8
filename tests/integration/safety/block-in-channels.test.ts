import { afterAll, beforeAll, expect, test } from "vitest";
import { joinChannel, readChannelMessages } from "../../../schema/channel/api.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import { joinChannelRoom, newChannel } from "../../support/chat/channel.ts";
import { ADULT, type Listener, listen, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const chatMember = (name: string) => newChatMember(server.url, name, ADULT);
const lastOf = (listener: Listener) => listener.messages().at(-1);

test("SAFE-5 THREAD-15 THREAD-16 a block hides each member's channel messages from the other at once", async () => {
  const [ada, tunde, bisi] = await Promise.all([chatMember("Ada"), chatMember("Tunde"), chatMember("Bisi")]);
  const channelId = await newChannel(ada, "Choir");
  for (const person of [tunde, bisi]) await person.must(joinChannel, { params: { channelId } });
  const [hers, his, third] = [
    await joinChannelRoom(ada, channelId),
    await joinChannelRoom(tunde, channelId),
    await joinChannelRoom(bisi, channelId),
  ];
  const apart = [
    await joinChannelRoom(ada, await newChannel(ada, "Hers")),
    await joinChannelRoom(tunde, await newChannel(tunde, "His")),
  ];
  // There is no block to remove yet.
  await ada.must(unblock, { params: { memberId: tunde.memberId } });
  await his.say("before");
  await until(() => [hers, third].every((listener) => lastOf(listener)?.content === "before"));

  await ada.must(block, { params: { memberId: tunde.memberId } });
  await until(() => [hers, his].every((listener) => listener.messagesOf("accessChanged").length === 1));
  await his.say("his words");
  await hers.say("her words");
  await until(() => third.messages().length === 3);
  expect(third.messages().map(({ content }) => content)).toEqual(["before", "his words", "her words"]);
  expect(third.messagesOf("accessChanged")).toEqual([]);
  for (const [listener, own] of [
    [hers, "her words"],
    [his, "his words"],
  ] as const) {
    await until(() => listener.messages().length === 3);
    const shown = listener.messages().slice(1);
    expect(shown.map(({ content }) => content).filter(Boolean)).toEqual([own]);
    expect(shown.filter(({ isHidden }) => isHidden)).toMatchObject([{ content: "", senderName: "" }]);
  }

  await ada.must(unblock, { params: { memberId: tunde.memberId } });
  await until(() => [hers, his].every((listener) => listener.messagesOf("accessChanged").length === 2));
  for (const listener of apart) {
    expect(await listener.say("Hello")).toBe("stored");
    expect(listener.messagesOf("accessChanged")).toEqual([]);
  }
  await his.say("friends again");
  await until(() => lastOf(hers)?.content === "friends again");
  const { messages } = await ada.must(readChannelMessages, { params: { channelId } });
  expect(messages.map(({ content }) => content)).toEqual(["before", "his words", "her words", "friends again"]);
});

test("THREAD-16 after a block is confirmed, no further message of the other member arrives", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const [ada, tunde] = await Promise.all([chatMember("Ada"), chatMember("Tunde")]);
    const channelId = await newChannel(ada, "Choir");
    await tunde.must(joinChannel, { params: { channelId } });
    const his = await joinChannelRoom(tunde, channelId);
    const entering = [
      joinChannelRoom(ada, channelId),
      joinChannelRoom(ada, channelId),
      joinChannelRoom(ada, channelId),
    ];
    const saying = Array.from({ length: 8 }, (_, at) => his.say(`message ${at}`));
    await ada.must(block, { params: { memberId: tunde.memberId } });
    const hers = await Promise.all(entering);
    await Promise.all(saying);
    for (const listener of hers) listener.received.length = 0;
    expect(await his.say("unheard")).toBe("stored");
    await until(() => hers.every((listener) => listener.messages().length > 0));
    for (const listener of hers) {
      expect(listener.messages().map(({ content, isHidden }) => [content, isHidden])).toEqual(
        listener.messages().map(() => ["", true]),
      );
    }
  }
});

test("NOTICE-6 NOTICE-8 a block hides the other's notifications at once, and unblocking restores them", async () => {
  const [ada, tunde] = await Promise.all([chatMember("Ada"), chatMember("Tunde")]);
  const channelId = await newChannel(ada, "Choir");
  await tunde.must(joinChannel, { params: { channelId } });
  const connection = await listen(ada, (await ada.must(takeMemberSeat)).reservation);
  const unread = () => connection.messagesOf("notifications").at(-1)?.unread;
  const his = await joinChannelRoom(tunde, channelId);
  his.send("send", { id: "a-mention", content: "@Ada", mentions: [ada.memberId] });
  await until(() => unread() === 1);
  await tunde.must(block, { params: { memberId: ada.memberId } });
  await until(() => unread() === 0);
  expect((await ada.must(listNotifications)).notifications).toEqual([]);
  await tunde.must(unblock, { params: { memberId: ada.memberId } });
  await until(() => unread() === 1);
});
