import { afterAll, beforeAll, expect, test } from "vitest";
import { readMessages } from "../../../schema/chat/api.ts";
import { channelOf, joinChannelRoom } from "../../support/chat/channel.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementsDuring } from "../../support/server/statements.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

async function pair() {
  const [ada, tunde] = await Promise.all([
    newChatMember(server.url, "Ada", ADULT),
    newChatMember(server.url, "Tunde", ADULT),
  ]);
  const conversationId = await openConversationWith(ada, tunde.memberId);
  const [hers, his] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
  return { ada, tunde, conversationId, hers, his };
}

type Pair = Awaited<ReturnType<typeof pair>>;
const seqsOf = async ({ ada, conversationId }: Pair) =>
  (await ada.must(readMessages, { params: { conversationId } })).messages.map(({ seq }) => seq);

test("THREAD-3 messages that arrive together in several threads are stored by a few statements", async () => {
  const pairs = await Promise.all([pair(), pair(), pair()]);
  const statements = await statementsDuring(server.database, () =>
    Promise.all(pairs.flatMap(({ hers, his }) => [1, 2, 3, 4].map((at) => (at % 2 ? hers : his).say(`message ${at}`)))),
  );
  const stores = statements.filter((text) => text.includes("store_messages("));
  expect(stores.length).toBeGreaterThan(0);
  expect(stores.length).toBeLessThan(8);
  for (const each of pairs) expect(await seqsOf(each)).toEqual([1, 2, 3, 4]);
});

test("THREAD-7 a message waits while its own thread is being changed, and is checked afterwards", async () => {
  const [held, free] = await Promise.all([pair(), pair()]);
  const { ada, tunde, conversationId } = held;
  let waiting: Promise<string> | undefined;
  await server.database.transaction(async ({ em }) => {
    await em.execute("select id from threads where id = ? for update", [conversationId]);
    waiting = held.his.say("just before");
    // Each of these is stored by a batch that skips the locked thread.
    for (const content of ["meanwhile", "and again"]) expect(await free.his.say(content)).toBe("stored");
    await em.execute("insert into blocks (blocker_id, blocked_id) values (?, ?)", [ada.memberId, tunde.memberId]);
  });
  // The block may close the socket before the refusal is sent (SAFE-5).
  expect(["chat/not-allowed", "disconnected"]).toContain(await waiting);
  expect([await seqsOf(held), await seqsOf(free)]).toEqual([[], [1, 2]]);
});

test("THREAD-7 CHANNEL-4 CHANNEL-12 a message waits while its sender is being removed, then is refused", async () => {
  const [ada, tunde] = await Promise.all([
    newChatMember(server.url, "Ada", ADULT),
    newChatMember(server.url, "Tunde", ADULT),
  ]);
  const roles = { owner: [ada], member: [tunde] };
  const [channelId, elsewhere] = [await channelOf(server.database, roles), await channelOf(server.database, roles)];
  const [his, other] = [await joinChannelRoom(tunde, channelId), await joinChannelRoom(tunde, elsewhere)];
  let waiting: Promise<string> | undefined;
  await server.database.transaction(async ({ em }) => {
    await em.execute("select id from threads where id = ? for update", [channelId]);
    waiting = his.say("just before");
    expect(await other.say("meanwhile")).toBe("stored");
    await em.execute("delete from thread_members where thread_id = ? and user_id = ?", [channelId, tunde.memberId]);
  });
  // The removal may close the socket before the refusal is sent.
  expect(["channel/not-found", "disconnected"]).toContain(await waiting);
  const [stored] = await server.database.fork().execute("select id from messages where thread_id = ?", [channelId]);
  expect(stored).toBeUndefined();
});

test("THREAD-2 one message sent many times at once is stored once, together with others", async () => {
  const all = await pair();
  const { ada, conversationId, hers, his } = all;
  const more = [hers, await joinConversation(ada, conversationId), await joinConversation(ada, conversationId)];
  const same = Array.from({ length: 12 }, (_, at) =>
    more[at % more.length]?.ask("send", { content: "once" }, "the-very-same"),
  );
  const [answers] = await Promise.all([Promise.all(same), his.say("one"), his.say("two")]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer?.message))).size).toBe(1);
  expect(await seqsOf(all)).toEqual([1, 2, 3]);
  await until(() => his.messages().length === 3);
});
