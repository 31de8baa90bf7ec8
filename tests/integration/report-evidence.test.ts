import { afterAll, beforeAll, expect, test } from "vitest";
import { addChannelMember, editChannel } from "../../schema/channel/api.ts";
import { type ReportSubject, report } from "../../schema/safety/api.ts";
import { reactionEmojis } from "../../schema/thread/reaction.ts";
import { bootServer, type TestServer } from "../support/boot.ts";
import { channelOf, enter, newChannel, newLead, type Talker, withoutRole } from "../support/channel.ts";
import { ADULT, newTalker } from "../support/talker.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const talker = (name: string) => newTalker(server.url, name, ADULT);
const [thumb] = reactionEmojis;

/** What was kept of this subject when the member reported it. */
async function evidenceOf(reporter: Talker, subject: ReportSubject): Promise<object> {
  const { reportId } = await reporter.must(report, { body: { subject, reason: "bullying" } });
  const [row] = await server.database
    .fork()
    .execute<{ evidence: object }[]>("select evidence from reports where id = ?", [reportId]);
  return row?.evidence ?? {};
}

/** A channel where Tunde answered, named, changed and deleted. */
async function quarrel() {
  const [ada, tunde] = await Promise.all([talker("Ada"), talker("Tunde")]);
  const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] });
  const [hers, his] = [await enter(ada, channelId), await enter(tunde, channelId)];
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
    versions: [],
    answered: {
      seq: 1,
      content: "Who sings?",
      sender_id: ada.memberId,
      versions: [{ content: "Who sings on Sunday?" }],
    },
    mentions: [ada.memberId],
    reactions: [{ user_id: tunde.memberId, emoji: thumb }],
  };
  const deleted = { seq: 8, content: "", deleted_at: expect.any(String), versions: [{ content: "something unkind" }] };
  return { ada, tunde, channelId, answer, deleted };
}

test("SAFE-10 of a message is kept what it answers, whom it names, who reacted, and what stood and was deleted before it", async () => {
  const { ada, channelId, answer, deleted } = await quarrel();
  const kept = await evidenceOf(ada, { kind: "message", threadId: channelId, seq: 9 });
  const before = [4, 5, 6, 7].map((seq) => ({ seq, content: `number ${seq}`, answered: null, reactions: [] }));
  expect(kept).toMatchObject({ ...answer, before: [...before, deleted] });
});

test("SAFE-10 of a channel is kept what was deleted in it, and what it was called before", async () => {
  const { ada, tunde, channelId, answer, deleted } = await quarrel();
  await ada.must(editChannel, { params: { channelId }, body: { name: "Quiet choir", description: "" } });
  const kept = await evidenceOf(tunde, { kind: "channel", channelId });
  expect(kept).toMatchObject({
    name: "Quiet choir",
    versions: [{ name: "Choir", replaced_by: ada.memberId, replaced_at: expect.any(String) }],
  });
  const { messages } = kept as { messages: object[] };
  expect(messages).toHaveLength(9);
  expect(messages.slice(-2)).toMatchObject([deleted, answer]);
});

test("SAFE-11 SAFE-12 nothing from before a lead's time is kept of what they report", async () => {
  const grace = await newLead(server.url, server.database, "Mama Grace");
  const [ada, tunde] = await Promise.all([talker("Ada"), talker("Tunde")]);
  const channelId = await newChannel(ada, "Council", true);
  await ada.must(addChannelMember, { params: { channelId }, body: { memberId: tunde.memberId } });
  const [hers, his] = [await enter(ada, channelId), await enter(tunde, channelId)];
  await hers.say("before her time");
  await withoutRole(server.database, grace);
  const femi = await newLead(server.url, server.database, "Uncle Femi");
  expect(await his.say("Now?")).toBe("channel/now-accompanied");
  await his.ask("send", { content: "An answer", replyTo: 1 });
  const kept = await evidenceOf(femi, { kind: "message", threadId: channelId, seq: 2 });
  expect(kept).toMatchObject({ content: "An answer", answered: null, before: [] });
  expect(JSON.stringify(kept)).not.toContain("before her time");
});
