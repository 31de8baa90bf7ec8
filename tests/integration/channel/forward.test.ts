import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinChannel, leaveChannel, listChannels } from "../../../schema/channel/api.ts";
import { listPins } from "../../../schema/channel/pin-api.ts";
import { listConversations } from "../../../schema/chat/api.ts";
import { exportOwnData } from "../../../schema/export/api.ts";
import { block, readReport, report, unblock } from "../../../schema/safety/api.ts";
import { readFlaggedMessage } from "../../../schema/safety/flagged-api.ts";
import { listForwardTargets, searchMessages } from "../../../schema/thread/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { hoursAround, setPace } from "../../support/chat/channel-pace.ts";
import { pin, store } from "../../support/chat/channel-pin.ts";
import { ADULT, joinConversation, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { forward, forwardCode, messagesFor, newestFor, showsDeletion, unreadable } from "../../support/chat/forward.ts";
import { shownTo } from "../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let ada: ChatMember;
let tunde: ChatMember;
let bisi: ChatMember;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  const adult = (name: string) => newChatMember(server.url, name, ADULT);
  [ada, tunde, bisi] = [await adult("Ada Obi"), await adult("Tunde Ojo"), await adult("Bisi Ade")];
  grace = await newLead(server.url, server.database, "Mama Grace");
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

const channel = (members: readonly ChatMember[], name: string) =>
  channelOf(server.database, { owner: [ada], member: members, safeguarding_lead: [grace] }, { name });

/** Ada’s choir with her message, and another channel of hers. Tunde and Bisi are in both unless said otherwise. */
async function twoChannels({
  choir = [tunde, bisi],
  drama = [tunde, bisi],
}: Partial<Record<string, ChatMember[]>> = {}) {
  const [choirId, dramaId] = [await channel(choir, "Choir"), await channel(drama, "Drama")];
  await store(server.database, ada, choirId, "Practice is at six");
  return { choirId, dramaId, socket: await joinChannelRoom(tunde, dramaId) };
}

const original = (choirId: string) => ({
  threadId: choirId,
  channelName: "Choir",
  seq: 1,
  senderId: ada.memberId,
  senderName: "Ada Obi",
  text: "Practice is at six",
  isDeleted: false,
});

describe("forwarding", () => {
  test("THREAD-81, THREAD-82 a message is forwarded to another channel of all its readers", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    const hers = await joinChannelRoom(bisi, dramaId);
    const { message } = await forward(socket, choirId, 1);
    const shown = { content: "", forwarded: original(choirId) };
    expect(message).toMatchObject(shown);
    await until(() => hers.messages().length === 1);
    expect(hers.messages()[0]).toMatchObject(shown);
    expect(JSON.stringify(hers.received)).not.toContain("originalReaders");
    expect(await newestFor(bisi, dramaId)).toMatchObject(shown);
  });

  test("THREAD-86 a forward may have a text of its own, which its sender may edit", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    const { message } = await forward(socket, choirId, 1, "Please be there");
    expect(message).toMatchObject({ content: "Please be there", forwarded: original(choirId) });
    const edited = await socket.ask("edit", { seq: 1, content: "Come early" });
    expect(edited.message).toMatchObject({ content: "Come early", isEdited: true, forwarded: original(choirId) });
    expect(await newestFor(bisi, dramaId)).toMatchObject({ content: "Come early", forwarded: original(choirId) });
    expect((await socket.ask("edit", { seq: 1, content: " " })).message).toMatchObject({ content: "", isEdited: true });
  });

  test("THREAD-81 a message is forwarded to a conversation with another member of the channel", async () => {
    const { choirId } = await twoChannels();
    const conversationId = await openConversationWith(tunde, bisi.memberId);
    const socket = await joinConversation(tunde, conversationId);
    expect(await forwardCode(socket, choirId, 1)).toBe("stored");
    expect((await newestFor(bisi, conversationId))?.forwarded).toEqual(original(choirId));
  });

  test("THREAD-2 a forward that is sent again under its id is stored once", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    const id = crypto.randomUUID();
    const send = () => socket.ask("send", { content: "", forward: { threadId: choirId, seq: 1 } }, id);
    const [first, second] = [await send(), await send()];
    expect(second.message).toEqual(first.message);
    expect(await messagesFor(bisi, dramaId)).toHaveLength(1);
  });

  test("THREAD-82 a forward of a forward refers to the original", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    await forward(socket, choirId, 1, "Please be there");
    const third = await channel([tunde, bisi], "Ushers");
    const { message } = await forward(await joinChannelRoom(bisi, third), dramaId, 1);
    expect(message).toMatchObject({ content: "", forwarded: original(choirId) });
  });

  test("THREAD-86 without a text and an original, a message is still refused", async () => {
    const { socket } = await twoChannels();
    expect((await socket.ask("send", { content: "" })).code).toBe("thread/blank");
  });
});

