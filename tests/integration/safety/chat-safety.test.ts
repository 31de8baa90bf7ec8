import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Conversation,
  findPeople,
  listConversations,
  openConversation,
  readConversation,
  readMessages,
  takeChatSeat,
} from "../../../schema/chat/api.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { block, listBlocked, unblock } from "../../../schema/safety/api.ts";
import { type ChatMember, withoutRole } from "../../support/chat/channel.ts";
import { chatFixture, lastConversation, listOf } from "../../support/chat/chat-fixture.ts";
import { ADULT, joinConversation, listen, MINOR, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { chatMember, pair, trio, withRole } = chatFixture(() => server);

describe("a block in a conversation", () => {
  test("SAFE-5 THREAD-7 a block closes the conversation, hides both from search and stops every request", async () => {
    const { ada, tunde, conversationId } = await pair();
    const [hers, his] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
    expect(await hers.say("Before the block")).toBe("stored");
    await ada.must(block, { params: { memberId: tunde.memberId } });
    expect(await Promise.all([hers.closed, his.closed])).toEqual(Array(2).fill(CLOSE_CODES.unavailable));
    for (const [person, other] of [
      [ada, tunde],
      [tunde, ada],
    ] as const) {
      const name = other === ada ? "Ada" : "Tunde";
      const { people } = await person.must(findPeople, { query: { name } });
      expect(people.map(({ memberId }) => memberId)).not.toContain(other.memberId);
      expect(await openConversationWith(person, other.memberId)).toBe("chat/not-allowed");
      expect((await listOf(person))[0]?.canWrite).toBe(false);
      const { error } = await person.call(takeChatSeat, { params: { conversationId } });
      expect(error?.code).toBe("chat/not-allowed");
      expect((await person.must(readMessages, { params: { conversationId } })).messages).toHaveLength(1);
    }
    expect((await ada.must(listBlocked)).blocked).toEqual([
      { memberId: tunde.memberId, displayName: "Tunde", avatarUrl: null, roles: [] },
    ]);
    await ada.must(unblock, { params: { memberId: tunde.memberId } });
    expect(await (await joinConversation(tunde, conversationId)).say("friends again")).toBe("stored");
  });
});

test("SAFE-5 each member has a list of their own blocks, newest first, and removes one of them", async () => {
  const { ada, tunde } = await pair();
  const [bisi, sola] = [await chatMember("Bisi", ADULT), await chatMember("Sola", ADULT)];
  const blocked = async (who: ChatMember) =>
    (await who.must(listBlocked)).blocked.map(({ displayName }) => displayName);
  for (const other of [tunde, bisi, sola]) await ada.must(block, { params: { memberId: other.memberId } });
  await sola.must(block, { params: { memberId: bisi.memberId } });
  expect([await blocked(ada), await blocked(sola), await blocked(bisi)]).toEqual([
    ["Sola", "Bisi", "Tunde"],
    ["Bisi"],
    [],
  ]);
  for (let turn = 0; turn < 2; turn += 1) await ada.must(unblock, { params: { memberId: bisi.memberId } });
  expect([await blocked(ada), await blocked(sola)]).toEqual([["Sola", "Tunde"], ["Bisi"]]);
  for (const memberId of [ada.memberId, crypto.randomUUID()]) {
    const code = memberId === ada.memberId ? "safety/not-found" : undefined;
    expect((await ada.call(block, { params: { memberId } })).error?.code).toBe(code);
  }
});

test("SAFE-5 SAFE-40 a block closes only the conversation of the two, and both lists show it at once", async () => {
  const people = await trio();
  const at = (one: number, other: number) => [people[one], people[other]] as [ChatMember, ChatMember];
  const pairs = [at(0, 1), at(0, 2), at(1, 2)];
  const ids = await Promise.all(pairs.map(([one, other]) => openConversationWith(one, other.memberId)));
  for (const [index, [one, other]] of pairs.entries()) {
    const rooms = await Promise.all(pairs.map(([first], which) => joinConversation(first, ids[which] ?? "")));
    const screen = await listen(other, (await other.must(takeMemberSeat)).reservation);
    const shown = () => {
      const all = screen.messagesOf("conversation").map(({ conversation }) => conversation as Conversation);
      return all.findLast(({ conversationId }) => conversationId === ids[index])?.canWrite;
    };
    await one.must(block, { params: { memberId: other.memberId } });
    expect(await rooms[index]?.closed).toBe(CLOSE_CODES.unavailable);
    await until(() => shown() === false);
    const open = rooms.filter((_, which) => which !== index);
    for (const room of open) expect(await room.say("Still open")).toBe("stored");
    await one.must(unblock, { params: { memberId: other.memberId } });
    await until(() => shown() === true);
    await Promise.all(open.map(({ room }) => room.leave()));
  }
});

test("SAFE-5 a block closes the sockets of both, even if the blocker's request was cut off", async () => {
  const { ada, tunde, conversationId } = await pair();
  const listeners = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
  const { port, host } = new URL(server.url);
  const head = [`Host: ${host}`, `Origin: ${server.url}`, `Cookie: ${ada.cookie}`, "Content-Length: 0"];
  const asked = [`PUT /api/safety/blocks/${tunde.memberId} HTTP/1.1`, ...head, "", ""].join("\r\n");
  const socket = connect(Number(port), "127.0.0.1", () => socket.write(asked, () => socket.destroy()));
  expect(await Promise.all(listeners.map(({ closed }) => closed))).toEqual(Array(2).fill(CLOSE_CODES.unavailable));
  expect((await ada.must(listBlocked)).blocked).toMatchObject([{ memberId: tunde.memberId }]);
});

describe("a block at the same time as a message", () => {
  test("SAFE-13 no message is stored after the reply to a block, however many are being sent", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ada, tunde, conversationId } = await pair();
      const his = await joinConversation(tunde, conversationId);
      for (let at = 0; at < 15; at += 1) his.send("send", { id: `racing-message-${at}`, content: `message ${at}` });
      await ada.must(block, { params: { memberId: tunde.memberId } });
      const count = async () => (await ada.must(readMessages, { params: { conversationId } })).messages.length;
      const stored = await count();
      await his.closed;
      expect(await count()).toBe(stored);
    }
  });

  test("SAFE-13 the reply to a block waits for a message that is being stored in the conversation", async () => {
    const { ada, tunde, conversationId } = await pair();
    const storing = server.database.fork();
    await storing.begin();
    let blocking: Promise<unknown>;
    try {
      await storing.execute("select from threads where id = ? for no key update", [conversationId]);
      blocking = ada.must(block, { params: { memberId: tunde.memberId } });
      const waits = lockWaited(server.database).then(() => "waits");
      expect(await Promise.race([waits, blocking.then(() => "replied")])).toBe("waits");
    } finally {
      await storing.rollback();
    }
    await blocking;
    expect((await ada.must(listBlocked)).blocked).toMatchObject([{ memberId: tunde.memberId }]);
  });
});

