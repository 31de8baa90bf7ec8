import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signOut } from "../../../schema/account/api.ts";
import {
  type Conversation,
  findPeople,
  readConversation,
  readMessages,
  takeChatSeat,
} from "../../../schema/chat/api.ts";
import { CLOSE_CODES, FRAME_MAX_BYTES, FRAME_TOO_LARGE, MESSAGE_MAX_LENGTH } from "../../../schema/limits.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { AgeConfirmationEntity } from "../../../server/safety/age/age-confirmation.entity.ts";
import { chatFixture, lastConversation, listOf } from "../../support/chat/chat-fixture.ts";
import { ADULT, joinConversation, listen, MINOR, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementCount } from "../../support/server/statements.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { chatMember, pair } = chatFixture(() => server);

describe("opening a conversation", () => {
  test("SAFE-8 fifty simultaneous opens from both sides create one conversation", async () => {
    const [ada, tunde] = await Promise.all([chatMember("Ada", ADULT), chatMember("Tunde", ADULT)]);
    const opened = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0 ? openConversationWith(ada, tunde.memberId) : openConversationWith(tunde, ada.memberId),
      ),
    );
    expect(new Set(opened).size).toBe(1);
    const rows = await server.database
      .fork()
      .execute("select thread_id from conversations where ? in (participant_1, participant_2)", [ada.memberId]);
    expect(rows).toHaveLength(1);
    expect((await listOf(tunde))[0]?.members).toHaveLength(2);
  });

  test("SAFE-7 opening a conversation requires the opener's birth date, which is set once", async () => {
    const [ada, tunde] = await Promise.all([chatMember("Ada"), chatMember("Tunde", ADULT)]);
    expect(await openConversationWith(ada, tunde.memberId)).toBe("chat/birth-date-needed");
    for (const birth_date of ["2999-01-01", "1850-01-01", "2010-02-30"]) {
      expect((await ada.call(saveBirthDate, { body: { birth_date } })).error?.code).toBe("request/invalid");
    }
    await ada.must(saveBirthDate, { body: { birth_date: ADULT } });
    expect((await ada.call(saveBirthDate, { body: { birth_date: MINOR } })).error?.code).toBe("profile/birth-date-set");
    expect(await openConversationWith(ada, tunde.memberId)).toBe("chat/not-allowed");
    await server.database.fork().insert(AgeConfirmationEntity, { user: ada.memberId });
    expect(await openConversationWith(ada, tunde.memberId)).toMatch(/^[\da-f-]{36}$/);
  });

  test("opening a conversation with oneself, nobody or a suspended member gets the same refusal", async () => {
    const [ada, gone] = await Promise.all([chatMember("Ada", ADULT), chatMember("Gone", ADULT)]);
    await suspendMember(server.database.fork(), gone.memberId);
    for (const other of [ada.memberId, gone.memberId, crypto.randomUUID()]) {
      expect(await openConversationWith(ada, other)).toBe("chat/not-allowed");
    }
  });
});

