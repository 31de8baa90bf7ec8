import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeChannel, joinChannel, leaveChannel, removeChannelMember } from "../../../schema/channel/api.ts";
import { MESSAGES_FOUND } from "../../../schema/limits.ts";
import { block } from "../../../schema/safety/api.ts";
import { searchMessages } from "../../../schema/thread/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { newHolder, suspend } from "../../support/account/admins.ts";
import { type ChatMember, newChannel, newLead } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";

let server: TestServer;
let lead: ChatMember;
beforeAll(async () => {
  server = await bootServer({ COMMUNITY_TIME_ZONE: "Africa/Lagos" });
  lead = await newLead(server.url, server.database, "Auntie Bisi");
});
afterAll(() => server.stop());

const adult = (name: string) => newChatMember(server.url, name, ADULT);

/** Stores a message as the newest one of its thread, now or at this time. */
async function write(threadId: string, { memberId }: ChatMember, content: string, at: string | null = null) {
  await server.database.fork().execute(
    `with thread as (update threads set last_seq = last_seq + 1 where id = ? returning id, last_seq)
       insert into messages (thread_id, seq, sender_id, request_id, content, created_at)
       select id, last_seq, ?, gen_random_uuid()::text, ?, coalesce(?::timestamptz, now()) from thread`,
    [threadId, memberId, content, at],
  );
}

type Query = { words: string; sender?: string; from?: string; until?: string; after?: string };
const pageOf = (person: ChatMember, query: Query) => person.must(searchMessages, { query });
const find = async (person: ChatMember, query: Query) => (await pageOf(person, query)).found;
const textsOf = async (person: ChatMember, words: string, filter: Omit<Query, "words"> = {}) =>
  (await find(person, { words, ...filter })).map(({ text }) => text);

/** One thread of each kind, with a message from Ada in each that names it. */
async function everyKind() {
  const [ada, tunde, kemi] = await Promise.all([
    adult("Ada Obi"),
    adult("Tunde Alao"),
    newChatMember(server.url, "Kemi Eze", MINOR),
  ]);
  const threads = {
    talk: await openConversationWith(ada, tunde.memberId),
    supervised: await openConversationWith(ada, kemi.memberId),
    choir: await newChannel(ada, "Choir"),
    alone: await newChannel(ada, "Alone", true),
    left: await newChannel(ada, "Left"),
    removed: await newChannel(ada, "Removed"),
    closed: await newChannel(ada, "Closed"),
  };
  const { choir, left, removed, closed } = threads;
  for (const channelId of [choir, left, removed, closed]) await tunde.must(joinChannel, { params: { channelId } });
  for (const [name, threadId] of Object.entries(threads)) await write(threadId, ada, `lantern ${name}`);
  await tunde.must(leaveChannel, { params: { channelId: left } });
  await ada.must(removeChannelMember, { params: { channelId: removed, memberId: tunde.memberId } });
  await ada.must(closeChannel, { params: { channelId: closed } });
  return { ada, tunde, kemi, threads };
}

