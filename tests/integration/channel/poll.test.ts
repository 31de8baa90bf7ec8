import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChannelMessages } from "../../../schema/channel/api.ts";
import { exportOwnData } from "../../../schema/export/api.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { block, readReport, report } from "../../../schema/safety/api.ts";
import { readFlaggedMessage } from "../../../schema/safety/flagged-api.ts";
import { listVotes } from "../../../schema/thread/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { NewPoll, PollChange } from "../../../schema/thread/poll.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { hoursAround, setPace } from "../../support/chat/channel-pace.ts";
import {
  ADULT,
  joinConversation,
  type Listener,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../support/chat/chat-member.ts";
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

const drinks: NewPoll = { choices: ["Zobo", "Kunu", "Chapman"] };

/** Ada's channel with her poll, and the sockets of its members. */
async function pollIn(poll: Partial<NewPoll> = {}, members: readonly ChatMember[] = [tunde, bisi]) {
  const channelId = await channelOf(server.database, { owner: [ada], member: members, safeguarding_lead: [grace] });
  const asker = await joinChannelRoom(ada, channelId);
  const [hers, his = hers] = await Promise.all([bisi, tunde].map((each) => joinChannelRoom(each, channelId)));
  if (!hers || !his) throw new Error("nobody joined");
  const { message, code } = await asker.ask("send", { content: "What shall we drink?", poll: { ...drinks, ...poll } });
  return { channelId, asker, hers, his, message, code };
}

const vote = (socket: Listener, choices: readonly number[], seq = 1) => socket.ask("vote", { seq, choices });

const firstMessage = async (person: ChatMember, channelId: string): Promise<Message | undefined> =>
  (await person.must(readChannelMessages, { params: { channelId } })).messages[0];

const changesAt = (socket: Listener) => socket.messagesOf("polls").flatMap(({ changes }) => changes as PollChange[]);

const votersSeenBy = async (person: ChatMember, channelId: string) =>
  (await person.must(listVotes, { params: { threadId: channelId, seq: "1" } })).votes.map(
    ({ memberId, choices }) => [memberId, choices] as const,
  );

const endPoll = () => run("update polls set ends_at = now() - interval '1 second' where ends_at is not null");

describe("asking", () => {
  test("CHANNEL-61 a poll is a message whose text is the question, and others get it with its choices", async () => {
    const { channelId, his, message } = await pollIn({ allowsMany: true, endsAfter: 3_600 });
    const createdAt = message?.createdAt ?? 0;
    const poll = { choices: drinks.choices, counts: [0, 0, 0], voters: 0, allowsMany: true };
    expect(message).toMatchObject({ content: "What shall we drink?", poll });
    expect(Math.abs((message?.poll?.endsAt ?? 0) - createdAt - 3_600_000)).toBeLessThan(2);
    await until(() => his.messages().length === 1);
    expect(his.messages()[0]?.poll).toEqual(message?.poll);
    expect((await firstMessage(tunde, channelId))?.poll).toEqual(message?.poll);
  });

  test("CHANNEL-61 a poll that is sent again under its id is stored once", async () => {
    const { channelId, asker } = await pollIn();
    const id = crypto.randomUUID();
    const send = () => asker.ask("send", { content: "Again?", poll: drinks }, id);
    const [first, second] = [await send(), await send()];
    expect(second.message).toEqual(first.message);
    expect((await ada.must(readChannelMessages, { params: { channelId } })).messages).toHaveLength(2);
  });

  test.each([
    ["one choice", ["Zobo"], "poll/choices"],
    ["seven choices", [..."abcdefg"], "poll/choices"],
    ["two equal choices", ["Zobo", " zobo "], "poll/choices"],
    ["an empty choice", ["Zobo", " "], "poll/choices"],
    ["a choice of 81 characters", ["Zobo", "a".repeat(81)], "poll/choices"],
    ["a choice with a hidden character", ["Zobo", "Ku\u202enu"], "thread/not-plain-text"],
    ["a choice of two lines", ["Zobo", "Ku\nnu"], "thread/not-plain-text"],
  ])("CHANNEL-62 %s is refused", async (_, choices, code) => {
    expect((await pollIn({ choices })).code).toBe(code);
  });

  test("CHANNEL-61 a conversation takes no poll and no vote", async () => {
    const conversationId = await openConversationWith(ada, tunde.memberId);
    const socket = await joinConversation(ada, conversationId);
    const { code } = await socket.ask("send", { content: "What shall we drink?", poll: drinks });
    expect([code, (await vote(socket, [0])).code]).toEqual(["message/invalid", "message/invalid"]);
  });

  test("CHANNEL-63 the asker can’t change the question", async () => {
    const { asker, channelId } = await pollIn();
    expect((await asker.ask("edit", { seq: 1, content: "What shall we eat?" })).code).toBe("poll/not-editable");
    expect((await firstMessage(ada, channelId))?.content).toBe("What shall we drink?");
  });
});

describe("voting", () => {
  test("CHANNEL-64 a later vote replaces the earlier one, an empty one takes it back, and all get the result", async () => {
    const { channelId, asker, hers, his } = await pollIn();
    const { message } = await vote(his, [1]);
    expect(message).toMatchObject({ version: 1, ownVote: [1], poll: { counts: [0, 1, 0], voters: 1 } });
    await vote(hers, [1]);
    expect((await vote(his, [2])).message).toMatchObject({ version: 3, poll: { counts: [0, 1, 1], voters: 2 } });
    expect((await vote(his, [2])).message?.version).toBe(3);
    await until(() => changesAt(asker).at(-1)?.version === 3);
    expect(changesAt(asker).at(-1)).toEqual({ seq: 1, version: 3, counts: [0, 1, 1], voters: 2 });
    expect((await vote(his, [])).message).not.toHaveProperty("ownVote");
    expect(await firstMessage(bisi, channelId)).toMatchObject({ ownVote: [1], poll: { counts: [0, 1, 0], voters: 1 } });
  });

  test("CHANNEL-64 only a poll with several answers takes a vote for two choices, and no choice counts twice", async () => {
    const one = await pollIn();
    const many = await pollIn({ allowsMany: true });
    expect((await vote(one.his, [0, 1])).code).toBe("poll/not-a-choice");
    expect((await vote(one.his, [3])).code).toBe("poll/not-a-choice");
    const { message } = await vote(many.his, [2, 0, 2]);
    expect(message).toMatchObject({ ownVote: [0, 2], poll: { counts: [1, 0, 1], voters: 1 } });
  });

  test("CHANNEL-64 of votes at once from two devices one counts, and counts are votes", async () => {
    const { channelId, his, hers } = await pollIn();
    const second = await joinChannelRoom(tunde, channelId);
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => vote([his, second, hers][at % 3] ?? his, at % 5 === 0 ? [] : [at % 2])),
    );
    const stored = await run<{ choices: number[] }>(
      "select vote.choices from poll_votes vote join messages m on m.id = vote.message_id where m.thread_id = ?",
      [channelId],
    );
    const { poll, version } = (await firstMessage(ada, channelId)) ?? {};
    expect(poll?.voters).toBe(stored.length);
    expect(poll?.counts).toEqual([0, 1, 2].map((at) => stored.filter(({ choices }) => choices.includes(at)).length));
    await until(() => changesAt(hers).at(-1)?.version === version);
    expect(changesAt(hers).at(-1)).toMatchObject({ counts: poll?.counts, voters: stored.length });
  });

  test("CHANNEL-65 after the end nobody votes or takes a vote back, and a repetition gets its receipt", async () => {
    const { channelId, his, hers } = await pollIn({ endsAfter: 3_600 });
    await vote(his, [1]);
    await endPoll();
    expect((await vote(hers, [1])).code).toBe("poll/ended");
    expect((await vote(his, [0])).code).toBe("poll/ended");
    expect((await vote(his, [])).code).toBe("poll/ended");
    expect((await vote(his, [1])).message).toMatchObject({ ownVote: [1], version: 1 });
    expect((await firstMessage(ada, channelId))?.poll).toMatchObject({ counts: [0, 1, 0], voters: 1 });
  });

  test("CHANNEL-68 nobody votes on a message without a poll, or on a deleted poll, whose votes are gone", async () => {
    const { channelId, asker, his } = await pollIn();
    await asker.say("Hello");
    expect((await vote(his, [0], 2)).code).toBe("thread/message-not-found");
    await vote(his, [0]);
    const { message } = await asker.ask("delete", { seq: 1 });
    expect(message).toMatchObject({ isDeleted: true, content: "" });
    expect(message).not.toHaveProperty("poll");
    expect((await vote(his, [0])).code).toBe("thread/message-not-found");
    const left = "select from poll_votes vote join messages m on m.id = vote.message_id where m.thread_id = ?";
    expect(await run(left, [channelId])).toEqual([]);
  });

  test("CHANNEL-68 quiet hours stop votes of members, and slow mode stops a second poll, but no vote", async () => {
    const { channelId, his } = await pollIn();
    await setPace(ada, channelId, { slowSeconds: 60 });
    expect((await his.ask("send", { content: "And the food?", poll: drinks })).code).toBeUndefined();
    expect((await his.ask("send", { content: "And the hall?", poll: drinks })).code).toBe("channel/slow-mode");
    expect((await vote(his, [0])).code).toBeUndefined();
    await setPace(ada, channelId, { quietHours: hoursAround(Date.now()) });
    expect((await vote(his, [1])).code).toBe("channel/quiet-hours");
  });

  test("CHANNEL-68 someone who left can’t vote, and neither they nor a stranger see votes", async () => {
    const { channelId, his } = await pollIn();
    await vote(his, [0]);
    await run("delete from thread_members where thread_id = ? and user_id = ?", [channelId, tunde.memberId]);
    const refusal = await Promise.race([vote(his, [1]).then(({ code }) => code), his.closed]);
    expect(["channel/not-allowed", "channel/not-found", "disconnected", CLOSE_CODES.unavailable]).toContain(refusal);
    const stranger = await newChatMember(server.url, "Stranger", ADULT);
    for (const person of [tunde, stranger]) {
      const { error } = await person.call(listVotes, { params: { threadId: channelId, seq: "1" } });
      expect(error?.code).toBe("thread/message-not-found");
    }
    expect((await firstMessage(ada, channelId))?.poll?.voters).toBe(1);
  });
});

