import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactCheck } from "../../../server/safety/safety.ts";
import { type ChatMember, channelOf, joinChannelRoom } from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { ADULT, joinConversation, type Listener, MINOR, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

const NUMBER = "Call me on 0803 123 4567";

let server: TestServer;
let lead: ChatMember;
let adult: ChatMember;
let minor: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await withRole("safeguarding_lead", "Auntie Kemi");
  [adult, minor] = [await chatMember("Tunde", ADULT), await chatMember("Ada", MINOR)];
});
afterAll(() => server.stop());

const { chatMember, withRole } = chatFixture(() => server);
const query = <Row extends object>(sql: string, values: unknown[]) =>
  server.database.fork().execute<Row[]>(sql, values);
const textsIn = async (threadId: string) =>
  (await query<{ content: string }>("select content from messages where thread_id = ? order by seq", [threadId])).map(
    ({ content }) => content,
  );
const flagsIn = async (threadId: string) =>
  (
    await query<{ seq: number; kind: string }>(
      `select m.seq::int as seq, f.kind from message_flags f join messages m on m.id = f.message_id
       where m.thread_id = ? order by m.seq`,
      [threadId],
    )
  ).map(({ seq, kind }) => [seq, kind]);

/** A conversation of these two, and the connection of the first. The notice that a lead was added is not sent again. */
async function talk(one: ChatMember, other: ChatMember) {
  const threadId = await openConversationWith(one, other.memberId);
  return { threadId, room: await joinConversation(one, threadId) };
}
const sendAnyway = (room: Listener, content: string, id: string = crypto.randomUUID()) =>
  room.ask("send", { content, confirmsContact: true }, id);

describe("a message with contact data", () => {
  test.each([
    ["phone", NUMBER],
    ["phone", "٠٨٠٣١٢٣٤٥٦٧"],
    ["phone", "oh eight oh three one two three four five six seven"],
    ["email", "ada at gmail dot com"],
    ["handle", "my snap is ada_obi"],
    ["link", "t.me/ada_obi"],
  ])("SAFE-33 is refused as %s and not stored until its sender confirms it: %s", async (kind, content) => {
    const other = await chatMember("Bisi", MINOR);
    const { threadId, room } = await talk(minor, other);
    expect(await room.say(content, "the-same-message")).toBe(`thread/contact-${kind}`);
    expect(await textsIn(threadId)).toEqual([]);
    expect((await sendAnyway(room, content, "the-same-message")).message).toMatchObject({ seq: 1, content });
    expect(await textsIn(threadId)).toEqual([content]);
  });

  test("SAFE-33 is asked about once: resending the stored message gets its receipt", async () => {
    const { threadId, room } = await talk(minor, await chatMember("Bisi", MINOR));
    await sendAnyway(room, NUMBER, "lost-receipt");
    expect((await room.ask("send", { content: NUMBER }, "lost-receipt")).message).toMatchObject({ seq: 1 });
    expect(await textsIn(threadId)).toEqual([NUMBER]);
  });

  test("SAFE-33 SAFE-38 is neither asked about nor flagged between adults", async () => {
    const { threadId, room } = await talk(adult, await chatMember("Sola", ADULT));
    expect([await room.say(NUMBER), await room.say("0803 123"), await room.say("4567")]).toEqual(
      Array(3).fill("stored"),
    );
    expect(await flagsIn(threadId)).toEqual([]);
  });

  test("SAFE-33 SAFE-38 is asked about but not flagged between minors", async () => {
    const { threadId, room } = await talk(minor, await chatMember("Bisi", MINOR));
    expect(await room.say(NUMBER)).toBe("thread/contact-phone");
    await sendAnyway(room, NUMBER);
    expect(await flagsIn(threadId)).toEqual([]);
  });

  test.each(["minor", "unknown"])("SAFE-38 from an adult to a member whose age is %s is flagged", async (age) => {
    const other = await chatMember("Bisi", age === "minor" ? MINOR : undefined);
    const { threadId, room } = await talk(adult, other);
    expect(await room.say(NUMBER)).toBe("thread/contact-phone");
    expect(await flagsIn(threadId)).toEqual([]);
    await sendAnyway(room, NUMBER);
    await sendAnyway(room, "See you there");
    await sendAnyway(room, "Then we can all walk to church together");
    expect(await flagsIn(threadId)).toEqual([[1, "phone"]]);
  });

  test("SAFE-38 is flagged alone, not the message with the same number in another thread", async () => {
    const [one, other] = [
      await talk(adult, await chatMember("Bisi", MINOR)),
      await talk(adult, await chatMember("Sola", MINOR)),
    ];
    await other.room.say("Hello");
    await sendAnyway(one.room, NUMBER);
    expect([await flagsIn(one.threadId), await flagsIn(other.threadId)]).toEqual([[[1, "phone"]], []]);
  });

  test("SAFE-38 in a channel of adults and minors is flagged, whoever writes", async () => {
    const channelId = await channelOf(server.database, { safeguarding_lead: [lead], owner: [adult], member: [minor] });
    const [his, hers] = [await joinChannelRoom(adult, channelId), await joinChannelRoom(minor, channelId)];
    expect(await his.say("wa.me/2348031234567")).toBe("thread/contact-link");
    await sendAnyway(his, "wa.me/2348031234567");
    await sendAnyway(hers, "ada@example.org");
    await until(() => his.messages().length === 2);
    expect(await flagsIn(channelId)).toEqual([
      [1, "link"],
      [2, "email"],
    ]);
  });

  test("SAFE-38 is not stored if it can't be flagged", async () => {
    const { threadId, room } = await talk(adult, await chatMember("Bisi", MINOR));
    await query("alter table message_flags add constraint no_flags check (kind <> 'email') not valid", []);
    const { code } = await sendAnyway(room, "ada@example.org");
    await query("alter table message_flags drop constraint no_flags", []);
    expect(code).toBe("server/unavailable");
    expect(await textsIn(threadId)).toEqual([]);
  });
});

