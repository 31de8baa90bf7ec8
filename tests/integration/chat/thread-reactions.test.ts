import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMessages } from "../../../schema/chat/api.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { block } from "../../../schema/safety/api.ts";
import { listReactions } from "../../../schema/thread/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { type ReactionChange, reactionEmojis } from "../../../schema/thread/reaction.ts";
import {
  ADULT,
  joinConversation,
  type Listener,
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
const chatMember = (name: string) => newChatMember(server.url, name, ADULT);
const [thumb, heart] = reactionEmojis;

async function pair() {
  const [ada, tunde] = await Promise.all([chatMember("Ada"), chatMember("Tunde")]);
  const conversationId = await openConversationWith(ada, tunde.memberId);
  const [hers, his] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
  await hers.say("The bus leaves at six");
  return { ada, tunde, conversationId, hers, his };
}

const firstOf = async (person: ChatMember, conversationId: string): Promise<Message | undefined> =>
  (await person.must(readMessages, { params: { conversationId } })).messages[0];

const lastChange = (listener: Listener): ReactionChange | undefined =>
  listener
    .messagesOf("reactions")
    .flatMap(({ changes }) => changes as ReactionChange[])
    .at(-1);

describe("THREAD-13 a reaction", () => {
  test("THREAD-13 a reaction is added once and removed; others get counts and names, and pages list it", async () => {
    const { ada, tunde, conversationId, hers, his } = await pair();
    const on = { seq: 1, emoji: thumb, isOn: true };
    const { message } = await his.ask("react", on);
    expect(message).toMatchObject({ version: 1, reactions: [{ emoji: thumb, count: 1 }], ownReactions: [thumb] });
    await until(() => lastChange(hers) !== undefined);
    const by = [{ memberId: tunde.memberId, emoji: thumb, isOn: true }];
    expect(lastChange(hers)).toEqual({ seq: 1, version: 1, reactions: [{ emoji: thumb, count: 1 }], by });
    expect((await his.ask("react", on)).message).toEqual(message);
    await hers.ask("react", { ...on, emoji: heart });
    const both = [thumb, heart].map((emoji) => ({ emoji, count: 1 }));
    expect(await firstOf(ada, conversationId)).toMatchObject({ version: 2, reactions: both, ownReactions: [heart] });
    await his.ask("react", { ...on, isOn: false });
    expect(await firstOf(tunde, conversationId)).not.toHaveProperty("ownReactions");
    const { reactions } = await ada.must(listReactions, { params: { threadId: conversationId, seq: "1" } });
    expect(reactions).toEqual([{ emoji: heart, memberId: ada.memberId, displayName: "Ada" }]);
    expect(JSON.stringify(his.messagesOf("messages"))).not.toContain("ownReactions");
  });

  test("THREAD-18 the last of many quick reactions or edits is the one that stays", async () => {
    const { ada, conversationId, hers } = await pair();
    const requests = [
      ...[true, false, true].map((isOn) => ["react", { seq: 1, emoji: thumb, isOn }] as const),
      ...Array.from({ length: 10 }, (_, at) => ["edit", { seq: 1, content: `text ${at}` }] as const),
    ];
    for (const [type, payload] of requests) hers.send(type, { id: crypto.randomUUID(), ...payload });
    await until(() => hers.messagesOf("receipt").length === 1 + requests.length);
    const message = await firstOf(ada, conversationId);
    expect(message).toMatchObject({ content: "text 9", ownReactions: [thumb] });
  });

  test("THREAD-13 fifty simultaneous toggles by several members leave the correct count", async () => {
    const { ada, tunde, conversationId, hers, his } = await pair();
    const more = await Promise.all([ada, tunde].map((person) => joinConversation(person, conversationId)));
    const sockets = [hers, his, ...more];
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        sockets[at % sockets.length]?.ask("react", { seq: 1, emoji: thumb, isOn: (at >> 2) % 3 !== 0 }),
      ),
    );
    const rows = await server.database.fork().execute<{ count: number; version: number }[]>(
      `select (select count(*)::int from message_reactions where message_id = message.id) as count, version
         from messages message where thread_id = ? and seq = 1`,
      [conversationId],
    );
    const { count = -1, version = -1 } = rows[0] ?? {};
    const page = await firstOf(ada, conversationId);
    expect(page?.reactions ?? []).toEqual(count > 0 ? [{ emoji: thumb, count }] : []);
    expect(page?.version).toBe(version);
    await until(() => lastChange(hers)?.version === version);
    expect(lastChange(hers)?.reactions).toEqual(page?.reactions ?? []);
    const own = new Map(
      hers
        .messagesOf("reactions")
        .flatMap(({ changes }) => (changes as ReactionChange[]).flatMap((change) => change.by))
        .map(({ memberId, isOn }) => [memberId, isOn]),
    );
    expect([...own.values()].filter(Boolean)).toHaveLength(count);
  });

  test("THREAD-13 an unknown emoji, or a reaction to an invisible message, is refused", async () => {
    const { ada, conversationId, hers } = await pair();
    const codes = [];
    for (const [seq, emoji] of [
      [1, "\u{1f480}"],
      [1, "x"],
      [2, thumb],
      [Number.MAX_SAFE_INTEGER, thumb],
    ] as const) {
      codes.push((await hers.ask("react", { seq, emoji, isOn: true })).code);
    }
    await hers.ask("delete", { seq: 1 });
    codes.push((await hers.ask("react", { seq: 1, emoji: thumb, isOn: true })).code);
    expect(codes).toEqual([...Array(2).fill("thread/unknown-emoji"), ...Array(3).fill("thread/message-not-found")]);
    expect(await firstOf(ada, conversationId)).toMatchObject({ isDeleted: true, version: 1 });
  });

  test("THREAD-13 a reaction requires permission to write at that moment", async () => {
    const { ada, tunde, conversationId, his } = await pair();
    await server.database
      .fork()
      .execute("insert into blocks (blocker_id, blocked_id) values (?, ?)", [ada.memberId, tunde.memberId]);
    // The sweep may see the block first and close the socket before the reply.
    const refusal = await Promise.race([
      his.ask("react", { seq: 1, emoji: thumb, isOn: true }).then(({ code }) => code),
      his.closed,
    ]);
    expect(["chat/not-allowed", CLOSE_CODES.unavailable]).toContain(refusal);
    await ada.must(block, { params: { memberId: tunde.memberId } });
    expect(await firstOf(ada, conversationId)).not.toHaveProperty("reactions");
  });

  test("THREAD-13 only members who can read the message see the list of its reactions", async () => {
    const { conversationId } = await pair();
    const stranger = await chatMember("Stranger");
    for (const [threadId, seq] of [
      [conversationId, "1"],
      [crypto.randomUUID(), "1"],
    ] as const) {
      const { status, error } = await stranger.call(listReactions, { params: { threadId, seq } });
      expect([status, error?.code]).toEqual([404, "thread/message-not-found"]);
    }
  });
});

test("THREAD-12 a message's version increases with every change, and is omitted before the first", async () => {
  const { ada, conversationId, hers, his } = await pair();
  expect(await firstOf(ada, conversationId)).not.toHaveProperty("version");
  await his.ask("react", { seq: 1, emoji: heart, isOn: true });
  const { message } = await hers.ask("edit", { seq: 1, content: "The bus leaves at seven" });
  expect(message).toMatchObject({ version: 2, isEdited: true, reactions: [{ emoji: heart, count: 1 }] });
  const { message: gone } = await hers.ask("delete", { seq: 1 });
  expect(gone).toMatchObject({ version: 3, isDeleted: true, content: "" });
  expect(gone).not.toHaveProperty("reactions");
});
