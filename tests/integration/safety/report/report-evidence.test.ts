import { afterAll, beforeAll, expect, test } from "vitest";
import { addChannelMember, closeChannel, editChannel, joinChannel } from "../../../../schema/channel/api.ts";
import { saveBirthDate, saveName } from "../../../../schema/profile/api.ts";
import { type ReportSubject, readReport, report } from "../../../../schema/safety/api.ts";
import { reactionEmojis } from "../../../../schema/thread/reaction.ts";
import {
  type ChatMember,
  invitationsFor,
  joinChannelRoom,
  newChannel,
  newLead,
  withoutRole,
} from "../../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { insertRow } from "../../../support/server/insert-row.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const chatMember = (name: string) => newChatMember(server.url, name, ADULT);
const [thumb] = reactionEmojis;

/** The evidence saved when the member reports this subject. */
async function evidenceOf(reporter: ChatMember, subject: ReportSubject): Promise<object> {
  const { reportId } = await reporter.must(report, { body: { subject, reason: "bullying" } });
  const [row] = await server.database
    .fork()
    .execute<{ evidence: object }[]>("select evidence from reports where id = ?", [reportId]);
  return row?.evidence ?? {};
}

const refusalOf = async (reporter: ChatMember, subject: ReportSubject) =>
  (await reporter.call(report, { body: { subject, reason: "bullying" } })).error?.code;

/** A channel where Tunde replied, mentioned someone, edited and deleted. */
async function channelWithChanges() {
  const [ada, tunde] = await Promise.all([chatMember("Ada"), chatMember("Tunde")]);
  const channelId = await newChannel(ada, "Choir");
  await tunde.must(joinChannel, { params: { channelId } });
  const [hers, his] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(tunde, channelId)];
  await hers.say("Who sings on Sunday?");
  await hers.ask("edit", { seq: 1, content: "Who sings?" });
  for (let at = 2; at <= 7; at += 1) await hers.say(`number ${at}`);
  await his.say("something unkind");
  await his.ask("delete", { seq: 8 });
  await his.ask("send", { content: "Not you", replyTo: 1, mentions: [ada.memberId] });
  await his.ask("react", { seq: 9, emoji: thumb, isOn: true });
  const answer = {
    seq: 9,
    content: "Not you",
    sender_id: tunde.memberId,
    sender_name: "Tunde",
    versions: [],
    answered: {
      seq: 1,
      content: "Who sings?",
      sender_id: ada.memberId,
      sender_name: "Ada",
      versions: [{ content: "Who sings on Sunday?" }],
    },
    mentions: [{ user_id: ada.memberId, display_name: "Ada" }],
    reactions: [{ user_id: tunde.memberId, display_name: "Tunde", emoji: thumb }],
  };
  const deleted = { seq: 8, content: "", deleted_at: expect.any(String), versions: [{ content: "something unkind" }] };
  return { ada, tunde, channelId, answer, deleted };
}

test("SAFE-10 evidence contains the quoted message, mentions, reactions and the messages before it", async () => {
  const { ada, channelId, answer, deleted } = await channelWithChanges();
  const saved = await evidenceOf(ada, { kind: "message", threadId: channelId, seq: 9 });
  const before = [4, 5, 6, 7].map((seq) => ({ seq, content: `number ${seq}`, answered: null, reactions: [] }));
  expect(saved).toMatchObject({ ...answer, before: [...before, deleted] });
});

test("SAFE-10 evidence of a reported channel contains its deleted messages and former names", async () => {
  const { ada, tunde, channelId, answer, deleted } = await channelWithChanges();
  await ada.must(editChannel, { params: { channelId }, body: { name: "Quiet choir", description: "" } });
  const elsewhere = { params: { channelId: await newChannel(ada, "Drama") } };
  await ada.must(editChannel, { ...elsewhere, body: { name: "Loud drama", description: "" } });
  const saved = await evidenceOf(tunde, { kind: "channel", channelId });
  expect(saved).toMatchObject({
    name: "Quiet choir",
    created_by: ada.memberId,
    created_by_name: "Ada",
    versions: [{ name: "Choir", replaced_by: ada.memberId, replaced_by_name: "Ada", replaced_at: expect.any(String) }],
  });
  const { messages } = saved as { messages: object[] };
  expect(messages).toHaveLength(9);
  expect(messages.slice(-2)).toMatchObject([deleted, answer]);
});

test("SAFE-10 a report shows its members' names of that time, and old reports without names still open", async () => {
  const { ada, tunde, channelId, answer } = await channelWithChanges();
  const subject = { kind: "message", threadId: channelId, seq: 9 } as const;
  const [{ reportId }, older] = [
    await ada.must(report, { body: { subject, reason: "bullying" } }),
    await ada.must(report, { body: { subject, reason: "bullying" } }),
  ];
  const bare = { sender_id: tunde.memberId, content: "Not you", mentions: [ada.memberId] };
  await server.database
    .fork()
    .execute("update reports set evidence = ?::jsonb where id = ?", [JSON.stringify(bare), older.reportId]);
  await tunde.must(saveName, { body: { full_name: "Somebody Else" } });
  const lead = await newLead(server.url, server.database, "Mama Grace");
  const read = (id: string) => lead.must(readReport, { params: { reportId: id } });
  expect(await read(reportId)).toMatchObject({ about: { displayName: "Somebody Else" }, evidence: answer });
  expect((await read(older.reportId)).evidence).toEqual(bare);
  await withoutRole(server.database, lead);
});