describe("a message that asks for secrecy", () => {
  const SECRET = "Don’t tell your mum that we talk";

  test("SAFE-81 is asked about, and flagged between an adult and a minor", async () => {
    const { threadId, room } = await talk(adult, await chatMember("Bisi", MINOR));
    expect(await room.say(SECRET)).toBe("thread/secrecy");
    expect(await textsIn(threadId)).toEqual([]);
    await sendAnyway(room, SECRET);
    await sendAnyway(room, `${SECRET}, call 0803 123 4567`);
    expect(await flagsIn(threadId)).toEqual([
      [1, "secrecy"],
      [2, "phone"],
    ]);
  });

  test("SAFE-81 is asked about but not flagged between minors, and neither between adults", async () => {
    const minors = await talk(minor, await chatMember("Bisi", MINOR));
    expect(await minors.room.say(SECRET)).toBe("thread/secrecy");
    await sendAnyway(minors.room, SECRET);
    expect(await flagsIn(minors.threadId)).toEqual([]);
    const adults = await talk(adult, await chatMember("Sola", ADULT));
    expect(await adults.room.say(SECRET)).toBe("stored");
  });

  test("SAFE-81 an edit that asks for secrecy is asked about and flagged", async () => {
    const { threadId, room } = await talk(adult, await chatMember("Bisi", MINOR));
    await room.say("Hello, how are you today?");
    expect((await room.ask("edit", { seq: 1, content: SECRET })).code).toBe("thread/secrecy");
    await room.ask("edit", { seq: 1, content: SECRET, confirmsContact: true });
    expect(await flagsIn(threadId)).toEqual([[1, "secrecy"]]);
  });
});

describe("contact data in several messages", () => {
  test("SAFE-34 is asked about and flagged with the message that completes it", async () => {
    const { threadId, room } = await talk(adult, await chatMember("Bisi", MINOR));
    expect(await room.say("0803 123")).toBe("stored");
    expect(await room.say("4567")).toBe("thread/contact-phone");
    expect((await sendAnyway(room, "4567")).message?.seq).toBe(2);
    expect(await room.say("See you at 7")).toBe("stored");
    expect(await flagsIn(threadId)).toEqual([[2, "phone"]]);
  });

  test("SAFE-34 is found if both parts arrive at the same moment from two screens", async () => {
    const { threadId, room } = await talk(adult, await chatMember("Bisi", MINOR));
    const second = await joinConversation(adult, threadId);
    // Together they contain 0803 123 4567, whichever comes first.
    const part = "4567 0803 123";
    const outcomes = await Promise.all([room.say(part), second.say(part)]);
    expect(outcomes.toSorted()).toEqual(["stored", "thread/contact-phone"]);
  });

  test("SAFE-34 is found if the first part was deleted, or if others wrote in between", async () => {
    const other = await chatMember("Bisi", MINOR);
    const { threadId, room } = await talk(adult, other);
    const theirs = await joinConversation(other, threadId);
    await room.say("0803 123");
    await room.ask("delete", { seq: 1 });
    await theirs.say("what?");
    expect(await room.say("4567")).toBe("thread/contact-phone");
  });

  test("SAFE-34 is not found in texts of two members or of long ago", async () => {
    const other = await chatMember("Bisi", MINOR);
    const { threadId, room } = await talk(adult, other);
    const theirs = await joinConversation(other, threadId);
    expect([await room.say("0803 123"), await theirs.say("4567")]).toEqual(["stored", "stored"]);
    await query("update messages set created_at = now() - interval '10 minutes' where thread_id = ?", [threadId]);
    expect(await room.say("4567")).toBe("stored");
  });
});