describe("THREAD-39 a search in all messages", () => {
  test("THREAD-39 a search in all messages finds only those that the member may read now", async () => {
    const { ada, tunde, kemi } = await everyKind();
    const stranger = await adult("Stranger");
    const kinds = async (who: ChatMember) => (await textsOf(who, "lant")).map((text) => text.replace("lantern ", ""));
    expect({
      ada: await kinds(ada),
      tunde: await kinds(tunde),
      kemi: await kinds(kemi),
      lead: await kinds(lead),
      stranger: await kinds(stranger),
    }).toEqual({
      ada: ["removed", "left", "alone", "choir", "supervised", "talk"],
      tunde: ["choir", "talk"],
      kemi: ["supervised"],
      lead: ["removed", "left", "alone", "choir", "supervised"],
      stranger: [],
    });
  });

  test("SAFE-12 THREAD-39 a lead finds what was written after they were added, and only with the role", async () => {
    const { supervised, ada } = await everyKind().then(({ threads, ...people }) => ({ ...threads, ...people }));
    await write(supervised, ada, "gourd early");
    const em = server.database.fork();
    await em.execute("update thread_members set from_seq = 2 where thread_id = ? and user_id = ?", [
      supervised,
      lead.memberId,
    ]);
    await write(supervised, ada, "gourd late");
    expect([await textsOf(ada, "gourd"), await textsOf(lead, "gourd")]).toEqual([
      ["gourd late", "gourd early"],
      ["gourd late"],
    ]);
    const visits = () =>
      em.execute("select actor_id from audit_log where kind = 'supervised-thread' and item_id = ?", [supervised]);
    expect(await visits()).toEqual([{ actor_id: lead.memberId }]);
    await em.execute("delete from user_roles where user_id = ?", [lead.memberId]);
    expect(await textsOf(lead, "gourd")).toEqual([]);
    lead = await newLead(server.url, server.database, "Uncle Emeka");
  });

  test("SAFE-5 THREAD-39 a block hides messages in channels, and keeps the old conversation readable", async () => {
    const { ada, tunde, threads } = await everyKind();
    await write(threads.choir, tunde, "pumpkin of Tunde");
    await write(threads.choir, ada, "pumpkin of Ada");
    await write(threads.talk, tunde, "pumpkin in the conversation");
    await ada.must(block, { params: { memberId: tunde.memberId } });
    expect(await textsOf(ada, "pumpkin")).toEqual(["pumpkin in the conversation", "pumpkin of Ada"]);
    expect(await textsOf(tunde, "pumpkin")).toEqual(["pumpkin in the conversation", "pumpkin of Tunde"]);
  });

  test("THREAD-39 a search in all messages finds nothing deleted or erased, and refuses suspended members", async () => {
    const { ada, tunde, threads } = await everyKind();
    const em = server.database.fork();
    for (const content of ["melon one", "melon two"]) await write(threads.choir, tunde, content);
    await em.execute("update messages set deleted_at = now() where content = 'melon one'");
    expect(await textsOf(ada, "melon")).toEqual(["melon two"]);
    await em.execute("update messages set sender_id = null where content = 'melon two'");
    expect(await textsOf(ada, "melon")).toEqual([]);
    await eraseMember(server.database, tunde.me?.email ?? "", filesOf(server));
    expect((await find(ada, { words: "lantern talk" }))[0]?.place).toMatchObject({
      kind: "conversation",
      people: [{ displayName: "Deleted member", roles: [] }],
    });
    await suspend(await newHolder(server, "admin", "Admin"), ada);
    expect((await ada.call(searchMessages, { query: { words: "lantern" } })).status).toBe(401);
  });

  test("THREAD-14 THREAD-39 a search in all messages ignores case, diacritics and operators", async () => {
    const { ada, threads } = await everyKind();
    await write(threads.choir, ada, "Ẹ káàárọ̀, gbogbo ènìyàn");
    expect(await textsOf(ada, "ENIYAN kaaa")).toEqual(["Ẹ káàárọ̀, gbogbo ènìyàn"]);
    for (const words of ["& | !", "' \\ '", threads.choir]) expect(await textsOf(ada, words), words).toEqual([]);
    expect((await ada.call(searchMessages, { query: { words: " " } })).status).toBe(422);
  });
});

test("THREAD-42 a result names its conversation by the others in it, its channel, its sender and its time", async () => {
  const { ada, tunde, threads } = await everyKind();
  const [channel] = await find(tunde, { words: "lantern choir" });
  const sender = { senderId: ada.memberId, senderName: "Ada Obi", senderRoles: [], seq: 1 };
  expect(channel).toMatchObject({ ...sender, threadId: threads.choir, place: { kind: "channel", name: "Choir" } });
  expect(Date.now() - (channel?.createdAt ?? 0)).toBeLessThan(60_000);
  const placeFor = async (who: ChatMember, words: string) => (await find(who, { words }))[0]?.place;
  const [asAda, asTunde] = [
    { displayName: "Ada Obi", roles: [] },
    { displayName: "Tunde Alao", roles: [] },
  ];
  expect(await placeFor(tunde, "lantern talk")).toEqual({ kind: "conversation", people: [asAda] });
  expect(await placeFor(ada, "lantern talk")).toEqual({ kind: "conversation", people: [asTunde] });
  const supervised = await placeFor(lead, "lantern supervised");
  expect(supervised?.kind === "conversation" && supervised.people.map(({ displayName }) => displayName).sort()).toEqual(
    ["Ada Obi", "Kemi Eze"],
  );
});

