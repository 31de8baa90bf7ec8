import { afterAll, beforeAll, expect, test } from "vitest";
import { closeChannel, readChannelMessages, searchChannel } from "../../../schema/channel/api.ts";
import { searchConversations } from "../../../schema/chat/api.ts";
import { SUPERVISED_PER_PAGE } from "../../../schema/limits.ts";
import { listSupervised } from "../../../schema/safety/supervised-api.ts";
import { listReactions } from "../../../schema/thread/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { DELETED_MEMBER } from "../../../server/profile/profile.ts";
import {
  type ChatMember,
  channelOf,
  joinChannelRoom,
  newChannel,
  newLead,
  withoutRole,
} from "../../support/chat/channel.ts";
import { ADULT, joinConversation, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";

let server: TestServer;
let lead: ChatMember;
let adult: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newLead(server.url, server.database, "Auntie Bisi");
  adult = await newChatMember(server.url, "Halima Bello", ADULT);
});
afterAll(() => server.stop());

const list = async (who: ChatMember, query: { page?: number; kind?: "conversation" | "channel"; name?: string } = {}) =>
  await who.must(listSupervised, { query });
const idsOf = async (...args: Parameters<typeof list>) => (await list(...args)).threads.map(({ threadId }) => threadId);
const conversationWith = async (name: string) =>
  await openConversationWith(adult, (await newChatMember(server.url, name, MINOR)).memberId);
const visits = async (threadId: string) =>
  await server.database
    .fork()
    .execute("select actor_id from audit_log where kind = 'supervised-thread' and item_id = ?", [threadId]);

test("SAFE-55 the list has the threads that the lead supervises, newest message first, and no others", async () => {
  const [first, second] = [await conversationWith("Ada Obi"), await conversationWith("Chidi Eze")];
  const channel = await newChannel(adult, "Bible Study", true);
  const own = await newChannel(lead, "Leads");
  await adult.must(closeChannel, { params: { channelId: await newChannel(adult, "Closed") } });
  const room = await joinConversation(adult, first);
  await room.say("Good evening");
  const { threads } = await list(lead);
  expect(threads.map(({ threadId }) => threadId)).toEqual([first, channel, second]);
  expect(threads[0]).toMatchObject({ kind: "conversation", unread: 1 });
  expect(threads[0]?.kind === "conversation" && threads[0].people.map(({ displayName }) => displayName).sort()).toEqual(
    ["Ada Obi", "Halima Bello"],
  );
  expect(threads[1]).toMatchObject({ kind: "channel", name: "Bible Study", isPrivate: true, memberCount: 1 });
  expect(await idsOf(lead)).not.toContain(own);
  const other = await newLead(server.url, server.database, "Uncle Emeka");
  expect((await list(other)).total).toBe(0);
  await withoutRole(server.database, other);
  expect((await adult.call(listSupervised)).status).toBe(403);
});

test("SAFE-55 the list is searched by name, whatever the accents, and by kind", async () => {
  const found = await conversationWith("Ṣadé Bámidélé");
  const channel = await newChannel(adult, "Sade's Choir");
  expect((await idsOf(lead, { name: "sade" })).sort()).toEqual([found, channel].sort());
  expect(await idsOf(lead, { name: "sade", kind: "channel" })).toEqual([channel]);
  expect(await idsOf(lead, { name: "bamid" })).toEqual([found]);
  expect(await list(lead, { name: "100%" })).toEqual({ threads: [], total: 0 });
});