describe("how far back messages are read together", () => {
  test("SAFE-34 a member’s last twelve count, among the newest sixty of the thread", async () => {
    const { threadId, room } = await talk(await chatMember("Femi", ADULT), await chatMember("Bisi", MINOR));
    await room.say("0803 123");
    await query("update threads set last_seq = 60 where id = ?", [threadId]);
    expect(await room.say("4567")).toBe("thread/contact-phone");
    await query("update threads set last_seq = 61 where id = ?", [threadId]);
    expect(await room.say("4567")).toBe("stored");
    const second = await talk(await chatMember("Emeka", ADULT), await chatMember("Sola", MINOR));
    await second.room.say("0803 123");
    for (let at = 1; at <= 11; at += 1) await second.room.say("lol");
    expect(await second.room.say("4567")).toBe("thread/contact-phone");
    await second.room.say("lol");
    expect(await second.room.say("4567")).toBe("stored");
  });

  test("SAFE-34 a deleted message counts with its own last text", async () => {
    const { room } = await talk(await chatMember("Femi", ADULT), await chatMember("Bisi", MINOR));
    await room.say("Hello");
    await room.say("wait");
    await room.ask("edit", { seq: 1, content: "0803 123" });
    await room.ask("delete", { seq: 1 });
    await room.ask("edit", { seq: 2, content: "wait!" });
    expect(await room.say("4567")).toBe("thread/contact-phone");
  });

  test("SAFE-34 parts in two threads, or of two members in one batch, are not read together", async () => {
    const [bisi, sola] = [await chatMember("Bisi", MINOR), await chatMember("Sola", MINOR)];
    const [one, other] = [await talk(adult, bisi), await talk(adult, sola)];
    await one.room.say("0803 123");
    expect(await other.room.say("4567")).toBe("stored");
    const policy = { isOpenToAll: false, adultIfBornBy: () => "2008-01-01" };
    const found = async (...parts: (readonly [ChatMember, string])[]) => {
      const messages = parts.map(([{ memberId }, content]) => ({ threadId: other.threadId, memberId, content }));
      const verdicts = await contactCheck(policy).check(server.database.fork(), messages);
      return messages.map((message) => verdicts.get(message));
    };
    const refused = { refusal: "thread/contact-phone" };
    expect(await found([sola, "0803 123"], [sola, "4567"])).toEqual([undefined, refused]);
    expect(await found([sola, "0803 123"], [bisi, "4567"], [sola, "Then we can all walk to church"])).toEqual(
      Array(3).fill(undefined),
    );
  });
});

describe("an edit with contact data", () => {
  test("SAFE-33 SAFE-38 is refused until it is confirmed, and is flagged then", async () => {
    const { threadId, room } = await talk(await chatMember("Femi", ADULT), await chatMember("Bisi", MINOR));
    await room.say("Hello");
    expect((await room.ask("edit", { seq: 1, content: NUMBER })).code).toBe("thread/contact-phone");
    expect(await textsIn(threadId)).toEqual(["Hello"]);
    const { message } = await room.ask("edit", { seq: 1, content: NUMBER, confirmsContact: true });
    expect(message).toMatchObject({ content: NUMBER, isEdited: true });
    expect(await flagsIn(threadId)).toEqual([[1, "phone"]]);
  });

  test("SAFE-34 is found if it completes another message", async () => {
    const { room } = await talk(await chatMember("Femi", ADULT), await chatMember("Bisi", MINOR));
    await room.say("Hello");
    await room.say("4567");
    expect((await room.ask("edit", { seq: 1, content: "0803 123" })).code).toBe("thread/contact-phone");
    await room.say("0701 234");
    await room.say("Hello");
    expect((await room.ask("edit", { seq: 4, content: "5678" })).code).toBe("thread/contact-phone");
  });

  test("SAFE-34 is not found in the text that it replaces, nor in an ordinary sentence", async () => {
    const { room } = await talk(await chatMember("Femi", ADULT), await chatMember("Bisi", MINOR));
    await room.say("0803 123");
    expect((await room.ask("edit", { seq: 1, content: "4567" })).code).toBeUndefined();
    expect((await room.ask("edit", { seq: 1, content: "0803 123" })).code).toBeUndefined();
    const sentence = "Then we can all walk to church together";
    expect((await room.ask("edit", { seq: 1, content: sentence })).message).toMatchObject({ content: sentence });
  });

  test("SAFE-33 THREAD-5 of another member’s message is refused as missing", async () => {
    const other = await chatMember("Bisi", MINOR);
    const { threadId, room } = await talk(await chatMember("Femi", ADULT), other);
    const theirs = await joinConversation(other, threadId);
    await theirs.say("Hello");
    expect((await room.ask("edit", { seq: 1, content: NUMBER })).code).toBe("thread/message-not-found");
  });
});