describe("THREAD-40 a search in all messages", () => {
  test("THREAD-40 a search in all messages is limited to senders by a part of their name", async () => {
    const { ada, tunde, threads } = await everyKind();
    const sola = await adult("Ṣọlá Tunde");
    await sola.must(joinChannel, { params: { channelId: threads.choir } });
    await write(threads.choir, tunde, "okra one");
    await write(threads.choir, sola, "okra two");
    await write(threads.choir, ada, "okra three");
    const from = async (sender: string) => await textsOf(ada, "okra", { sender });
    expect(await from("tunde")).toEqual(["okra two", "okra one"]);
    expect([await from("SOLA"), await from("_"), await from("%"), await from("")]).toEqual([
      ["okra two"],
      [],
      [],
      ["okra three", "okra two", "okra one"],
    ]);
  });

  test("THREAD-40 days of a search begin at midnight in the community's time zone, and both are included", async () => {
    const { ada, threads } = await everyKind();
    // Lagos is an hour ahead of UTC.
    const times = ["2026-11-02T22:59:59Z", "2026-11-02T23:00:00Z", "2026-11-03T22:59:59Z", "2026-11-03T23:00:00Z"];
    for (const at of times) await write(threads.talk, ada, `yam ${at}`, at);
    const within = async (days: Omit<Query, "words">) =>
      (await textsOf(ada, "yam", days)).map((text) => times.indexOf(text.slice(4)));
    expect(await within({ from: "2026-11-03" })).toEqual([3, 2, 1]);
    expect(await within({ until: "2026-11-03" })).toEqual([2, 1, 0]);
    expect(await within({ from: "2026-11-03", until: "2026-11-03" })).toEqual([2, 1]);
    expect(await within({ from: "2026-11-04", until: "2026-11-03" })).toEqual([]);
    expect((await ada.call(searchMessages, { query: { words: "yam", from: "yesterday" } })).status).toBe(422);
  });
});

describe("THREAD-41 a search in all messages", () => {
  /** The texts of every page. */
  async function pages(who: ChatMember, query: Query): Promise<string[][]> {
    const texts: string[][] = [];
    let after: string | undefined;
    do {
      const { found, next } = await pageOf(who, { ...query, ...(after && { after }) });
      texts.push(found.map(({ text }) => text));
      after = next ?? undefined;
    } while (after);
    return texts;
  }

  test("THREAD-41 the pages of a search follow one another, also where messages have the same time", async () => {
    const { ada, tunde, threads } = await everyKind();
    const at = "2026-11-01T12:00:00.123456Z";
    for (let number = 1; number <= 12; number += 1) {
      await write(threads.talk, ada, `bean ${number}`, at);
      await write(threads.choir, ada, `bean ${number}`, at);
    }
    const [first = [], second = [], third = [], ...more] = await pages(tunde, { words: "bean" });
    expect([first.length, second.length, third.length, more]).toEqual([MESSAGES_FOUND, MESSAGES_FOUND, 4, []]);
    expect([...first, ...second, ...third]).toEqual(
      Array.from({ length: 24 }, (_, index) => `bean ${12 - Math.floor(index / 2)}`),
    );
  });

  test("THREAD-41 messages that are written or deleted between two pages are not shown twice and hide none", async () => {
    const { ada, tunde, threads } = await everyKind();
    for (let number = 1; number <= 15; number += 1) await write(threads.choir, ada, `cassava ${number}`);
    const { found, next } = await pageOf(tunde, { words: "cassava" });
    await write(threads.choir, ada, "cassava 16");
    await server.database.fork().execute("update messages set deleted_at = now() where content = 'cassava 6'");
    const second = await pageOf(tunde, { words: "cassava", after: next ?? "" });
    expect([found.at(-1)?.text, second.found.map(({ text }) => text), second.next]).toEqual([
      "cassava 6",
      [5, 4, 3, 2, 1].map((number) => `cassava ${number}`),
      null,
    ]);
    for (const after of ["", "x", "1_2_3", "-1_1_00000000-0000-4000-8000-000000000000"]) {
      expect((await tunde.call(searchMessages, { query: { words: "cassava", after } as never })).status, after).toBe(
        422,
      );
    }
  });

  test("THREAD-41 a search finds old messages beyond the newest ones of each thread, page after page", async () => {
    const { ada, tunde, threads } = await everyKind();
    const em = server.database.fork();
    for (const threadId of [threads.talk, threads.choir]) {
      await em.execute(
        `with thread as (update threads set last_seq = 5001 where id = ?)
         insert into messages (thread_id, seq, sender_id, request_id, content, created_at)
         select ?, at, ?, 'r' || at, concat_ws(' ', 'number', at, case when at % 250 = 3 then 'harvest' end),
           now() - (5001 - at) * interval '1 minute'
         from generate_series(2, 5001) at`,
        [threadId, threadId, ada.memberId],
      );
    }
    const all = (await pages(tunde, { words: "harvest" })).flat();
    const expected = Array.from({ length: 40 }, (_, index) => `number ${4753 - Math.floor(index / 2) * 250} harvest`);
    expect(all).toEqual(expected);
    expect((await pages(tunde, { words: "harvest", sender: "ada" })).flat()).toEqual(expected);
    expect((await pages(tunde, { words: "harvest", sender: "tunde" })).flat()).toEqual([]);
    const numbers = (await pages(tunde, { words: "number 4" })).flat();
    expect([numbers.length, new Set(numbers).size]).toEqual([2 * 1111, 1111]);
  });
});
