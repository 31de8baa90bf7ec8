import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSession, signIn } from "../../../schema/account/api.ts";
import { listChannelMembers, listChannels, readChannelMessages, searchChannel } from "../../../schema/channel/api.ts";
import { listConversations, readConversation, readMessages } from "../../../schema/chat/api.ts";
import { readLeaderboard } from "../../../schema/leaderboard/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { listOwnReports, listReports, readReport, report } from "../../../schema/safety/api.ts";
import { listReactions } from "../../../schema/thread/api.ts";
import { type Erased, eraseMember } from "../../../server/erasure/erasure.ts";
import { DELETED_MEMBER, DELETED_MEMBER_ID } from "../../../server/profile/profile.ts";
import { busyMember } from "../../support/account/erased-member.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { columnsWith } from "../../support/server/table-search.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof busyMember>>;
let erased: Erased | null;
beforeAll(async () => {
  server = await bootServer();
  people = await busyMember(server);
  for (const trace of traces()) expect(await columnsWith(server.database, trace)).not.toEqual([]);
  erased = await eraseMember(server.database, people.email.toUpperCase(), filesOf(server));
});
afterAll(() => server.stop());

/** The member's data as it would appear in lower-case text without diacritics; the phone number as digits. */
const traces = () => ["nwosu", "adaeze", people.email.toLowerCase(), "8031234567"];
const channel = () => ({ params: { channelId: people.channelId } });
const conversation = () => ({ params: { conversationId: people.conversationId } });

describe("an erased member", () => {
  test("ERASE-7 no table contains an erased member's name, address or phone number", async () => {
    for (const trace of traces()) expect(await columnsWith(server.database, trace), trace).toEqual([]);
  });

  test("the erasure returns what it changed", () => {
    expect(erased).toMatchObject({ messages: 2, games: 1, requests: 2, channelsPassed: 1, channelsClosed: 0 });
    expect(erased?.redactedTexts).toBeGreaterThan(8);
  });

  test("ERASE-1 an erased member has no account, and their cookie belongs to nobody", async () => {
    const { ada, email } = people;
    const { error } = await ada.call(signIn, { body: { email, password: TEST_PASSWORD } });
    expect(error?.code).toBe("account/wrong-credentials");
    expect((await ada.must(readSession)).me).toBeNull();
  });

  test("ERASE-9 every socket of an erased member is closed", async () => {
    expect(await Promise.all(people.sockets.map(({ closed }) => closed))).toHaveLength(2);
  });

  test("ERASE-8 no waiting mail is addressed to an erased member, and others keep theirs", () => {
    expect(readdirSync(join(server.dataDir, "outbox")).filter((name) => name.includes("other"))).toEqual(["other.eml"]);
    expect(erased?.mails).toBeGreaterThan(0);
  });
});

describe("what others see of an erased member", () => {
  test("ERASE-2 messages of an erased member keep their seqs without text, sent by Deleted member", async () => {
    const { messages } = await people.tunde.must(readChannelMessages, channel());
    const gone = { senderId: DELETED_MEMBER_ID, senderName: DELETED_MEMBER, content: "", isDeleted: true };
    expect(messages[0]).toMatchObject({ seq: 1, ...gone });
    expect(messages[1]).toMatchObject({
      seq: 2,
      content: "@Deleted member calls deleted number and mails deleted address",
      replyTo: { seq: 1, senderId: DELETED_MEMBER_ID, senderName: DELETED_MEMBER, text: "", isDeleted: true },
    });
    expect(messages[1]?.reactions).toBeUndefined();
    const versions = await server.database.fork().execute("select content from message_versions");
    expect(versions).toEqual([{ content: "@Deleted member calls deleted number" }]);
  });

  test("ERASE-4 a conversation with an erased member stays readable, but no one can write in it", async () => {
    const { conversations } = await people.tunde.must(listConversations);
    expect(conversations).toMatchObject([{ conversationId: people.conversationId, canWrite: false }]);
    const { members } = await people.tunde.must(readConversation, conversation());
    expect(members.map(({ displayName }) => displayName)).toContain(DELETED_MEMBER);
    const { messages } = await people.tunde.must(readMessages, conversation());
    expect(messages.map(({ senderName, content }) => [senderName, content])).toEqual([
      [DELETED_MEMBER, ""],
      ["Túndé Adébáyọ̀".normalize("NFC"), "good night, Deleted member"],
    ]);
  });

  test("ERASE-5 the erased member's channel passes to its admin, and its name no longer contains theirs", async () => {
    const { channels } = await people.halima.must(listChannels);
    expect(channels).toMatchObject([{ name: "Deleted member's choir", role: "owner", memberCount: 2 }]);
    const { members } = await people.tunde.must(listChannelMembers, channel());
    expect(members.map(({ role }) => role)).toEqual(["owner", "member"]);
  });

  test("ERASE-3 games and leaderboards work without the erased member", async () => {
    const { rows } = await people.tunde.must(readLeaderboard, { params: { gameType: "trivia" } });
    expect(rows).toMatchObject([{ rank: 1, displayName: "Túndé Adébáyọ̀".normalize("NFC"), isMine: true }]);
    const seats = await server.database
      .fork()
      .execute("select display_name, total_score from game_participants where user_id is null");
    expect(seats).toEqual([{ display_name: "Anonymous Player", total_score: 200 }]);
  });

  test("ERASE-6 reports show evidence that says Deleted member, and new reports can be filed", async () => {
    const { tunde, halima, channelId } = people;
    const open = (await halima.must(listReports, {})).reports;
    expect(open.map(({ kind, about }) => [kind, about?.displayName])).toContainEqual(["profile", undefined]);
    const closed = (await halima.must(listReports, { query: { state: "closed" } })).reports;
    for (const { reportId } of [...open, ...closed]) {
      const { evidence } = await halima.must(readReport, { params: { reportId } });
      expect(JSON.stringify(evidence)).toContain(DELETED_MEMBER);
    }
    expect((await tunde.must(listOwnReports)).reports.map(({ outcome }) => outcome)).toContain(
      "Deleted member says sorry",
    );
    const subject = { kind: "message", threadId: channelId, seq: 1 } as const;
    expect((await tunde.call(report, { body: { subject, reason: "other" } })).status).toBe(200);
  });

  test("notifications, search and reactions work after a member was erased", async () => {
    const { tunde, channelId } = people;
    const { notifications } = await tunde.must(listNotifications);
    expect(notifications.map(({ kind, actorName, text }) => [kind, actorName, text])).toEqual([
      ["report_answered", "", ""],
      ["message", DELETED_MEMBER, ""],
    ]);
    expect((await tunde.must(searchChannel, { ...channel(), query: { words: "deleted" } })).found).toHaveLength(1);
    expect(await tunde.must(listReactions, { params: { threadId: channelId, seq: "2" } })).toEqual({ reactions: [] });
  });
});

test("erasing an unknown email changes nothing", async () => {
  expect(await eraseMember(server.database, "nobody@example.org", filesOf(server))).toBeNull();
});