describe("who sees what", () => {
  test("CHANNEL-66 members see who voted for what, and the own vote on their other screens", async () => {
    const { channelId, his, asker } = await pollIn({ allowsMany: true });
    const second = await joinChannelRoom(tunde, channelId);
    await vote(his, [2, 0]);
    await vote(asker, [1]);
    await until(() => second.messagesOf("voted").length === 1);
    expect(second.messagesOf("voted")).toEqual([{ seq: 1, version: 1, choices: [0, 2] }]);
    expect(await votersSeenBy(bisi, channelId)).toEqual([
      [tunde.memberId, [0, 2]],
      [ada.memberId, [1]],
    ]);
  });

  test("CHANNEL-66 across a block a voter is counted and not named, and a poll of theirs takes no vote", async () => {
    const kemi = await newChatMember(server.url, "Kemi Ayo", ADULT);
    const { channelId, his } = await pollIn({}, [tunde, bisi, kemi]);
    const hers = await joinChannelRoom(kemi, channelId);
    await kemi.must(block, { params: { memberId: tunde.memberId } });
    await until(() => hers.messagesOf("accessChanged").length > 0);
    await vote(his, [0]);
    await until(() => changesAt(hers).length === 1);
    expect(changesAt(hers)[0]).toMatchObject({ counts: [1, 0, 0], voters: 1 });
    expect(await votersSeenBy(kemi, channelId)).toEqual([]);
    expect(await votersSeenBy(bisi, channelId)).toEqual([[tunde.memberId, [0]]]);
    await his.ask("send", { content: "And the food?", poll: drinks });
    expect((await vote(hers, [0], 2)).code).toBe("thread/message-not-found");
    await vote(his, [0], 2);
    await vote(his, [1]);
    await until(() => changesAt(hers).length === 2);
    expect(changesAt(hers).map(({ seq }) => seq)).toEqual([1, 1]);
  });

  test("CHANNEL-67 no frame, page, list, report or event of anyone else tells who voted in a secret poll", async () => {
    const { channelId, his, hers, asker } = await pollIn({ isSecret: true });
    const leads = await joinChannelRoom(grace, channelId);
    const before = new Map([asker, hers, leads].map((socket) => [socket, socket.received.length]));
    await vote(his, [1]);
    await vote(hers, [0]);
    await vote(his, [2]);
    for (const socket of [asker, leads]) await until(() => changesAt(socket).at(-1)?.version === 3);
    for (const socket of [asker, leads]) {
      const frames = JSON.stringify(socket.received.slice(before.get(socket)));
      for (const { memberId } of [tunde, bisi]) expect(frames).not.toContain(memberId);
      expect(socket.received.slice(before.get(socket)).map(({ type }) => type)).not.toContain("voted");
    }
    for (const person of [ada, bisi, grace, tunde]) {
      const { error } = await person.call(listVotes, { params: { threadId: channelId, seq: "1" } });
      expect(error?.code).toBe("poll/secret");
    }
    expect((await firstMessage(ada, channelId))?.ownVote).toBeUndefined();
    expect((await firstMessage(tunde, channelId))?.ownVote).toEqual([2]);
    const subject = { kind: "message", threadId: channelId, seq: 1 } as const;
    const { reportId } = await bisi.must(report, { body: { subject, reason: "bullying" } });
    const { evidence } = await grace.must(readReport, { params: { reportId } });
    expect(JSON.stringify(evidence)).toContain("Chapman");
    expect(JSON.stringify(evidence)).not.toContain(tunde.memberId);
  });

  test("CHANNEL-69 a download holds the member’s own votes only, also those in secret polls", async () => {
    const [asker, voter] = [
      await newChatMember(server.url, "Ada", ADULT),
      await newChatMember(server.url, "Ben", ADULT),
    ];
    const channelId = await channelOf(server.database, { owner: [asker], member: [voter], safeguarding_lead: [grace] });
    await (await joinChannelRoom(asker, channelId)).ask("send", {
      content: "Well?",
      poll: { ...drinks, isSecret: true },
    });
    await vote(await joinChannelRoom(voter, channelId), [1]);
    const download = async (person: ChatMember) =>
      JSON.parse(String((await person.must(exportOwnData, { body: { password: TEST_PASSWORD } })).content)).tables;
    const [hers, his] = [await download(asker), await download(voter)];
    expect([hers.polls.length, hers.poll_votes.length]).toEqual([1, 0]);
    expect(JSON.stringify(hers)).not.toContain(voter.memberId);
    expect([his.polls.length, his.poll_votes]).toEqual([0, [expect.objectContaining({ choices: [1] })]]);
  });

  test("CHANNEL-69 an erased member’s vote no longer counts, and their polls are emptied like their messages", async () => {
    const [asker, voter] = [
      await newChatMember(server.url, "Zik", ADULT),
      await newChatMember(server.url, "Obi", ADULT),
    ];
    const channelId = await channelOf(server.database, {
      owner: [ada],
      member: [asker, voter],
      safeguarding_lead: [grace],
    });
    const [his, hers] = [await joinChannelRoom(asker, channelId), await joinChannelRoom(ada, channelId)];
    await hers.ask("send", { content: "First?", poll: drinks });
    await his.ask("send", { content: "Second?", poll: drinks });
    const theirs = await joinChannelRoom(voter, channelId);
    for (const seq of [1, 2]) await vote(theirs, [0], seq);
    for (const each of [voter, asker]) await eraseMember(server.database, each.me?.email ?? "", filesOf(server));
    const { messages } = await ada.must(readChannelMessages, { params: { channelId } });
    expect(messages[0]).toMatchObject({ version: 2, poll: { counts: [0, 0, 0], voters: 0 } });
    expect(messages[1]).toMatchObject({ isDeleted: true, content: "" });
    expect(messages[1]).not.toHaveProperty("poll");
    expect(
      await run("select from polls p join messages m on m.id = p.message_id where m.seq = 2 and m.thread_id = ?", [
        channelId,
      ]),
    ).toEqual([]);
  });
});

