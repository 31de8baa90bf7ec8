import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addChannelMember,
  addChannelMemberByEmail,
  type Channel,
  closeChannel,
  createChannel,
  editChannel,
  joinChannel,
  leaveChannel,
  listChannelMembers,
  listChannels,
  readChannel,
  readChannelMessages,
  removeChannelMember,
  searchChannel,
  takeChannelSeat,
} from "../../../schema/channel/api.ts";
import { readMessages } from "../../../schema/chat/api.ts";
import { report } from "../../../schema/safety/api.ts";
import { listReactions } from "../../../schema/thread/api.ts";
import {
  channelOf,
  channelsOf,
  joinChannelRoom,
  lastOf,
  memberConnection,
  newChannel,
  newLead,
} from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { ADULT } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { chatMember, trio } = chatFixture(() => server);

describe("a channel", () => {
  test("CHANNEL-1 CHANNEL-11 members find, join and use an open channel live, and can read all of it", async () => {
    const [ada, tunde] = await trio();
    const made = await ada.must(createChannel, { body: { name: " Bible quiz 100%_ ", description: "Fridays" } });
    expect(made).toMatchObject({ name: "Bible quiz 100%_", role: "owner", memberCount: 1, isPrivate: false });
    const { channelId } = made;
    const hers = await joinChannelRoom(ada, channelId);
    expect(await hers.say("Welcome")).toBe("stored");
    const [found] = await channelsOf(tunde, "QUIZ 100%_");
    expect(found).toMatchObject({ channelId, role: null, memberCount: 1, lastSeq: 0, unread: 0, lastMessageAt: null });
    expect(await channelsOf(tunde, "quiz 100__")).toEqual([]);
    const connection = await memberConnection(ada);
    const joined = await tunde.must(joinChannel, { params: { channelId } });
    expect(joined).toMatchObject({ role: "member", memberCount: 2, lastSeq: 1, unread: 0, canWrite: true });
    await until(() => (lastOf(connection, channelId) as Channel | undefined)?.memberCount === 2);
    const { messages } = await tunde.must(readChannelMessages, { params: { channelId } });
    expect(messages.map(({ content }) => content)).toEqual(["Welcome"]);
    const { found: words } = await tunde.must(searchChannel, { params: { channelId }, query: { words: "welc" } });
    expect(words.map(({ seq, text }) => [seq, text])).toEqual([[1, "Welcome"]]);
    const his = await joinChannelRoom(tunde, channelId);
    await until(() => (hers.room.state as { here: number }).here === 2);
    await his.say("Good evening");
    await until(() => hers.messages().length === 2);
    await until(() => (lastOf(connection, channelId) as Channel).unread === 1);
    hers.send("read", { seq: 2 });
    await until(() => (lastOf(connection, channelId) as Channel).unread === 0);
  });

  test("CHANNEL-2 only its members see who is in a channel, by role and name, and who has it open", async () => {
    const [ada, tunde, bisi] = await trio();
    const channelId = await channelOf(server.database, { owner: [tunde], admin: [bisi], member: [ada] });
    const [first, second] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(ada, channelId)];
    await until(() => (first.room.state as { here: number }).here === 1);
    const params = { channelId };
    const { members } = await ada.must(listChannelMembers, { params });
    expect(members.map(({ displayName, role, isHere }) => [displayName, role, isHere])).toEqual([
      ["Tunde", "owner", false],
      ["Bisi", "admin", false],
      ["Ada", "member", true],
    ]);
    expect((await ada.must(listChannelMembers, { params, query: { name: "BI" } })).members).toHaveLength(1);
    await Promise.all([first.room.leave(), second.room.leave()]);
    await until(async () => !(await ada.must(listChannelMembers, { params })).members.some(({ isHere }) => isHere));
    const stranger = await chatMember("Stranger", ADULT);
    const codes = await Promise.all([
      stranger.call(listChannelMembers, { params }),
      stranger.call(readChannelMessages, { params }),
      stranger.call(takeChannelSeat, { params }),
    ]);
    expect(codes.map(({ error, status }) => [status, error?.code])).toEqual(Array(3).fill([404, "channel/not-found"]));
    expect(await stranger.must(readChannel, { params })).toMatchObject({ name: "Choir", memberCount: 3, role: null });
  });

  test("CHANNEL-1 a private channel looks like a missing one in every request of a stranger", async () => {
    const [ada, tunde, bisi] = await trio();
    const lead = await newLead(server.url, server.database, "Mama Grace");
    const made = await newChannel(ada, "Secret surprise", true);
    await ada.must(addChannelMember, { params: { channelId: made }, body: { memberId: tunde.memberId } });
    await (await joinChannelRoom(ada, made)).say("Not a word to Bisi");
    expect(await channelsOf(bisi, "secret")).toEqual([]);
    for (const channelId of [made, crypto.randomUUID()]) {
      const params = { channelId };
      const [subject, reason] = [{ kind: "channel", channelId } as const, "other" as const];
      const message = { kind: "message", threadId: channelId, seq: 1 } as const;
      const answers = await Promise.all([
        bisi.call(readChannel, { params }),
        bisi.call(joinChannel, { params }),
        bisi.call(leaveChannel, { params }),
        bisi.call(listChannelMembers, { params }),
        bisi.call(readChannelMessages, { params }),
        bisi.call(takeChannelSeat, { params }),
        bisi.call(searchChannel, { params, query: { words: "word" } }),
        bisi.call(closeChannel, { params }),
        bisi.call(editChannel, { params, body: { name: "x", description: "" } }),
        bisi.call(addChannelMember, { params, body: { memberId: bisi.memberId } }),
        bisi.call(addChannelMemberByEmail, { params, body: { email: "nobody@example.org" } }),
        bisi.call(removeChannelMember, { params: { ...params, memberId: tunde.memberId } }),
      ]);
      // Each reply has an id of its own.
      const requestId = expect.any(String);
      expect(answers.map(({ status, error }) => [status, error])).toEqual(
        answers.map(() => [404, { code: "channel/not-found", message: "channel: not found", requestId }]),
      );
      const reports = [subject, message].map((each) => bisi.call(report, { body: { subject: each, reason } }));
      expect((await Promise.all(reports)).map(({ error }) => error?.code)).toEqual(Array(2).fill("safety/not-found"));
      const seen = await bisi.call(listReactions, { params: { threadId: channelId, seq: "1" } });
      expect([seen.status, seen.error?.code]).toEqual([404, "thread/message-not-found"]);
      const { error } = await bisi.call(readMessages, { params: { conversationId: channelId } });
      expect(error?.code).toBe("chat/not-found");
    }
    await server.database.fork().execute("delete from user_roles where user_id = ?", [lead.memberId]);
  });

  test("a channel's name is one line, and its description has a maximum length", async () => {
    const ada = await chatMember("Ada", ADULT);
    const refused = [{ name: " " }, { name: "a\nb" }, { name: "x".repeat(61) }, { name: "x", description: "a\u0000b" }];
    for (const body of refused) {
      expect((await ada.call(createChannel, { body })).error?.code).toBe("request/invalid");
    }
    expect((await ada.call(listChannels, { query: { name: "x".repeat(61) } })).error?.code).toBe("request/invalid");
  });
});

describe("channel updates on members' connections", () => {
  test("CHANNEL-13 updates of a channel arrive at once, then at most once a second, and end up correct", async () => {
    const people = await trio();
    const [ada, tunde, bisi] = people;
    const channelId = await channelOf(server.database, { owner: [ada], member: [tunde, bisi] });
    const connections = await Promise.all(people.map(memberConnection));
    const hers = await joinChannelRoom(ada, channelId);
    const began = performance.now();
    for (let at = 0; at < 15; at += 1) expect(await hers.say(`message ${at}`)).toBe("stored");
    await until(() =>
      connections.every((connection) => (lastOf(connection, channelId) as Channel | undefined)?.lastSeq === 15),
    );
    const seconds = (performance.now() - began) / 1000;
    for (const connection of connections)
      expect(connection.messagesOf("channel").length).toBeLessThanOrEqual(1 + Math.ceil(seconds));
    expect(connections.map((connection) => (lastOf(connection, channelId) as Channel).unread)).toEqual([0, 15, 15]);
  });
});
