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
const [thumbsUp, heart] = reactionEmojis;

async function startConversation() {
  const [ada, tunde] = await Promise.all([chatMember("Ada"), chatMember("Tunde")]);
  const conversationId = await openConversationWith(ada, tunde.memberId);
  const [adaSocket, tundeSocket] = [
    await joinConversation(ada, conversationId),
    await joinConversation(tunde, conversationId),
  ];
  await adaSocket.say("The bus leaves at six");
  return { ada, tunde, conversationId, adaSocket, tundeSocket };
}

const readFirstMessage = async (person: ChatMember, conversationId: string): Promise<Message | undefined> =>
  (await person.must(readMessages, { params: { conversationId } })).messages[0];

const lastReactionChange = (listener: Listener): ReactionChange | undefined =>
  listener
    .messagesOf("reactions")
    .flatMap(({ changes }) => changes as ReactionChange[])
    .at(-1);

describe("THREAD-13 a reaction", () => {
  test("THREAD-13 a repeated reaction counts once, can be removed, and others see who reacted", async () => {
    const { ada, tunde, conversationId, adaSocket, tundeSocket } = await startConversation();
    const thumbsUpOn = { seq: 1, emoji: thumbsUp, isOn: true };
    const { message } = await tundeSocket.ask("react", thumbsUpOn);
    expect(message).toMatchObject({ version: 1, reactions: [{ emoji: thumbsUp, count: 1 }], ownReactions: [thumbsUp] });
    await until(() => lastReactionChange(adaSocket) !== undefined);
    const by = [{ memberId: tunde.memberId, emoji: thumbsUp, isOn: true }];
    expect(lastReactionChange(adaSocket)).toEqual({
      seq: 1,
      version: 1,
      reactions: [{ emoji: thumbsUp, count: 1 }],
      by,
    });
    expect((await tundeSocket.ask("react", thumbsUpOn)).message).toEqual(message);
    await adaSocket.ask("react", { ...thumbsUpOn, emoji: heart });
    const both = [thumbsUp, heart].map((emoji) => ({ emoji, count: 1 }));
    expect(await readFirstMessage(ada, conversationId)).toMatchObject({
      version: 2,
      reactions: both,
      ownReactions: [heart],
    });
    await tundeSocket.ask("react", { ...thumbsUpOn, isOn: false });
    expect(await readFirstMessage(tunde, conversationId)).not.toHaveProperty("ownReactions");
    const { reactions } = await ada.must(listReactions, { params: { threadId: conversationId, seq: "1" } });
    expect(reactions).toEqual([
      { emoji: heart, avatarUrl: null, memberId: ada.memberId, displayName: "Ada", roles: [] },
    ]);
    expect(JSON.stringify(tundeSocket.messagesOf("messages"))).not.toContain("ownReactions");
  });

  test("THREAD-13 fifty simultaneous toggles by two members on four sockets leave the correct count", async () => {
    const { ada, tunde, conversationId, adaSocket, tundeSocket } = await startConversation();
    const more = await Promise.all([ada, tunde].map((person) => joinConversation(person, conversationId)));
    const sockets = [adaSocket, tundeSocket, ...more];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        // Each socket sends off, on, on, off, on, on and so forth.
        sockets[index % sockets.length]?.ask("react", { seq: 1, emoji: thumbsUp, isOn: (index >> 2) % 3 !== 0 }),
      ),
    );
    const rows = await server.database.fork().execute<{ count: number; version: number }[]>(
      `select (select count(*)::int from message_reactions where message_id = message.id) as count, version
         from messages message where thread_id = ? and seq = 1`,
      [conversationId],
    );
    const { count = -1, version = -1 } = rows[0] ?? {};
    const page = await readFirstMessage(ada, conversationId);
    expect(page?.reactions ?? []).toEqual(count > 0 ? [{ emoji: thumbsUp, count }] : []);
    expect(page?.version).toBe(version);
    await until(() => lastReactionChange(adaSocket)?.version === version);
    expect(lastReactionChange(adaSocket)?.reactions).toEqual(page?.reactions ?? []);
    const lastChoiceByMember = new Map(
      adaSocket
        .messagesOf("reactions")
        .flatMap(({ changes }) => (changes as ReactionChange[]).flatMap((change) => change.by))
        .map(({ memberId, isOn }) => [memberId, isOn]),
    );
    expect([...lastChoiceByMember.values()].filter(Boolean)).toHaveLength(count);
  });

  test("THREAD-13 an unknown emoji, or a reaction to a missing or deleted message, is refused", async () => {
    const { ada, conversationId, adaSocket } = await startConversation();
    const codes = [];
    for (const [seq, emoji] of [
      // A skull is an emoji, but not one of the six.
      [1, "\u{1f480}"],
      [1, "x"],
      [2, thumbsUp],
      [Number.MAX_SAFE_INTEGER, thumbsUp],
    ] as const) {
      codes.push((await adaSocket.ask("react", { seq, emoji, isOn: true })).code);
    }
    await adaSocket.ask("delete", { seq: 1 });
    codes.push((await adaSocket.ask("react", { seq: 1, emoji: thumbsUp, isOn: true })).code);
    expect(codes).toEqual([...Array(2).fill("thread/unknown-emoji"), ...Array(3).fill("thread/message-not-found")]);
    expect(await readFirstMessage(ada, conversationId)).toMatchObject({ isDeleted: true, version: 1 });
  });

  test("THREAD-13 a reaction is refused as soon as the member may no longer write", async () => {
    const { ada, tunde, conversationId, tundeSocket } = await startConversation();
    // Inserted directly, because the endpoint closes the sockets.
    await server.database
      .fork()
      .execute("insert into blocks (blocker_id, blocked_id) values (?, ?)", [ada.memberId, tunde.memberId]);
    // The sweep of sockets may notice the block first and close this one before the reply.
    const refusal = await Promise.race([
      tundeSocket.ask("react", { seq: 1, emoji: thumbsUp, isOn: true }).then(({ code }) => code),
      tundeSocket.closed,
    ]);
    expect(["chat/not-allowed", CLOSE_CODES.unavailable]).toContain(refusal);
    await ada.must(block, { params: { memberId: tunde.memberId } });
    expect(await readFirstMessage(ada, conversationId)).not.toHaveProperty("reactions");
  });

  test("THREAD-13 only members who can read the message see the list of its reactions", async () => {
    const { conversationId } = await startConversation();
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

test("THREAD-12 a message's version increases with every change, and is omitted before the first one", async () => {
  const { ada, conversationId, adaSocket, tundeSocket } = await startConversation();
  expect(await readFirstMessage(ada, conversationId)).not.toHaveProperty("version");
  await tundeSocket.ask("react", { seq: 1, emoji: heart, isOn: true });
  const { message } = await adaSocket.ask("edit", { seq: 1, content: "The bus leaves at seven" });
  expect(message).toMatchObject({ version: 2, isEdited: true, reactions: [{ emoji: heart, count: 1 }] });
  const { message: deleted } = await adaSocket.ask("delete", { seq: 1 });
  expect(deleted).toMatchObject({ version: 3, isDeleted: true, content: "" });
  expect(deleted).not.toHaveProperty("reactions");
});

test("THREAD-18 rapid reactions and edits on one socket apply in order, so the last one wins", async () => {
  const { ada, conversationId, adaSocket } = await startConversation();
  const requests = [
    ...[true, false, true].map((isOn) => ["react", { seq: 1, emoji: thumbsUp, isOn }] as const),
    ...Array.from({ length: 10 }, (_, index) => ["edit", { seq: 1, content: `text ${index}` }] as const),
  ];
  for (const [type, payload] of requests) adaSocket.send(type, { id: crypto.randomUUID(), ...payload });
  // One more for the message that startConversation sent.
  await until(() => adaSocket.messagesOf("receipt").length === 1 + requests.length);
  const message = await readFirstMessage(ada, conversationId);
  expect(message).toMatchObject({ content: "text 9", ownReactions: [thumbsUp] });
});
