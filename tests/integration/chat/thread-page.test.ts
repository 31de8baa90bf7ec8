import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChannel, readChannelMessages } from "../../../schema/channel/api.ts";
import { listConversations, readConversation, readMessages } from "../../../schema/chat/api.ts";
import { MESSAGES_PER_PAGE } from "../../../schema/limits.ts";
import { listReactions } from "../../../schema/thread/api.ts";
import { DELETED_MEMBER, DELETED_MEMBER_ID } from "../../../server/profile/profile.ts";
import {
  type ChatMember,
  channelOf,
  channelsOf,
  joinChannelRoom,
  newLead,
  withoutRole,
} from "../../support/chat/channel.ts";
import { ADULT, joinConversation, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const execute = (sql: string, values: unknown[] = []) => server.database.fork().execute(sql, values);

async function pair() {
  const [ada, tunde] = await Promise.all([
    newChatMember(server.url, "Ada", ADULT),
    newChatMember(server.url, "Tunde", ADULT),
  ]);
  return { ada, tunde, conversationId: await openConversationWith(ada, tunde.memberId) };
}

/** Stores messages in a thread as if they had been sent, starting at seq 1. */
async function fill(threadId: string, sender: ChatMember, count: number): Promise<void> {
  await execute(
    `insert into messages (thread_id, seq, sender_id, request_id, content)
     select ?, seq, ?, 'request-' || seq, 'message ' || seq from generate_series(1, ?::int) as seq`,
    [threadId, sender.memberId, count],
  );
  await execute("update threads set last_seq = ?, last_message_at = now() where id = ?", [count, threadId]);
}

describe("a page of a thread", () => {
  test.each([
    [MESSAGES_PER_PAGE - 1, false],
    [MESSAGES_PER_PAGE, false],
    [MESSAGES_PER_PAGE + 1, true],
  ])("a page of exactly %i messages says whether there are more: %s", async (count, hasMore) => {
    const { ada, tunde, conversationId } = await pair();
    await fill(conversationId, tunde, count);
    const params = { conversationId };
    const newest = await ada.must(readMessages, { params });
    expect([newest.messages.length, newest.hasMore]).toEqual([Math.min(count, MESSAGES_PER_PAGE), hasMore]);
    expect(newest.messages.at(-1)?.seq).toBe(count);
    const oldest = await ada.must(readMessages, { params, query: { after: 0 } });
    expect([oldest.messages.length, oldest.hasMore]).toEqual([Math.min(count, MESSAGES_PER_PAGE), hasMore]);
    expect(oldest.messages[0]?.seq).toBe(1);
    const earlier = await ada.must(readMessages, { params, query: { before: count + 1 } });
    expect(earlier).toEqual(newest);
  });

  test("a page leaves out the message at its cursor, in both directions", async () => {
    const { ada, tunde, conversationId } = await pair();
    await fill(conversationId, tunde, 5);
    const page = async (query: Record<string, number>) =>
      (await ada.must(readMessages, { params: { conversationId }, query })).messages.map(({ seq }) => seq);
    expect([await page({ before: 3 }), await page({ after: 3 })]).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });
});

test("a read cursor never moves back, nor beyond the newest message", async () => {
  const { ada, tunde, conversationId } = await pair();
  await fill(conversationId, tunde, 5);
  const hers = await joinConversation(ada, conversationId);
  const read = async (seq: number) => {
    hers.send("read", { seq });
    // Requests of one socket are handled in order, so the read position is stored before this reply.
    await hers.ask("react", { seq: 1, emoji: "👍", isOn: false });
    const { readSeq, unread } = await ada.must(readConversation, { params: { conversationId } });
    return [readSeq, unread];
  };
  const { readSeq } = await ada.must(readConversation, { params: { conversationId } });
  expect(readSeq).toBe(0);
  await expect.poll(() => read(4)).toEqual([4, 1]);
  expect(await read(2)).toEqual([4, 1]);
  await expect.poll(() => read(9)).toEqual([5, 0]);
  expect(await read(1)).toEqual([5, 0]);
});

describe("SAFE-12 a safeguarding lead who was added late", () => {
  test("SAFE-12 a lead added late sees no earlier preview, page or reactions in a conversation", async () => {
    const [ada, teen] = [await newChatMember(server.url, "Ada", ADULT), await newChatMember(server.url, "Teen", MINOR)];
    const first = await newLead(server.url, server.database, "Mama Grace");
    const conversationId = await openConversationWith(ada, teen.memberId);
    const hers = await joinConversation(ada, conversationId);
    expect(await hers.say("before")).toBe("stored");
    await withoutRole(server.database, first);
    const late = await newLead(server.url, server.database, "Uncle Femi");
    expect(await hers.say("after")).toBe("chat/now-supervised");

    const [listed] = (await late.must(listConversations)).conversations;
    expect(listed).toMatchObject({ conversationId, preview: null, unread: 0, lastSeq: 1 });
    expect((await ada.must(readConversation, { params: { conversationId } })).preview?.text).toBe("before");
    expect((await late.must(readMessages, { params: { conversationId } })).messages).toEqual([]);
    const his = await joinConversation(late, conversationId);
    expect((await his.ask("react", { seq: 1, emoji: "👍", isOn: true })).code).toBe("thread/message-not-found");
    const { error } = await late.call(listReactions, { params: { threadId: conversationId, seq: "1" } });
    expect(error?.code).toBe("thread/message-not-found");

    expect(await hers.say("after")).toBe("stored");
    expect((await late.must(readConversation, { params: { conversationId } })).preview?.text).toBe("after");
    expect((await his.ask("react", { seq: 2, emoji: "👍", isOn: true })).code).toBeUndefined();
    await withoutRole(server.database, late);
  });

  test("SAFE-12 a lead added late reads and reacts to nothing from before in a channel", async () => {
    const ada = await newChatMember(server.url, "Ada", ADULT);
    const channelId = await channelOf(server.database, { owner: [ada] });
    const hers = await joinChannelRoom(ada, channelId);
    expect(await hers.say("before")).toBe("stored");
    const late = await newLead(server.url, server.database, "Uncle Femi");
    expect(await hers.say("after")).toBe("channel/now-supervised");
    const params = { channelId };
    expect(await late.must(readChannel, { params })).toMatchObject({ lastSeq: 1, readSeq: 1, unread: 0 });
    expect((await late.must(readChannelMessages, { params, query: { after: 0 } })).messages).toEqual([]);
    const his = await joinChannelRoom(late, channelId);
    expect((await his.ask("react", { seq: 1, emoji: "👍", isOn: true })).code).toBe("thread/message-not-found");
    expect(await hers.say("after")).toBe("stored");
    expect((await his.ask("react", { seq: 2, emoji: "👍", isOn: true })).code).toBeUndefined();
    await withoutRole(server.database, late);
  });
});

describe("a sender whose account was erased", () => {
  const erased = { senderId: DELETED_MEMBER_ID, senderName: DELETED_MEMBER, content: "", isDeleted: true };

  beforeAll(async () => {
    await execute("alter table messages alter column sender_id drop not null");
    await execute("alter table conversations alter column participant_1 drop not null");
    await execute("alter table conversations alter column participant_2 drop not null");
  });

  test("an erased sender is a deleted member in pages, replies, previews and unread counts", async () => {
    const { ada, tunde, conversationId } = await pair();
    const [hers, his] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
    expect(await his.say("Secret words")).toBe("stored");
    await hers.ask("send", { content: "An answer", replyTo: 1 });
    await his.say("More secret words");
    await execute("update messages set sender_id = null where thread_id = ? and sender_id = ?", [
      conversationId,
      tunde.memberId,
    ]);
    const params = { conversationId };
    const { messages } = await ada.must(readMessages, { params });
    expect(messages).toMatchObject([erased, { content: "An answer" }, erased]);
    expect(messages[1]?.replyTo).toEqual({
      seq: 1,
      senderId: DELETED_MEMBER_ID,
      senderName: DELETED_MEMBER,
      text: "",
      isDeleted: true,
    });
    const seen = await ada.must(readConversation, { params });
    expect(seen.preview).toEqual({ senderId: DELETED_MEMBER_ID, text: "", isDeleted: true });
    expect(seen.unread).toBe(1);
    expect((await hers.ask("react", { seq: 1, emoji: "👍", isOn: true })).code).toBe("thread/message-not-found");
  });

  test("a conversation with an erased member can be read but not written in", async () => {
    const { ada, tunde, conversationId } = await pair();
    await fill(conversationId, ada, 1);
    const hers = await joinConversation(ada, conversationId);
    await execute(
      `update conversations set participant_1 = nullif(participant_1, ?::uuid), participant_2 = nullif(participant_2, ?::uuid)
       where thread_id = ?`,
      [tunde.memberId, tunde.memberId, conversationId],
    );
    await execute("delete from thread_members where thread_id = ? and user_id = ?", [conversationId, tunde.memberId]);
    const seen = await ada.must(readConversation, { params: { conversationId } });
    expect([seen.canWrite, seen.members.map(({ displayName }) => displayName).sort()]).toEqual([
      false,
      ["Ada", DELETED_MEMBER],
    ]);
    expect((await ada.must(readMessages, { params: { conversationId } })).messages).toHaveLength(1);
    expect(await hers.say("Anybody?")).toBe("chat/not-allowed");
  });

  test("an erased sender is a deleted member in a channel, and a search finds none of their words", async () => {
    const ada = await newChatMember(server.url, "Ada", ADULT);
    const channelId = await channelOf(server.database, { owner: [ada] }, { name: "Erased" });
    await fill(channelId, ada, 1);
    await execute("update messages set sender_id = null where thread_id = ?", [channelId]);
    const { messages } = await ada.must(readChannelMessages, { params: { channelId } });
    expect(messages).toMatchObject([erased]);
    expect((await channelsOf(ada, "erased"))[0]?.lastSeq).toBe(1);
  });
});
