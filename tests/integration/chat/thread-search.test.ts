import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchConversations } from "../../../schema/chat/api.ts";
import { findMessages } from "../../../server/thread/search/message-search.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

type ChatMember = Awaited<ReturnType<typeof newChatMember>>;
const chatMember = (name: string) => newChatMember(server.url, name, ADULT);

async function pair() {
  const [ada, tunde] = await Promise.all([chatMember("Ada"), chatMember("Tunde")]);
  const conversationId = await openConversationWith(ada, tunde.memberId);
  return { ada, tunde, conversationId, hers: await joinConversation(ada, conversationId) };
}

const find = async (person: ChatMember, words: string) =>
  (await person.must(searchConversations, { query: { words } })).found;
const textsOf = async (person: ChatMember, words: string) => (await find(person, words)).map(({ text }) => text);

describe("THREAD-14 a search", () => {
  test("THREAD-14 a search finds words while they are typed, ignoring case and diacritics", async () => {
    const { ada, tunde, conversationId, hers } = await pair();
    const said = ["Ẹ káàárọ̀, gbogbo ènìyàn", "Good morning everybody", "grace-full people", "write to ada@example.org"];
    for (const content of said) await hers.say(content);
    expect(await textsOf(tunde, "kaaaro")).toEqual([said[0]]);
    expect(await textsOf(tunde, "ENIYAN gbog")).toEqual([said[0]]);
    expect(await textsOf(tunde, "morning good")).toEqual([said[1]]);
    expect(await textsOf(tunde, "morn good")).toEqual([]);
    expect(await textsOf(tunde, "grace-fu")).toEqual([said[2]]);
    expect(await textsOf(tunde, "ada@example.org")).toEqual([said[3]]);
    const [found] = await find(ada, "everyb");
    expect(found).toMatchObject({ threadId: conversationId, seq: 2, senderId: ada.memberId, senderName: "Ada" });
  });

  test("finds Hausa's hooked letters by their plain ones, and plain ones by hooked ones", async () => {
    const { tunde, hers } = await pair();
    const said = ["Ƙungiyar Ɗalibai ta Ƴan Ɓauchi", "kungiyar dalibai ta yan bauchi"];
    for (const content of said) await hers.say(content);
    const both = said.toReversed();
    for (const words of ["kungiyar dalibai yan bauchi", "ƙungiyar ɗalibai ƴan ɓauchi", "ƊALIB"]) {
      expect(await textsOf(tunde, words), words).toEqual(both);
    }
  });

  test("THREAD-14 a search ignores operators, and finds nothing if no word is left", async () => {
    const { ada, hers } = await pair();
    await hers.say("rice and beans");
    for (const words of ["rice | yam", "rice & !beans", "!", "' \\ '", "rice <-> beans", "a:*", "%", "'rice':*B"]) {
      const found = await ada.call(searchConversations, { query: { words } });
      expect([words, found.status]).toEqual([words, 200]);
    }
    expect(await textsOf(ada, "rice | yam")).toEqual([]);
    expect(await textsOf(ada, "& | !")).toEqual([]);
    expect(await textsOf(ada, "rice <-> beans")).toEqual(["rice and beans"]);
  });

  test("THREAD-14 a search shows the ten newest messages, with the words around the first match", async () => {
    const { ada, hers } = await pair();
    for (let at = 1; at <= 11; at += 1) await hers.say(`choir ${at}`);
    const long = `${"Words that come before. ".repeat(20)}Tonight the CHOÏR sings. ${"And after. ".repeat(30)}`.trim();
    await hers.say(long);
    const [first = "", ...rest] = await textsOf(ada, "choir");
    expect(first).toContain("the CHOÏR sings");
    expect([first.startsWith("…"), first.endsWith("…"), [...first].length <= 122]).toEqual([true, true, true]);
    expect(rest).toEqual(Array.from({ length: 9 }, (_, at) => `choir ${11 - at}`));
  });

  test("THREAD-14 a search finds old and new messages, and never a thread by its own id", async () => {
    const { ada, tunde, conversationId, hers } = await pair();
    const em = server.database.fork();
    await em.execute(
      `with thread as (update threads set last_seq = 5000 where id = ?)
       insert into messages (thread_id, seq, sender_id, request_id, content)
       select ?, at, ?, 'r' || at, concat_ws(' ', 'number', at, case when at in (1, 2, 3, 2999, 3000, 3001) then 'harvest' end)
       from generate_series(1, 5000) at`,
      [conversationId, conversationId, ada.memberId],
    );
    for (let at = 1; at <= 5; at += 1) await hers.say(`harvest ${at}`);
    const near = [5, 4, 3, 2, 1].map((at) => `harvest ${at}`);
    const far = [3001, 3000, 2999, 3, 2, 1].map((at) => `number ${at} harvest`);
    const place = { memberId: tunde.memberId, threadId: conversationId };
    const inThread = async (words: string) => (await findMessages(em, place, words)).map(({ text }) => text);
    expect([await textsOf(tunde, "harv"), await inThread("harv")]).toEqual([
      [...near, ...far].slice(0, 10),
      [...near, ...far].slice(0, 10),
    ]);
    expect(await inThread("4")).toEqual(["harvest 4", ...Array.from({ length: 9 }, (_, at) => `number ${4999 - at}`)]);
    expect([await inThread("absent"), await textsOf(tunde, conversationId)]).toEqual([[], []]);
    await em.execute("update thread_members set from_seq = 2999 where user_id = ?", [tunde.memberId]);
    expect(await inThread("harvest")).toEqual([...near, ...far.slice(0, 2)]);
  });

  test("THREAD-14 a search finds no deleted, foreign or earlier messages that the member can't read", async () => {
    const { ada, tunde, conversationId, hers } = await pair();
    const other = await pair();
    for (const content of ["secret one", "secret two", "secret three"]) await hers.say(content);
    await hers.ask("delete", { seq: 2 });
    expect(await find(other.ada, "secret")).toEqual([]);
    expect(await textsOf(ada, "secret")).toEqual(["secret three", "secret one"]);
    await server.database
      .fork()
      .execute("update thread_members set from_seq = 1 where thread_id = ? and user_id = ?", [
        conversationId,
        tunde.memberId,
      ]);
    expect(await textsOf(tunde, "secret")).toEqual(["secret three"]);
  });
});