describe("the safeguarding lead", () => {
  test("SAFE-1 SAFE-3 SAFE-9 SAFE-12 an adult and a minor can only talk when a lead supervises them", async () => {
    const [mentor, teen] = [await withRole("mentor", "Auntie Bola"), await chatMember("Teen Chidi", MINOR)];
    expect(await openConversationWith(mentor, teen.memberId)).toBe("chat/not-allowed");
    expect((await mentor.must(findPeople, { query: { name: "Teen Chidi" } })).people).toEqual([]);
    const lead = await withRole("safeguarding_lead", "Mama Grace");
    const opened = await mentor.must(openConversation, { body: { memberId: teen.memberId } });
    expect(opened.isSupervised).toBe(true);
    expect(opened.members.filter(({ isSupervisor }) => isSupervisor)).toEqual([
      {
        memberId: lead.memberId,
        displayName: "Mama Grace",
        formerName: null,
        avatarUrl: null,
        roles: ["safeguarding_lead"],
        isSupervisor: true,
      },
    ]);
    const { conversationId } = opened;
    const hers = await joinConversation(lead, conversationId);
    const his = await joinConversation(mentor, conversationId);
    expect(await his.say("See you on Friday")).toBe("stored");
    await until(() => hers.messages().length === 1);

    // Without the lead, the mentor can't write.
    await withoutRole(server.database, lead);
    expect(await hers.closed).toBe(CLOSE_CODES.unavailable);
    expect(await his.say("Alone?")).toBe("chat/not-allowed");
    const next = await withRole("safeguarding_lead", "Uncle Femi");
    const connection = await listen(teen, (await teen.must(takeMemberSeat)).reservation);
    expect(await his.say("Good evening")).toBe("chat/now-supervised");
    await until(
      () => lastConversation(connection)?.members.some(({ displayName }) => displayName === "Uncle Femi") === true,
    );
    expect(await his.say("Good evening")).toBe("stored");
    const theirs = await next.must(readMessages, { params: { conversationId } });
    expect(theirs.messages.map(({ content }) => content)).toEqual(["Good evening"]);
    expect((await next.must(listConversations)).conversations[0]).toMatchObject({ unread: 1 });
    const seen = await teen.must(readConversation, { params: { conversationId } });
    expect(seen.members.filter(({ isSupervisor }) => isSupervisor).map((m) => m.memberId)).toEqual([next.memberId]);

    // A former lead has no access left.
    const params = { conversationId };
    const doors = await Promise.all([
      lead.call(readConversation, { params }),
      lead.call(readMessages, { params }),
      lead.call(takeChatSeat, { params }),
    ]);
    expect(doors.map(({ error }) => error?.code)).toEqual(Array(3).fill("chat/not-found"));
    expect(await listOf(lead)).toEqual([]);
    await withoutRole(server.database, next);
    expect(await listOf(teen)).toMatchObject([{ isSupervised: false, canWrite: false }]);
  });

  test("SAFE-4 SAFE-5 a minor can message a lead even after blocking them, with a second lead", async () => {
    const lead = await withRole("safeguarding_lead", "Mama Grace");
    const teen = await chatMember("Teen", MINOR);
    await teen.must(block, { params: { memberId: lead.memberId } });
    expect(await openConversationWith(teen, lead.memberId)).toBe("chat/not-allowed");
    const second = await withRole("safeguarding_lead", "Uncle Emeka");
    const opened = await teen.must(openConversation, { body: { memberId: lead.memberId } });
    expect([opened.members.length, opened.isSupervised, opened.canWrite]).toEqual([3, true, true]);
    expect(await (await joinConversation(lead, opened.conversationId)).say("How are you?")).toBe("stored");
    await Promise.all([lead, second].map((each) => withoutRole(server.database, each)));
  });
});