test("SAFE-55 the list has pages, and a page beyond the last is empty", async () => {
  const busy = await newLead(server.url, server.database, "Uncle Busy");
  const ids: string[] = [];
  for (let count = 0; count <= SUPERVISED_PER_PAGE; count += 1) {
    ids.push(
      await channelOf(server.database, { member: [adult], safeguarding_lead: [busy] }, { name: `Choir ${count}` }),
    );
  }
  // Without a message, the newest one first.
  expect([await idsOf(busy), await idsOf(busy, { page: 2 })]).toEqual([ids.toReversed().slice(0, -1), [ids[0]]]);
  for (const [at, id] of ids.entries()) {
    const sent = "update threads set last_message_at = now() - make_interval(mins => ?) where id = ?";
    await server.database.fork().execute(sent, [at, id]);
  }
  expect([await idsOf(busy), await idsOf(busy, { page: 2 })]).toEqual([ids.slice(0, -1), ids.slice(-1)]);
  const pages = [await list(busy), await list(busy, { page: 2 }), await list(busy, { page: 3 })];
  expect(pages.map(({ threads }) => threads.length)).toEqual([SUPERVISED_PER_PAGE, 1, 0]);
  expect(pages.map(({ total }) => total)).toEqual([
    SUPERVISED_PER_PAGE + 1,
    SUPERVISED_PER_PAGE + 1,
    SUPERVISED_PER_PAGE + 1,
  ]);
  expect(new Set(pages.flatMap(({ threads }) => threads.map(({ threadId }) => threadId))).size).toBe(
    SUPERVISED_PER_PAGE + 1,
  );
  await withoutRole(server.database, busy);
  expect((await busy.call(listSupervised)).status).toBe(403);
});

test("SAFE-56 opening a supervised thread is recorded once an hour, and a member's own is not", async () => {
  const talk = await conversationWith("Ngozi");
  const channel = await newChannel(adult, "Drama");
  await joinConversation(lead, talk);
  await joinConversation(lead, talk);
  await joinConversation(adult, talk);
  await lead.must(readChannelMessages, { params: { channelId: channel } });
  await adult.must(readChannelMessages, { params: { channelId: channel } });
  expect(await visits(talk)).toEqual([{ actor_id: lead.memberId }]);
  expect(await visits(channel)).toEqual([{ actor_id: lead.memberId }]);
});

test("SAFE-56 a search that finds messages of a supervised thread is recorded, as is a look at reactions", async () => {
  const [found, other] = [await conversationWith("Ifeoma"), await conversationWith("Kelechi")];
  const [searched, reacted] = [await newChannel(adult, "Ushers"), await newChannel(adult, "Poets")];
  await (await joinConversation(adult, found)).say("Hosanna");
  await (await joinConversation(adult, other)).say("Hallelujah");
  await (await joinChannelRoom(adult, reacted)).say("A poem");
  await lead.must(searchConversations, { query: { words: "hosanna" } });
  await adult.must(searchConversations, { query: { words: "hosanna" } });
  await lead.must(searchChannel, { params: { channelId: searched }, query: { words: "nothing" } });
  await lead.must(listReactions, { params: { threadId: reacted, seq: "1" } });
  for (const threadId of [found, searched, reacted]) {
    expect(await visits(threadId)).toEqual([{ actor_id: lead.memberId }]);
  }
  expect(await visits(other)).toEqual([]);
});

test("SAFE-55 a conversation whose member was erased is listed and found with the other’s name", async () => {
  const gone = await newChatMember(server.url, "Gone", ADULT);
  const threadId = await openConversationWith(gone, (await newChatMember(server.url, "Zainab", MINOR)).memberId);
  await eraseMember(server.database, gone.me?.email ?? "", filesOf(server));
  const [thread] = (await list(lead, { name: "zainab" })).threads;
  expect(thread?.threadId).toBe(threadId);
  expect(thread?.kind === "conversation" && thread.people.map(({ displayName }) => displayName).toSorted()).toEqual(
    [DELETED_MEMBER, "Zainab"].toSorted(),
  );
});

test("SAFE-17 the look at the list itself is recorded", async () => {
  const before = await looks();
  await list(lead);
  expect(await looks()).toBe(before + 1);
});

async function looks(): Promise<number> {
  const rows = await server.database
    .fork()
    .execute("select from audit_log where kind = 'supervised' and actor_id = ?", [lead.memberId]);
  return rows.length;
}