const leave = (channelId: string, { memberId }: ChatMember) =>
  run("delete from thread_members where thread_id = ? and user_id = ?", [channelId, memberId]);

describe("what is refused", () => {
  test("THREAD-81 a message is not forwarded where someone does not read its channel", async () => {
    const { choirId, dramaId, socket } = await twoChannels({ choir: [tunde] });
    expect(await forwardCode(socket, choirId, 1)).toBe("forward/not-all-may-read");
    const socketOfTwo = await joinConversation(tunde, await openConversationWith(tunde, bisi.memberId));
    expect(await forwardCode(socketOfTwo, choirId, 1)).toBe("forward/not-all-may-read");
    expect(await messagesFor(bisi, dramaId)).toEqual([]);
  });

  test("THREAD-81 a block between a reader and the message’s sender refuses it in the same words", async () => {
    const { choirId, socket } = await twoChannels();
    for (const [who, whom] of [
      [bisi, ada],
      [ada, bisi],
    ] as const) {
      await who.must(block, { params: { memberId: whom.memberId } });
      const answer = await forward(socket, choirId, 1);
      await who.must(unblock, { params: { memberId: whom.memberId } });
      expect(answer).toMatchObject({ code: "forward/not-all-may-read" });
      expect(JSON.stringify(answer)).not.toContain(bisi.memberId);
    }
    expect(await forwardCode(socket, choirId, 1)).toBe("stored");
  });

  test("THREAD-81 a message that its forwarder can’t read does not exist for them", async () => {
    const { choirId, socket } = await twoChannels();
    expect(await forwardCode(socket, choirId, 2)).toBe("forward/not-found");
    expect(await forwardCode(socket, crypto.randomUUID(), 1)).toBe("forward/not-found");
    await leave(choirId, tunde);
    expect(await forwardCode(socket, choirId, 1)).toBe("forward/not-found");
    const closed = await twoChannels();
    await run("update community_channels set closed_at = now() where thread_id = ?", [closed.choirId]);
    expect(await forwardCode(closed.socket, closed.choirId, 1)).toBe("forward/not-found");
  });

  test("THREAD-81 a lead who only supervises there does not count, and sees the original where they read it", async () => {
    const kemi = await newLead(server.url, server.database, "Auntie Kemi");
    const { choirId, dramaId, socket } = await twoChannels();
    await run("update thread_members set user_id = ? where thread_id = ? and user_id = ?", [
      kemi.memberId,
      dramaId,
      grace.memberId,
    ]);
    expect(await forwardCode(socket, choirId, 1)).toBe("stored");
    expect((await newestFor(kemi, dramaId))?.forwarded).toEqual(unreadable);
    await run("insert into thread_members (thread_id, user_id, role) values (?, ?, 'member')", [
      choirId,
      kemi.memberId,
    ]);
    expect((await newestFor(kemi, dramaId))?.forwarded).toEqual(original(choirId));
  });

  test("THREAD-85 messages of conversations, polls and deleted messages are not forwarded", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    const conversationId = await openConversationWith(tunde, ada.memberId);
    await (await joinConversation(tunde, conversationId)).say("Only for you");
    expect(await forwardCode(socket, conversationId, 1)).toBe("forward/not-a-channel-message");
    const hers = await joinChannelRoom(ada, choirId);
    await hers.ask("send", { content: "Who comes?", poll: { choices: ["I", "You"] } });
    expect(await forwardCode(socket, choirId, 2)).toBe("forward/poll");
    await hers.ask("delete", { seq: 1 });
    expect(await forwardCode(socket, choirId, 1)).toBe("forward/not-found");
    const withPoll = { content: "Well?", poll: { choices: ["I", "You"] }, forward: { threadId: choirId, seq: 2 } };
    expect((await socket.ask("send", withPoll)).code).toBe("forward/poll");
    expect(await messagesFor(bisi, dramaId)).toEqual([]);
  });

  test("THREAD-86 quiet hours, slow mode and a mute hold for forwards", async () => {
    const { choirId, dramaId } = await twoChannels();
    const socket = await joinChannelRoom(bisi, dramaId);
    await setPace(ada, dramaId, { quietHours: hoursAround(Date.now()), slowSeconds: 0 });
    expect(await forwardCode(socket, choirId, 1)).toBe("channel/quiet-hours");
    await setPace(ada, dramaId, { quietHours: null, slowSeconds: 60 });
    expect(await forwardCode(socket, choirId, 1)).toBe("stored");
    expect(await forwardCode(socket, choirId, 1)).toBe("channel/slow-mode");
    await run("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [tunde.memberId]);
    expect(await forwardCode(await joinChannelRoom(tunde, dramaId), choirId, 1)).toBe("safety/muted");
    await run("delete from mutes where user_id = ?", [tunde.memberId]);
  });
});