describe("the words of choices", () => {
  test("CHANNEL-62 contact data in a choice, or spread over choices, is asked about where minors read", async () => {
    const minor = await newChatMember(server.url, "Chi", MINOR);
    const channelId = await channelOf(server.database, { owner: [ada], member: [minor], safeguarding_lead: [grace] });
    const socket = await joinChannelRoom(minor, channelId);
    const ask = (choices: string[], more = {}) => socket.ask("send", { content: "Who?", poll: { choices }, ...more });
    expect((await ask(["Me: 0803 123 4567", "You"])).code).toBe("thread/contact-phone");
    expect((await ask(["0803", "123", "4567"])).code).toBe("thread/contact-phone");
    expect((await ask(["Don’t tell your parents", "Yes"])).code).toBe("thread/secrecy");
    expect((await ask(["Me: 0803 123 4567", "You"], { confirmsContact: true })).message?.seq).toBe(1);
    const [flag] = await run<{ id: string }>(
      "select message_id as id from message_flags f join messages m on m.id = f.message_id where m.thread_id = ?",
      [channelId],
    );
    const file = await grace.must(readFlaggedMessage, { params: { messageId: flag?.id ?? "" } });
    expect(file.messages[0]?.text).toBe("Who?\nMe: 0803 123 4567\nYou");
  });

  test("CHANNEL-63 a report of a deleted poll has its question and its choices as its earlier text", async () => {
    const { channelId, asker } = await pollIn();
    await asker.ask("delete", { seq: 1 });
    const subject = { kind: "message", threadId: channelId, seq: 1 } as const;
    const { reportId } = await bisi.must(report, { body: { subject, reason: "bullying" } });
    const { evidence } = await grace.must(readReport, { params: { reportId } });
    expect(evidence).toMatchObject({
      content: "",
      versions: [{ content: "What shall we drink?\nZobo\nKunu\nChapman" }],
    });
  });
});
