import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMessages } from "../../../schema/chat/api.ts";
import { MENTIONS_MAX, MESSAGE_MAX_LENGTH, QUOTE_LENGTH } from "../../../schema/limits.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { giveRole } from "../../../server/account/account.ts";
import { channelOf, joinChannelRoom } from "../../support/chat/channel.ts";
import {
  ADULT,
  joinConversation,
  type Listener,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

type ChatMember = Awaited<ReturnType<typeof newChatMember>>;
const chatMember = (name: string, birthDate?: string) => newChatMember(server.url, name, birthDate);

async function pair() {
  const [ada, tunde] = await Promise.all([chatMember("Ada", ADULT), chatMember("Tunde", ADULT)]);
  const conversationId = await openConversationWith(ada, tunde.memberId);
  const [hers, his] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
  return { ada, tunde, conversationId, hers, his };
}

const pageOf = async (person: ChatMember, conversationId: string): Promise<Message[]> =>
  (await person.must(readMessages, { params: { conversationId } })).messages;

const seen = async (listener: Listener, seq: number): Promise<Message> => {
  await until(() => listener.messages().some((message) => message.seq === seq));
  return listener.messages().find((message) => message.seq === seq) as Message;
};

describe("a reply to a message", () => {
  test("THREAD-11 a reply carries the current quote in its receipt, broadcast and pages", async () => {
    const { ada, tunde, conversationId, hers, his } = await pair();
    await hers.say(`Where shall we meet? ${"😀".repeat(200)}`);
    const { message } = await his.ask("send", { content: "At the hall", replyTo: 1 });
    const quote = { seq: 1, senderId: ada.memberId, senderName: "Ada", isDeleted: false };
    expect(message?.replyTo).toMatchObject(quote);
    expect([...(message?.replyTo?.text ?? "")]).toHaveLength(QUOTE_LENGTH);
    expect((await seen(hers, 2)).replyTo).toEqual(message?.replyTo);
    await hers.ask("edit", { seq: 1, content: "Where?" });
    expect((await pageOf(tunde, conversationId))[1]?.replyTo).toEqual({ ...quote, text: "Where?" });
    await hers.ask("delete", { seq: 1 });
    expect((await pageOf(ada, conversationId))[1]?.replyTo).toEqual({ ...quote, text: "", isDeleted: true });
  });

  test("THREAD-11 a reply that is resent gets the same receipt", async () => {
    const { hers, his } = await pair();
    await hers.say("Where?");
    const payload = { content: "There", replyTo: 1 };
    const id = crypto.randomUUID();
    const first = await his.ask("send", payload, id);
    expect(await his.ask("send", payload, id)).toEqual(first);
  });

  test("THREAD-11 a reply to a missing message or one of another thread is refused and not stored", async () => {
    const { ada, conversationId, hers } = await pair();
    const other = await pair();
    for (const content of ["one", "two", "three"]) await other.hers.say(content);
    for (const replyTo of [1, 3, Number.MAX_SAFE_INTEGER]) {
      expect(await hers.ask("send", { content: "To that", replyTo })).toMatchObject({
        code: "thread/message-not-found",
      });
    }
    expect(await pageOf(ada, conversationId)).toEqual([]);
    expect(await hers.say("Something else")).toBe("stored");
    expect((await pageOf(ada, conversationId)).map(({ seq }) => seq)).toEqual([1]);
  });

  test("THREAD-11 a refused reply does not affect messages that arrive with it", async () => {
    const { tunde, conversationId, hers, his } = await pair();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        (at % 2 ? hers : his).ask("send", { content: `message ${at}`, ...(at % 3 === 0 ? { replyTo: 99 } : {}) }),
      ),
    );
    expect(outcomes.filter(({ code }) => code === "thread/message-not-found")).toHaveLength(4);
    expect((await pageOf(tunde, conversationId)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("a mention", () => {
  test("THREAD-12 a message keeps mentions of members who can read it and drops all others", async () => {
    const { ada, tunde, conversationId, hers, his } = await pair();
    const stranger = await chatMember("Stranger", ADULT);
    const mentions = [tunde.memberId, stranger.memberId, crypto.randomUUID(), tunde.memberId];
    const { message } = await hers.ask("send", { content: "@Tunde are you coming?", mentions });
    const named = [{ memberId: tunde.memberId, displayName: "Tunde" }];
    expect(message?.mentions).toEqual(named);
    expect((await seen(his, 1)).mentions).toEqual(named);
    expect((await pageOf(ada, conversationId))[0]?.mentions).toEqual(named);
    const { message: none } = await hers.ask("send", { content: "@Stranger?", mentions: [stranger.memberId] });
    expect(none).not.toHaveProperty("mentions");
  });

  test("THREAD-12 an edit adds mentions of members who can read the message, and never removes any", async () => {
    const { ada, tunde, conversationId, hers, his } = await pair();
    const stranger = await chatMember("Stranger", ADULT);
    await hers.say("Are you coming?");
    const edit = (content: string, ...mentions: string[]) => hers.ask("edit", { seq: 1, content, mentions });
    const { message } = await edit("@Tunde are you coming?", tunde.memberId, stranger.memberId, tunde.memberId);
    const named = [{ memberId: tunde.memberId, displayName: "Tunde" }];
    expect(message).toMatchObject({ content: "@Tunde are you coming?", mentions: named });
    await until(() => his.messages()[0]?.mentions !== undefined);
    expect(his.messages()[0]?.mentions).toEqual(named);
    await hers.ask("edit", { seq: 1, content: "Are you?" });
    expect((await edit("Are you, @Ada?", ada.memberId)).message?.mentions).toHaveLength(2);
    expect((await pageOf(tunde, conversationId))[0]?.mentions).toHaveLength(2);
    expect(await his.ask("edit", { seq: 1, content: "mine", mentions: [] })).toMatchObject({
      code: "thread/message-not-found",
    });
  });

  test("THREAD-12 many simultaneous edits never exceed the maximum number of mentions", async () => {
    const people = await Promise.all(
      Array.from({ length: MENTIONS_MAX + 4 }, (_, at) => chatMember(`Member ${at}`, ADULT)),
    );
    const [ada] = people as [ChatMember];
    const channelId = await channelOf(server.database, { owner: [ada], member: people.slice(1) });
    const listener = await joinChannelRoom(ada, channelId);
    await listener.say("All of you");
    const half = people.length / 2;
    const halves = [people.slice(0, half), people.slice(half)].map((some) => some.map(({ memberId }) => memberId));
    const edits = halves.map((mentions) => listener.ask("edit", { seq: 1, content: "All", mentions }));
    const counts = (await Promise.all(edits)).map(({ message }) => message?.mentions?.length ?? 0);
    expect(Math.max(...counts)).toBe(MENTIONS_MAX);
  });

  test("THREAD-12 a message with more than twenty mentions, or an invalid id, is refused", async () => {
    const { hers } = await pair();
    const many = Array.from({ length: 21 }, () => crypto.randomUUID());
    for (const mentions of [many, ["Tunde"]]) {
      expect(await hers.ask("send", { content: "all of you", mentions })).toMatchObject({ code: "message/invalid" });
    }
  });
});

describe("a lead who joined later", () => {
  /** A conversation of a teenager and a mentor with one message; the lead joins after it. */
  async function openWithLateLead() {
    const [mentor, teen] = [await chatMember("Auntie Bola"), await chatMember("Teen Chidi", MINOR)];
    await giveRole(server.database.fork(), mentor.me?.email ?? "", "mentor");
    const former = await chatMember("Mrs Bello");
    await giveRole(server.database.fork(), former.me?.email ?? "", "safeguarding_lead");
    const conversationId = await openConversationWith(mentor, teen.memberId);
    const his = await joinConversation(mentor, conversationId);
    await his.say("before the lead came");
    await server.database.fork().execute("delete from user_roles where user_id = ?", [former.memberId]);
    const lead = await chatMember("Mama Grace");
    await giveRole(server.database.fork(), lead.me?.email ?? "", "safeguarding_lead");
    expect(await his.say("hello?")).toBe("chat/now-supervised");
    const hers = await joinConversation(lead, conversationId);
    const end = () => server.database.fork().execute("delete from user_roles where user_id = ?", [lead.memberId]);
    return { mentor, teen, lead, conversationId, his, hers, end };
  }

  test("THREAD-15 SAFE-12 a lead who came later gets no edits, reactions, replies or deletions from before", async () => {
    const { mentor, lead, conversationId, his, hers, end } = await openWithLateLead();
    await his.ask("edit", { seq: 1, content: "before the lead came, edited" });
    await his.ask("react", { seq: 1, emoji: "\u{1f44d}", isOn: true });
    await his.ask("send", { content: "an answer", replyTo: 1 });
    await his.ask("delete", { seq: 1 });
    await his.say("the end");
    await seen(hers, 3);
    expect(hers.messages().map(({ seq }) => seq)).toEqual([2, 3]);
    expect(hers.messagesOf("reactions")).toEqual([]);
    const received = JSON.stringify([hers.received, await pageOf(lead, conversationId)]);
    expect(received).not.toContain("before the lead came");
    const quote = { seq: 1, senderId: mentor.memberId, senderName: "", text: "", isDeleted: false };
    expect((await pageOf(lead, conversationId))[0]?.replyTo).toEqual(quote);
    expect(hers.messages()[0]?.replyTo).toEqual(quote);
    expect((await pageOf(mentor, conversationId))[1]?.replyTo).toMatchObject({ seq: 1, isDeleted: true });
    expect(await hers.ask("send", { content: "What was that?", replyTo: 1 })).toMatchObject({
      code: "thread/message-not-found",
    });
    expect(await hers.ask("react", { seq: 1, emoji: "\u{1f44d}", isOn: true })).toMatchObject({
      code: "thread/message-not-found",
    });
    expect(await hers.say("I am here")).toBe("stored");
    await end();
  });
});

test("THREAD-1 a reply of the maximum length with all its mentions fits into a frame", async () => {
  const { hers, his } = await pair();
  await hers.say("Where?");
  const mentions = Array.from({ length: 20 }, () => crypto.randomUUID());
  const { message } = await his.ask("send", { content: "😀".repeat(MESSAGE_MAX_LENGTH), replyTo: 1, mentions });
  expect(message?.seq).toBe(2);
});
