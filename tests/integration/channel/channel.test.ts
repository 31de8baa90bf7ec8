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
import { CHANNELS_LISTED, UNREAD_COUNTED } from "../../../schema/limits.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { block, report } from "../../../schema/safety/api.ts";
import { listReactions } from "../../../schema/thread/api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import {
  type ChatMember,
  channelOf,
  channelsOf,
  joinChannelRoom,
  lastOf,
  memberConnection,
  newChannel,
  newLead,
} from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementCount } from "../../support/server/statements.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const chatMember = (name: string) => newChatMember(server.url, name, ADULT);
const trio = () => Promise.all([chatMember("Ada"), chatMember("Tunde"), chatMember("Bisi")]);

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
    const stranger = await chatMember("Stranger");
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
      expect(answers.map(({ status, error }) => [status, error])).toEqual(
        answers.map(() => [404, { code: "channel/not-found", message: "channel: not found" }]),
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
    const ada = await chatMember("Ada");
    const refused = [{ name: " " }, { name: "a\nb" }, { name: "x".repeat(61) }, { name: "x", description: "a\u0000b" }];
    for (const body of refused) {
      expect((await ada.call(createChannel, { body })).error?.code).toBe("request/invalid");
    }
    expect((await ada.call(listChannels, { query: { name: "x".repeat(61) } })).error?.code).toBe("request/invalid");
  });
});

describe("adding members", () => {
  test("CHANNEL-6 a member can be added by name once, unless blocked, suspended or missing", async () => {
    const [ada, tunde, bisi] = await trio();
    const channelId = await newChannel(ada, "Adding");
    const add = async (memberId: string) =>
      (await ada.call(addChannelMember, { params: { channelId }, body: { memberId } })).error?.code ?? "added";
    const connection = await memberConnection(tunde);
    expect(await add(tunde.memberId)).toBe("added");
    await until(() => (lastOf(connection, channelId) as Channel | undefined)?.role === "member");
    await until(() => connection.messagesOf("notifications").length === 1);
    expect(connection.messagesOf("notifications")[0]).toMatchObject({
      unread: 1,
      newest: { kind: "added_to_channel" },
    });
    expect(await add(tunde.memberId)).toBe("channel/already-member");
    await bisi.must(block, { params: { memberId: ada.memberId } });
    const gone = await chatMember("Gone");
    await suspendMember(server.database.fork(), gone.memberId);
    for (const memberId of [bisi.memberId, gone.memberId, crypto.randomUUID()]) {
      expect(await add(memberId)).toBe("channel/member-not-found");
    }
  });

  test("CHANNEL-7 adding by email gets the same reply for every address", async () => {
    const [ada, tunde, bisi] = await trio();
    const channelId = await newChannel(ada, "By mail");
    await bisi.must(block, { params: { memberId: ada.memberId } });
    const emails = [tunde.me?.email, tunde.me?.email, bisi.me?.email, "nobody@example.org"].map((each) => each ?? "");
    const answers = [];
    for (const email of [...emails, (emails[0] ?? "").toUpperCase()]) {
      const { status, body } = await ada.call(addChannelMemberByEmail, { params: { channelId }, body: { email } });
      answers.push([status, body]);
    }
    expect(answers).toEqual(answers.map(() => [200, { done: true }]));
    expect((await channelsOf(tunde, "by mail"))[0]?.role).toBe("member");
    expect((await channelsOf(bisi, "by mail"))[0]?.role).toBe(null);
    expect((await tunde.must(listNotifications)).notifications.map(({ kind }) => kind)).toEqual(["added_to_channel"]);
    expect((await bisi.must(listNotifications)).notifications).toEqual([]);
    const params = { channelId };
    const codes = new Set<string | undefined>();
    for (let at = 0; at < 30; at += 1) {
      const body = { email: `nobody-${at}@example.org` };
      codes.add((await ada.call(addChannelMemberByEmail, { params, body })).error?.code);
    }
    expect(codes).toEqual(new Set([undefined, "request/too-many"]));
  });
});