describe("the words of the original", () => {
  test("THREAD-86 contact data and secrecy in the original are asked about, and flagged with its text", async () => {
    const minor = await newChatMember(server.url, "Chi", MINOR);
    const [choirId, dramaId] = [await channel([minor], "Choir"), await channel([minor], "Drama")];
    await store(server.database, ada, choirId, "Call me: 0803 123 4567", "Don’t tell your parents");
    const socket = await joinChannelRoom(minor, dramaId);
    expect(await forwardCode(socket, choirId, 1)).toBe("thread/contact-phone");
    expect(await forwardCode(socket, choirId, 2)).toBe("thread/secrecy");
    const confirmed = { content: "", forward: { threadId: choirId, seq: 1 }, confirmsContact: true };
    expect((await socket.ask("send", confirmed)).message?.seq).toBe(1);
    const [flag] = await run<{ id: string }>(
      "select message_id as id from message_flags f join messages m on m.id = f.message_id where m.thread_id = ?",
      [dramaId],
    );
    const file = await grace.must(readFlaggedMessage, { params: { messageId: flag?.id ?? "" } });
    expect(file.messages[0]?.text).toContain("0803 123 4567");
  });

  test("THREAD-86 a number is also found if half of it is in the original", async () => {
    const minor = await newChatMember(server.url, "Emeka", MINOR);
    const [choirId, dramaId] = [await channel([minor], "Choir"), await channel([minor], "Drama")];
    await store(server.database, ada, choirId, "0803 123");
    const socket = await joinChannelRoom(minor, dramaId);
    expect(await forwardCode(socket, choirId, 1)).toBe("stored");
    expect((await socket.ask("edit", { seq: 1, content: "4567" })).code).toBe("thread/contact-phone");
    expect(await socket.say("4567")).toBe("thread/contact-phone");
  });

  test("THREAD-86 the report of a forward has the text of the original", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    await forward(socket, choirId, 1);
    const subject = { kind: "message", threadId: dramaId, seq: 1 } as const;
    const { reportId } = await bisi.must(report, { body: { subject, reason: "bullying" } });
    const { evidence } = await grace.must(readReport, { params: { reportId } });
    const forwarded = { content: "Practice is at six", sender_name: "Ada Obi", channel_name: "Choir" };
    expect(evidence).toMatchObject({ content: "", forwarded });
  });
});