test("SAFE-11 SAFE-12 evidence of a lead's report contains nothing from before they were added", async () => {
  const grace = await newLead(server.url, server.database, "Mama Grace");
  const [ada, tunde] = await Promise.all([chatMember("Ada"), chatMember("Tunde")]);
  const channelId = await newChannel(ada, "Council", true);
  await ada.must(addChannelMember, { params: { channelId }, body: { memberId: tunde.memberId } });
  const [hers, his] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(tunde, channelId)];
  await hers.say("before her time");
  await withoutRole(server.database, grace);
  const femi = await newLead(server.url, server.database, "Uncle Femi");
  expect(await his.say("Now?")).toBe("channel/now-supervised");
  await his.ask("send", { content: "An answer", replyTo: 1 });
  const saved = await evidenceOf(femi, { kind: "message", threadId: channelId, seq: 2 });
  expect(saved).toMatchObject({ content: "An answer", answered: null, before: [] });
  expect(JSON.stringify(saved)).not.toContain("before her time");
  expect(await evidenceOf(femi, { kind: "channel", channelId })).toMatchObject({ messages: [{ seq: 2 }] });
  expect(await refusalOf(femi, { kind: "message", threadId: channelId, seq: 1 })).toBe("safety/not-found");
  await withoutRole(server.database, femi);
});

test("SAFE-11 someone who reads another thread cannot report a message of this one", async () => {
  const [{ channelId }, stranger] = [await channelWithChanges(), await chatMember("Stranger")];
  const own = await newChannel(stranger, "Own");
  await (await joinChannelRoom(stranger, own)).say("Hello");
  for (const [threadId, seq] of [
    [channelId, 1],
    [channelId, 9],
    [crypto.randomUUID(), 1],
    [own, 2],
  ] as const) {
    expect(await refusalOf(stranger, { kind: "message", threadId, seq })).toBe("safety/not-found");
  }
});

test("SAFE-11 members report a channel with its messages, others without them, and nobody a closed one", async () => {
  const [ada, stranger] = [await chatMember("Ada"), await chatMember("Stranger")];
  await newChannel(stranger, "Own");
  const [open, hidden] = [await newChannel(ada, "Open"), await newChannel(ada, "Hidden", true)];
  const tunde = await chatMember("Tunde");
  await ada.must(addChannelMember, { params: { channelId: open }, body: { memberId: tunde.memberId } });
  // One member alone may not send as many in a row.
  const rooms = [await joinChannelRoom(ada, open), await joinChannelRoom(tunde, open)];
  for (let at = 1; at <= 21; at += 1) expect(await rooms[at % 2]?.say(`number ${at}`)).toBe("stored");
  const seqsIn = async (who: ChatMember) =>
    ((await evidenceOf(who, { kind: "channel", channelId: open })) as { messages: { seq: number }[] }).messages.map(
      ({ seq }) => seq,
    );
  expect(await seqsIn(ada)).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
  expect(await seqsIn(stranger)).toEqual([]);
  expect(await refusalOf(stranger, { kind: "channel", channelId: hidden })).toBe("safety/not-found");
  expect(await evidenceOf(ada, { kind: "channel", channelId: hidden })).toMatchObject({ name: "Hidden" });
  await ada.must(closeChannel, { params: { channelId: open } });
  for (const who of [ada, stranger]) {
    expect(await refusalOf(who, { kind: "channel", channelId: open })).toBe("safety/not-found");
  }
});

test("SAFE-11 an invitation to one private channel lets a minor report this one and no other", async () => {
  const grace = await newLead(server.url, server.database, "Mama Grace");
  const [ada, teen] = [await chatMember("Ada"), await newChatMember(server.url, "Teen", MINOR)];
  const [offered, other] = [await newChannel(ada, "Offered", true), await newChannel(ada, "Other", true)];
  await ada.must(addChannelMember, { params: { channelId: offered }, body: { memberId: teen.memberId } });
  expect(await invitationsFor(teen)).toMatchObject([{ channelId: offered }]);
  expect(await evidenceOf(teen, { kind: "channel", channelId: offered })).toMatchObject({ name: "Offered" });
  expect(await refusalOf(teen, { kind: "channel", channelId: other })).toBe("safety/not-found");
  await withoutRole(server.database, grace);
});

test("SAFE-10 evidence of a profile says whether the age was confirmed, only entered, or is unknown", async () => {
  const [reporter, confirmed] = [await chatMember("Reporter"), await chatMember("Confirmed")];
  const [declared, unknown] = [await newChatMember(server.url, "Declared"), await newChatMember(server.url, "Unknown")];
  await declared.must(saveBirthDate, { body: { birth_date: ADULT } });
  const channelId = await newChannel(reporter, "Choir");
  for (const member of [declared, unknown]) await putInto(channelId, member);
  const ageOf = async ({ memberId }: ChatMember) => {
    const saved = await evidenceOf(reporter, { kind: "profile", memberId });
    return (saved as { birth_date: string }).birth_date;
  };
  expect([await ageOf(confirmed), await ageOf(declared), await ageOf(unknown)]).toEqual([
    "confirmed",
    "declared",
    "unknown",
  ]);
});

const putInto = (channelId: string, { memberId }: ChatMember) =>
  insertRow(server.database, "thread_members", { thread_id: channelId, user_id: memberId, role: "member" });