describe("the channel list", () => {
  test("listing channels takes the same number of statements for fifty as for five, own ones first", async () => {
    const [ada, tunde] = await trio();
    const fill = async (from: number, to: number) => {
      for (let at = from; at < to; at += 1) {
        const roles = at % 2 ? { owner: [tunde], member: [ada] } : { owner: [tunde] };
        await channelOf(server.database, roles, { name: `Listed ${at}` });
      }
    };
    const count = () => statementCount(server.database, () => channelsOf(ada, "listed"));
    await fill(0, 5);
    const withFive = await count();
    await fill(5, 50);
    expect(await count()).toBe(withFive);
    const roles = (await channelsOf(ada, "listed")).map(({ role }) => role);
    expect(roles).toEqual([...Array(25).fill("member"), ...Array(25).fill(null)]);
    await fill(50, 110);
    expect(await channelsOf(ada)).toHaveLength(CHANNELS_LISTED);
  });

  test("the list shows joinable channels with their member counts, largest first", async () => {
    const [ada, tunde, bisi, ngozi] = [...(await trio()), await newChatMember(server.url, "Ngozi", ADULT)];
    const sizes = async () =>
      (await channelsOf(ada, "sized")).map(({ name, memberCount }) => [name.replace("Sized ", ""), memberCount]);
    const open = (name: string, ...member: ChatMember[]) =>
      channelOf(server.database, { owner: [tunde], member }, { name: `Sized ${name}` });
    const one = await open("one");
    await open("two", ngozi);
    await open("three", ngozi, bisi);
    expect(await sizes()).toEqual([
      ["three", 3],
      ["two", 2],
      ["one", 1],
    ]);
    const params = { channelId: one };
    for (const who of [bisi, ngozi, bisi]) await who.must(joinChannel, { params });
    const em = server.database.fork();
    await em.execute("delete from users where id = ?", [ngozi.memberId]);
    expect(await sizes()).toEqual([
      ["three", 2],
      ["one", 2],
      ["two", 1],
    ]);
    await bisi.must(leaveChannel, { params });
    // A former supervisor becomes an ordinary member.
    await em.execute("insert into thread_members (thread_id, user_id, role) values (?, ?, 'safeguarding_lead')", [
      one,
      bisi.memberId,
    ]);
    expect((await sizes()).at(-1)).toEqual(["one", 1]);
    await tunde.must(addChannelMember, { params, body: { memberId: bisi.memberId } });
    expect((await sizes())[1]).toEqual(["one", 2]);
    await em.execute("delete from threads where id = ?", [one]);
    expect(await sizes()).toEqual([
      ["three", 2],
      ["two", 1],
    ]);
  });

  test("finds a channel by its name with or without Hausa's hooks and Yoruba's marks", async () => {
    const [ada, tunde] = await trio();
    const hausa = "Ƙungiyar Ɗalibai ta Ƴan Ɓauchi";
    const yoruba = "Ẹgbẹ́ Akọrin Ọ̀dọ́";
    const plain = "Kungiyar Dalibai ta Gombe";
    for (const name of [hausa, yoruba, plain]) await newChannel(tunde, name);
    const namesFor = async (who: ChatMember, name: string) =>
      (await channelsOf(who, name)).map((channel) => channel.name).toSorted();
    // Of others, and of one's own.
    for (const who of [ada, tunde]) {
      expect(await namesFor(who, "kungiyar dalibai ta yan bauchi")).toEqual([hausa]);
      expect(await namesFor(who, "ƊALIBAI TA ƳAN")).toEqual([hausa]);
      expect(await namesFor(who, "ƙungiyar ɗalibai")).toEqual([plain, hausa]);
      expect(await namesFor(who, "egbe akorin odo")).toEqual([yoruba.normalize("NFC")]);
      expect(await namesFor(who, "kungiyar ta")).toEqual([]);
    }
  });

  test("listing channels is limited per hour", async () => {
    const [ada] = await trio();
    const codes = new Set<string | undefined>();
    for (let round = 0; round < 31; round += 1) {
      const asked = await Promise.all(Array.from({ length: 20 }, () => ada.call(listChannels)));
      for (const { error } of asked) codes.add(error?.code);
    }
    expect(codes).toEqual(new Set([undefined, "request/too-many"]));
  });

  test("a channel counts its unread messages up to the number that is shown", async () => {
    const [ada, tunde] = await trio();
    const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] }, { name: "Unread" });
    const em = server.database.fork();
    await em.execute(
      `insert into messages (thread_id, seq, sender_id, request_id, content)
       select ?, seq, ?, 'request-' || seq, 'hello' from generate_series(1, 250) as seq`,
      [channelId, tunde.memberId],
    );
    await em.execute("update threads set last_seq = 250, last_message_at = now() where id = ?", [channelId]);
    expect((await channelsOf(ada, "unread"))[0]).toMatchObject({ lastSeq: 250, unread: UNREAD_COUNTED });
    await (await joinChannelRoom(tunde, channelId)).say("and one more");
    expect((await channelsOf(tunde, "unread"))[0]).toMatchObject({ lastSeq: 251, readSeq: 251, unread: 0 });
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