describe("the original changes", () => {
  test("THREAD-84 an edit and a deletion of the original show on open screens of its forwards at once", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    await forward(socket, choirId, 1);
    const conversationId = await openConversationWith(tunde, bisi.memberId);
    await forward(await joinConversation(tunde, conversationId), choirId, 1);
    const screens = [await joinChannelRoom(bisi, dramaId), await joinConversation(bisi, conversationId)];
    const hers = await joinChannelRoom(ada, choirId);
    await hers.ask("edit", { seq: 1, content: "Practice is at seven" });
    const edited = { ...original(choirId), text: "Practice is at seven" };
    for (const screen of screens) await until(() => screen.messages().length > 0);
    for (const screen of screens) expect(screen.messages().at(-1)?.forwarded).toEqual(edited);
    await hers.ask("delete", { seq: 1 });
    const deleted = { ...original(choirId), text: "", isDeleted: true };
    for (const screen of screens) await until(() => showsDeletion(screen.messages().at(-1)));
    for (const screen of screens) expect(screen.messages().at(-1)).toMatchObject({ version: 2, forwarded: deleted });
    expect((await newestFor(bisi, dramaId))?.forwarded).toEqual(deleted);
  });

  test("THREAD-84 a forward of an erased member’s message shows that it is deleted", async () => {
    const zik = await newChatMember(server.url, "Zik Eze", ADULT);
    const { choirId, dramaId, socket } = await twoChannels({ choir: [tunde, bisi, zik] });
    await store(server.database, zik, choirId, "My secret place");
    await forward(socket, choirId, 2);
    const screen = await joinChannelRoom(bisi, dramaId);
    await eraseMember(server.database, zik.me?.email ?? "", filesOf(server));
    await until(() => screen.messages().length > 0);
    for (const shown of [screen.messages()[0], await newestFor(bisi, dramaId)]) {
      expect(shown?.forwarded).toMatchObject({ text: "", senderName: "Deleted member", isDeleted: true });
    }
  });

  test("THREAD-84 of a forward and a deletion at once, the forward is refused or shows the deletion", async () => {
    // New ones, because a minute has a limit of messages for each member.
    const [zik, uche] = [await newChatMember(server.url, "Zik", ADULT), await newChatMember(server.url, "Uche", ADULT)];
    const [choirId, dramaId] = [await channel([zik, uche, bisi], "Choir"), await channel([uche, bisi], "Drama")];
    const [his, socket] = [await joinChannelRoom(zik, choirId), await joinChannelRoom(uche, dramaId)];
    const screen = await joinChannelRoom(bisi, dramaId);
    const frames = () => screen.messagesOf("messages").flatMap(({ messages }) => messages as Message[]);
    let stored = 0;
    for (let seq = 1; seq <= 8; seq++) {
      await his.say("Practice is at six");
      const [answer, deletion] = await Promise.all([forward(socket, choirId, seq), his.ask("delete", { seq })]);
      expect(deletion.code).toBeUndefined();
      if (answer.code !== undefined) {
        expect(answer.code).toBe("forward/not-found");
        continue;
      }
      stored += 1;
      // The forward’s own frame may come last. Its version is lower.
      await until(() => frames().some((each) => each.seq === answer.message?.seq && showsDeletion(each)));
    }
    const forwards = (await messagesFor(bisi, dramaId)).map(({ forwarded }) => forwarded);
    expect(forwards).toHaveLength(stored);
    for (const each of forwards) expect(each).toMatchObject({ text: "", isDeleted: true });
  });

  test("THREAD-83 of a forward and a new member at once, the member never gets what they can’t read", async () => {
    const [uche, obi] = [await newChatMember(server.url, "Uche", ADULT), await newChatMember(server.url, "Obi", ADULT)];
    const [choirId, dramaId] = [await channel([uche], "Choir"), await channel([uche], "Drama")];
    await store(server.database, ada, choirId, "Practice is at six");
    const socket = await joinChannelRoom(uche, dramaId);
    for (let round = 1; round <= 6; round++) {
      const joined = obi.must(joinChannel, { params: { channelId: dramaId } });
      const [{ code }] = await Promise.all([forward(socket, choirId, 1), joined]);
      expect([undefined, "forward/not-all-may-read"]).toContain(code);
      const screen = await joinChannelRoom(obi, dramaId);
      expect(await socket.say(`Round ${round}`)).toBe("stored");
      await until(() => screen.messages().some(({ content }) => content === `Round ${round}`));
      expect(JSON.stringify([screen.received, await messagesFor(obi, dramaId)])).not.toContain("Practice");
      await obi.must(leaveChannel, { params: { channelId: dramaId } });
    }
  });
});

