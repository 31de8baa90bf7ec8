import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addChannelMember, joinChannel, leaveChannel, listChannels } from "../../../schema/channel/api.ts";
import { CHANNELS_LISTED, UNREAD_COUNTED } from "../../../schema/limits.ts";
import { listChannels as listOfMember } from "../../../server/channel/channel-view.ts";
import { type ChatMember, channelOf, channelsOf, joinChannelRoom, newChannel } from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { ADULT } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementCount, statementsDuring } from "../../support/server/statements.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { chatMember, trio } = chatFixture(() => server);

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

test("CHANNEL-47 one statement reads thirty channels with their last messages, which add at most 2 KB", async () => {
  const [ada, tunde] = await trio();
  const em = server.database.fork();
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    const roles = { owner: [tunde], member: [ada] };
    ids.push(await channelOf(server.database, roles, { name: `Weighed ${at}` }));
  }
  await em.execute(
    `insert into messages (thread_id, seq, sender_id, request_id, content)
     select thread_id, 1, ?, 'weighed', (array(select question from trivia_questions order by question offset 100))[at]
     from unnest(?::uuid[]) with ordinality as channel (thread_id, at)`,
    [tunde.memberId, `{${ids.join()}}`],
  );
  await em.execute("update threads set last_seq = 1, last_message_at = now() where id = any(?::uuid[])", [
    `{${ids.join()}}`,
  ]);
  const policy = { isOpenToAll: false, today: () => "2026-11-22" };
  const read = () => listOfMember(server.database, policy, ada.memberId, "weighed");
  expect(await statementsDuring(server.database, read)).toHaveLength(1);
  const channels = await channelsOf(ada, "weighed");
  expect(channels.map(({ lastMessage }) => lastMessage?.text.length ?? 0).every((length) => length > 20)).toBe(true);
  const older = channels.map(({ isPinned, isMuted, isMentioned, lastMessage, joinedAt, ...rest }) => rest);
  const weigh = (list: object) => brotliCompressSync(JSON.stringify({ channels: list })).length;
  console.log(`thirty channels: ${weigh(older)} bytes, with last messages ${weigh(channels)}`);
  expect(weigh(channels) - weigh(older)).toBeLessThanOrEqual(2048);
});

test("the list shows joinable channels with their member counts, largest first", async () => {
  const [ada, tunde, bisi, ngozi] = [...(await trio()), await chatMember("Ngozi", ADULT)];
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

test("CHANNEL-24 joining a channel leaves one row of activity, also when pressed twice at once", async () => {
  const [ada, tunde] = [await chatMember("Ada", ADULT), await chatMember("Tunde", ADULT)];
  const channelId = await newChannel(ada, "Choir");
  const join = () => tunde.must(joinChannel, { params: { channelId } });
  await Promise.all([join(), join()]);
  await join();
  const rows = await server.database
    .fork()
    .execute("select activity_type, activity_data from user_activity where user_id = ?", [tunde.memberId]);
  expect(rows).toEqual([{ activity_type: "joined_group", activity_data: { channel_id: channelId } }]);
});