describe("a conversation", () => {
  test("a conversation sends messages live, with seqs, receipts, unread counts and read positions", async () => {
    const { ada, tunde, conversationId } = await pair();
    const connection = await listen(tunde, (await tunde.must(takeMemberSeat)).reservation);
    const [hers, his] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
    await until(() => (hers.room.state as { present: Map<string, string> }).present.size === 2);
    expect(await hers.say("Good evening")).toBe("stored");
    expect(await hers.say("<b>Are you coming?</b>")).toBe("stored");
    await until(() => his.messages().length === 2);
    expect(his.messages().map(({ seq, content, senderName }) => [seq, content, senderName])).toEqual([
      [1, "Good evening", "Ada"],
      [2, "<b>Are you coming?</b>", "Ada"],
    ]);
    expect((await listOf(tunde))[0]).toMatchObject({ unread: 2, preview: { text: "<b>Are you coming?</b>" } });
    expect((await listOf(ada))[0]).toMatchObject({ unread: 0 });
    await until(() =>
      connection.messagesOf("conversation").some(({ conversation }) => (conversation as Conversation).unread === 2),
    );
    his.send("read", { seq: 2 });
    await until(() => lastConversation(connection)?.unread === 0);
    his.send("read", { seq: 99 });
    his.send("typing");
    await until(() => hers.messagesOf("typing").length === 1);
    expect(hers.messagesOf("typing")).toEqual([{ memberId: tunde.memberId }]);
    expect((await listOf(tunde))[0]?.readSeq).toBe(2);
  });

  test("THREAD-2 a message that is sent repeatedly is stored once and gets a receipt each time", async () => {
    const { ada, conversationId } = await pair();
    const hers = await joinConversation(ada, conversationId);
    const second = await joinConversation(ada, conversationId);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? hers : second).say("once", "the-same-message")),
    );
    expect(new Set(outcomes)).toEqual(new Set(["stored"]));
    await hers.say("and another");
    const { messages } = await ada.must(readMessages, { params: { conversationId } });
    expect(messages.map(({ seq, content }) => [seq, content])).toEqual([
      [1, "once"],
      [2, "and another"],
    ]);
  });

  test("THREAD-3 many simultaneous messages get consecutive seqs, and a gap can be filled exactly", async () => {
    const { ada, tunde, conversationId } = await pair();
    const [hers, his] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
    await hers.say("first");
    const more = await Promise.all([ada, tunde, ada, tunde].map((person) => joinConversation(person, conversationId)));
    // As fast as one socket is allowed to.
    const sockets = [hers, his, ...more];
    await Promise.all(Array.from({ length: 40 }, (_, at) => sockets[at % sockets.length]?.say(`message ${at}`)));
    const all = await ada.must(readMessages, { params: { conversationId } });
    expect(all.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1));
    await until(() => his.messages().length === 41);
    const own = (messages: readonly Message[]) =>
      messages.map((each) => (each.senderId === ada.memberId ? each : { ...each, requestId: "" }));
    expect(own(his.messages())).toEqual(all.messages);
    expect(new Set(all.messages.map(({ requestId }) => requestId !== ""))).toEqual(new Set([true, false]));
    const gap = await tunde.must(readMessages, { params: { conversationId }, query: { after: 38 } });
    expect([gap.messages.map(({ seq }) => seq), gap.hasMore]).toEqual([[39, 40, 41], false]);
    const older = await tunde.must(readMessages, { params: { conversationId }, query: { before: 3 } });
    expect([older.messages.map(({ seq }) => seq), older.hasMore]).toEqual([[1, 2], false]);
  });

  test("THREAD-8 THREAD-9 each member present appears once, and only others see who is typing", async () => {
    const { ada, tunde, conversationId } = await pair();
    const [hers, second] = [await joinConversation(ada, conversationId), await joinConversation(ada, conversationId)];
    const his = await joinConversation(tunde, conversationId);
    const present = () => [...(his.room.state as { present: Map<string, string> }).present.values()].sort();
    await until(() => present().length === 2);
    expect(present()).toEqual(["Ada", "Tunde"]);
    hers.send("typing");
    await until(() => his.messagesOf("typing").length === 1);
    expect([hers.messagesOf("typing"), his.messagesOf("typing")]).toEqual([[], [{ memberId: ada.memberId }]]);
    await second.room.leave();
    expect(await hers.say("still here")).toBe("stored");
    expect(present()).toEqual(["Ada", "Tunde"]);
    await hers.room.leave();
    await until(() => present().length === 1);
  });

  test("THREAD-5 a sender can edit a message for 15 minutes and delete it any time; a placeholder stays", async () => {
    const { ada, tunde, conversationId } = await pair();
    const [hers, his] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
    await hers.say("Frist");
    await until(() => his.messages().length === 1);
    const { seq } = his.messages()[0] ?? { seq: 0 };
    his.send("edit", { id: "not-his-edit", seq, content: "mine now" });
    his.send("delete", { id: "not-his-delete", seq });
    await until(() => his.messagesOf("refused").length === 2);
    expect(his.messagesOf("refused").map(({ code }) => code)).toEqual(Array(2).fill("thread/message-not-found"));
    hers.send("edit", { id: "her-own-edit", seq, content: "First" });
    await until(() => his.messages()[0]?.isEdited === true);
    expect(his.messages()[0]?.content).toBe("First");
    await server.database
      .fork()
      .execute("update messages set created_at = now() - interval '16 minutes' where thread_id = ? and seq = ?", [
        conversationId,
        seq,
      ]);
    hers.send("edit", { id: "too-late-an-edit", seq, content: "Second" });
    await until(() => hers.messagesOf("refused").length === 1);
    expect(hers.messagesOf("refused")[0]?.code).toBe("thread/too-late-to-edit");
    hers.send("delete", { id: "her-own-delete", seq });
    await until(() => his.messages()[0]?.isDeleted === true);
    const [stub] = (await tunde.must(readMessages, { params: { conversationId } })).messages;
    expect([stub?.content, stub?.seq]).toEqual(["", 1]);
  });

  test("THREAD-1 invalid messages are refused with their code, and nothing is stored", async () => {
    const { ada, conversationId } = await pair();
    const hers = await joinConversation(ada, conversationId);
    const codes = [];
    for (const content of ["", "  \n", "x".repeat(4001), "a\u0000b", "a\u202eb"]) codes.push(await hers.say(content));
    expect(codes).toEqual([
      "thread/blank",
      "thread/blank",
      "thread/too-long",
      "thread/not-plain-text",
      "thread/not-plain-text",
    ]);
    hers.send("send", { id: "no-content-here" });
    hers.send("send", { id: "unknown-field", content: "x", senderId: ada.memberId });
    await until(() => hers.messagesOf("refused").filter(({ code }) => code === "message/invalid").length === 2);
    expect((await ada.must(readMessages, { params: { conversationId } })).messages).toEqual([]);
  });

  test("THREAD-1 THREAD-31 the longest message is stored in any script, and a longer one refused", async () => {
    const { ada, conversationId } = await pair();
    const hers = await joinConversation(ada, conversationId);
    for (const letter of ["a", "я", "क", "😀"]) {
      expect([letter, await hers.say(letter.repeat(MESSAGE_MAX_LENGTH))]).toEqual([letter, "stored"]);
    }
    const spare = 200;
    for (const letter of ["a", "я", "😀"]) {
      const longest = letter.repeat((FRAME_MAX_BYTES - spare) / Buffer.byteLength(letter));
      expect([letter, await hers.say(longest)]).toEqual([letter, "thread/too-long"]);
    }
    hers.send("send", { id: "more-than-a-frame", content: "a".repeat(FRAME_MAX_BYTES) });
    expect(await hers.closed).toBe(FRAME_TOO_LARGE);
    expect((await ada.must(readMessages, { params: { conversationId } })).messages).toHaveLength(4);
  });

  test("THREAD-6 signing out and a suspension close a member's sockets", async () => {
    const { ada, tunde, conversationId } = await pair();
    const [hers, his] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
    const connection = await listen(tunde, (await tunde.must(takeMemberSeat)).reservation);
    await ada.must(signOut);
    expect(await hers.closed).toBe(CLOSE_CODES.sessionEnded);
    await suspendMember(server.database.fork(), tunde.memberId);
    expect(await Promise.all([his.closed, connection.closed])).toEqual(Array(2).fill(CLOSE_CODES.sessionEnded));
  });

  test("a stranger gets the same 404 for an existing and a missing conversation", async () => {
    const { conversationId } = await pair();
    const stranger = await chatMember("Stranger", ADULT);
    for (const id of [conversationId, crypto.randomUUID()]) {
      const params = { conversationId: id };
      const codes = await Promise.all([
        stranger.call(readConversation, { params }),
        stranger.call(readMessages, { params }),
        stranger.call(takeChatSeat, { params }),
      ]);
      expect(codes.map(({ error, status }) => [status, error?.code])).toEqual(Array(3).fill([404, "chat/not-found"]));
    }
  });

  test("the list of conversations takes one statement, however many there are", async () => {
    const ada = await chatMember("Busy Ada", ADULT);
    const count = () => statementCount(server.database, () => listOf(ada));
    await openConversationWith(ada, (await chatMember("One", ADULT)).memberId);
    const withOne = await count();
    for (const name of ["Two", "Three", "Four"])
      await openConversationWith(ada, (await chatMember(name, ADULT)).memberId);
    expect(await count()).toBe(withOne);
    expect(await listOf(ada)).toHaveLength(4);
  });
});

test("a search for people ignores diacritics and hooks, in names and in what is typed", async () => {
  const [ada, asked] = await Promise.all([chatMember("Ada", ADULT), chatMember("Ɗanjuma Túndé Ọ̀ṣun", ADULT)]);
  for (const name of ["danjuma tunde osun", "Ɗanjuma", "ỌṢUN", "túnde ọsun"]) {
    const { people } = await ada.must(findPeople, { query: { name } });
    expect(people.map(({ memberId }) => memberId)).toContain(asked.memberId);
  }
  expect((await ada.must(findPeople, { query: { name: "T_nde" } })).people).toEqual([]);
});