describe("without a text of its own", () => {
  test("THREAD-87 lists, quotes, pins and notifications call it a forwarded message", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    const mentions = [bisi.memberId];
    await socket.ask("send", { content: "", mentions, forward: { threadId: choirId, seq: 1 } });
    await pin(ada, dramaId, 1);
    await socket.ask("send", { content: "See above", replyTo: 1 });
    expect((await newestFor(bisi, dramaId))?.replyTo).toMatchObject({ text: "", isForward: true, isDeleted: false });
    expect((await bisi.must(listPins, { params: { channelId: dramaId } })).pins[0]).toMatchObject({ isForward: true });
    expect((await shownTo(bisi))[0]?.text).toBe("Forwarded message");
    await socket.ask("delete", { seq: 2 });
    const { channels } = await bisi.must(listChannels);
    const last = channels.find(({ channelId }) => channelId === dramaId)?.lastMessage;
    expect(last).toEqual({ senderName: "Tunde", text: "", isForward: true });
    const conversationId = await openConversationWith(tunde, bisi.memberId);
    await forward(await joinConversation(tunde, conversationId), choirId, 1);
    const { conversations } = await bisi.must(listConversations);
    const { preview } = conversations.find((each) => each.conversationId === conversationId) ?? {};
    expect(preview).toEqual({ senderId: tunde.memberId, text: "", isDeleted: false, isForward: true });
    await (await joinConversation(tunde, conversationId)).say("Hello");
    const after = (await bisi.must(listConversations)).conversations;
    expect(after.find((each) => each.conversationId === conversationId)?.preview).not.toHaveProperty("isForward");
  });

  test("THREAD-87 no search finds a forward by the words of its original", async () => {
    const { choirId, dramaId, socket } = await twoChannels();
    await forward(socket, choirId, 1, "Please be there");
    const find = async (words: string) =>
      (await bisi.must(searchMessages, { query: { words } })).found.map(({ threadId }) => threadId);
    expect(await find("practice")).not.toContain(dramaId);
    expect(await find("please")).toContain(dramaId);
  });

  test("THREAD-82 a download says that it is a forward, without the words of others", async () => {
    const uche = await newChatMember(server.url, "Uche Obi", ADULT);
    const { choirId, dramaId } = await twoChannels({ choir: [tunde, bisi, uche], drama: [tunde, bisi, uche] });
    await forward(await joinChannelRoom(uche, dramaId), choirId, 1);
    const { content } = await uche.must(exportOwnData, { body: { password: TEST_PASSWORD } });
    expect(JSON.parse(String(content)).tables.forwards).toHaveLength(1);
    expect(String(content)).not.toContain("Practice");
  });
});

describe("where it can go", () => {
  const targetsFor = async (person: ChatMember, threadId: string, name?: string) => {
    const query = name === undefined ? {} : { name };
    return (await person.must(listForwardTargets, { params: { threadId, seq: "1" }, query })).targets;
  };

  test("THREAD-88 only threads that would take it now are offered, and each of them takes it", async () => {
    const [uche, obi] = [
      await newChatMember(server.url, "Uche Obi", ADULT),
      await newChatMember(server.url, "Obi Uche", ADULT),
    ];
    const members = [tunde, bisi, uche];
    const choirId = await channel(members, "Choir");
    await store(server.database, ada, choirId, "Practice is at six");
    const dramaId = await channel(members, "Drama");
    const quietId = await channel(members, "Quiet");
    await setPace(ada, quietId, { quietHours: hoursAround(Date.now()), slowSeconds: 0 });
    await channel([...members, obi], "Ushers");
    await run("update community_channels set closed_at = now() where thread_id = ?", [await channel(members, "Past")]);
    const withBisi = await openConversationWith(uche, bisi.memberId);
    await openConversationWith(uche, obi.memberId);
    const withTunde = await openConversationWith(uche, tunde.memberId);
    await tunde.must(block, { params: { memberId: uche.memberId } });
    const offered = (await targetsFor(uche, choirId)).map(({ threadId }) => threadId);
    await tunde.must(unblock, { params: { memberId: uche.memberId } });
    expect(new Set(offered)).toEqual(new Set([dramaId, withBisi]));
    expect(offered).not.toContain(withTunde);
    expect(await forwardCode(await joinChannelRoom(uche, dramaId), choirId, 1)).toBe("stored");
    expect(await forwardCode(await joinConversation(uche, withBisi), choirId, 1)).toBe("stored");
    const byName = await targetsFor(uche, choirId, "bísi");
    expect(byName).toEqual([expect.objectContaining({ kind: "conversation", threadId: withBisi })]);
    expect(await targetsFor(uche, choirId, "dram")).toEqual([{ kind: "channel", threadId: dramaId, name: "Drama" }]);
  });

  test("THREAD-88, THREAD-85 nothing is offered for what can’t be forwarded", async () => {
    const { choirId } = await twoChannels();
    const codeFor = async (person: ChatMember, threadId: string, seq = "1") =>
      (await person.call(listForwardTargets, { params: { threadId, seq } })).error?.code;
    const stranger = await newChatMember(server.url, "Nneka", ADULT);
    expect(await codeFor(stranger, choirId)).toBe("forward/not-found");
    expect(await codeFor(tunde, choirId, "9")).toBe("forward/not-found");
    const conversationId = await openConversationWith(tunde, ada.memberId);
    await (await joinConversation(tunde, conversationId)).say("Only for you");
    expect(await codeFor(tunde, conversationId)).toBe("forward/not-a-channel-message");
  });
});
