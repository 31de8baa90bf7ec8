import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChannelMessages, searchChannel } from "../../../schema/channel/api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import { listReactions } from "../../../schema/thread/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead, withoutRole } from "../../support/chat/channel.ts";
import { ADULT, type Listener, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const chatMember = (name: string) => newChatMember(server.url, name, ADULT);

async function three() {
  const [ada, tunde, chi] = await Promise.all([chatMember("Ada"), chatMember("Tunde"), chatMember("Chi")]);
  const channelId = await channelOf(server.database, { owner: [chi], member: [ada, tunde] });
  const [hers, his, theirs] = [
    await joinChannelRoom(ada, channelId),
    await joinChannelRoom(tunde, channelId),
    await joinChannelRoom(chi, channelId),
  ];
  return { ada, tunde, chi, channelId, hers, his, theirs };
}

const pageOf = async (person: ChatMember, channelId: string): Promise<Message[]> =>
  (await person.must(readChannelMessages, { params: { channelId } })).messages;

async function seen(listener: Listener, seq: number): Promise<Message> {
  await until(() => listener.messages().some((message) => message.seq === seq));
  return listener.messages().find((message) => message.seq === seq) as Message;
}

describe("a block between two members of a channel", () => {
  test("THREAD-15 SAFE-5 a block hides two members' messages, quotes and reactions from each other", async () => {
    const { ada, tunde, channelId, hers, his, theirs } = await three();
    await his.say("words from before");
    await ada.must(block, { params: { memberId: tunde.memberId } });
    await until(() => [hers, his].every((listener) => listener.messagesOf("accessChanged").length === 1));
    expect(theirs.messagesOf("accessChanged")).toEqual([]);
    await his.say("words from after");
    await theirs.ask("send", { content: "an answer", replyTo: 2 });
    expect(await seen(hers, 2)).toMatchObject({
      isHidden: true,
      content: "",
      senderName: "",
      senderId: tunde.memberId,
    });
    expect((await seen(hers, 3)).replyTo).toMatchObject({ seq: 2, senderName: "", text: "" });
    expect((await seen(theirs, 3)).replyTo).toMatchObject({ senderName: "Tunde", text: "words from after" });
    const page = await pageOf(ada, channelId);
    expect(page.map(({ isHidden }) => isHidden === true)).toEqual([true, true, false]);
    expect(JSON.stringify(page)).not.toMatch(/words from|Tunde/);
    expect((await ada.must(searchChannel, { params: { channelId }, query: { words: "words" } })).found).toEqual([]);
    const code = "thread/message-not-found";
    expect(await hers.ask("react", { seq: 2, emoji: "\u{1f44d}", isOn: true })).toMatchObject({ code });
    const { error } = await ada.call(listReactions, { params: { threadId: channelId, seq: "2" } });
    expect(error?.code).toBe(code);
    await hers.say("hers");
    expect(await seen(his, 4)).toMatchObject({ isHidden: true, content: "" });
  });

  test("THREAD-8 SAFE-5 a block hides typing from the other member, and from nobody else", async () => {
    const { ada, tunde, hers, his, theirs } = await three();
    await ada.must(block, { params: { memberId: tunde.memberId } });
    await until(() => [hers, his].every((listener) => listener.messagesOf("accessChanged").length === 1));
    for (const listener of [hers, his, theirs]) {
      listener.send("typing");
      await listener.say("words");
    }
    await until(() =>
      [hers, his].every((listener) => listener.messagesOf("typing").length > 0 && listener.messages().length === 3),
    );
    const [chiId] = hers
      .messages()
      .slice(2)
      .map(({ senderId }) => senderId);
    const by = (...memberIds: unknown[]) => memberIds.map((memberId) => ({ memberId }));
    expect([hers, his].map((listener) => listener.messagesOf("typing"))).toEqual([by(chiId), by(chiId)]);
    expect(theirs.messagesOf("typing")).toEqual(by(ada.memberId, tunde.memberId));
  });

  test("THREAD-11 THREAD-13 a member can neither reply nor react to a message that a block hides", async () => {
    const { ada, tunde, channelId, hers, his, theirs } = await three();
    await ada.must(block, { params: { memberId: tunde.memberId } });
    await until(() => [hers, his].every((listener) => listener.messagesOf("accessChanged").length === 1));
    await hers.say("hers");
    await his.say("his");
    const code = "thread/message-not-found";
    const emoji = "\u{1f44d}";
    expect(await his.ask("send", { content: "an answer", replyTo: 1 })).toMatchObject({ code });
    expect(await hers.ask("send", { content: "an answer", replyTo: 2 })).toMatchObject({ code });
    expect(await his.ask("react", { seq: 1, emoji, isOn: true })).toMatchObject({ code });
    expect(await pageOf(tunde, channelId)).toHaveLength(2);
    for (const seq of [1, 2]) await theirs.ask("react", { seq, emoji, isOn: true });
    const reactedTo = (listener: Listener) =>
      listener.messagesOf("reactions").flatMap(({ changes }) => changes as { seq: number }[]);
    await until(
      () => reactedTo(theirs).length === 2 && [hers, his].every((listener) => reactedTo(listener).length > 0),
    );
    expect([reactedTo(hers), reactedTo(his)]).toMatchObject([[{ seq: 1 }], [{ seq: 2 }]]);
    await ada.must(unblock, { params: { memberId: tunde.memberId } });
    const { message } = await his.ask("send", { content: "an answer", replyTo: 1 });
    expect(message).toMatchObject({ seq: 3, replyTo: { text: "hers" } });
  });

  test("THREAD-15 a block hides a quote only from those who can't see it, even after an edit", async () => {
    const { ada, tunde, chi, channelId, hers, his, theirs } = await three();
    await hers.say("hers");
    await his.ask("send", { content: "an answer", replyTo: 1 });
    await ada.must(block, { params: { memberId: tunde.memberId } });
    await until(() => [hers, his].every((listener) => listener.messagesOf("accessChanged").length === 1));
    const { message } = await his.ask("edit", { seq: 2, content: "edited" });
    await until(() => [his, theirs].every((listener) => listener.messages()[1]?.content === "edited"));
    const quote = { seq: 1, senderId: ada.memberId, senderName: "Ada", text: "hers", isDeleted: false };
    const cut = { ...quote, senderName: "", text: "" };
    expect([message?.replyTo, his.messages()[1]?.replyTo]).toEqual([cut, cut]);
    expect((await pageOf(tunde, channelId))[1]?.replyTo).toEqual(cut);
    expect([theirs.messages()[1]?.replyTo, (await pageOf(chi, channelId))[1]?.replyTo]).toEqual([quote, quote]);
  });

  test("THREAD-15 removing a block shows the hidden messages again", async () => {
    const { ada, tunde, channelId, hers, his } = await three();
    await ada.must(block, { params: { memberId: tunde.memberId } });
    await until(() => [hers, his].every((listener) => listener.messagesOf("accessChanged").length === 1));
    await his.say("from Tunde");
    expect(await seen(hers, 1)).toMatchObject({ isHidden: true });
    await ada.must(unblock, { params: { memberId: tunde.memberId } });
    await until(() => [hers, his].every((listener) => listener.messagesOf("accessChanged").length === 2));
    expect((await pageOf(ada, channelId))[0]).toMatchObject({ content: "from Tunde", senderName: "Tunde" });
    await his.say("and again");
    expect(await seen(hers, 2)).toMatchObject({ content: "and again" });
  });

  test("THREAD-15 SAFE-5 a block hides nothing of a safeguarding lead and nothing from one", async () => {
    const { ada, channelId } = await three();
    const lead = await newLead(server.url, server.database, "Mama Grace");
    await server.database
      .fork()
      .execute("insert into thread_members (thread_id, user_id, role) values (?, ?, 'member')", [
        channelId,
        lead.memberId,
      ]);
    await ada.must(block, { params: { memberId: lead.memberId } });
    const [hers, own] = [await joinChannelRoom(lead, channelId), await joinChannelRoom(ada, channelId)];
    await own.say("one");
    await hers.say("two");
    expect([(await seen(hers, 1)).content, (await seen(own, 2)).content]).toEqual(["one", "two"]);
    expect((await pageOf(ada, channelId)).map(({ content }) => content)).toEqual(["one", "two"]);
    await withoutRole(server.database, lead);
  });
});
