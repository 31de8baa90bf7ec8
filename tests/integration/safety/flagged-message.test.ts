import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FLAGGED_PER_PAGE } from "../../../schema/limits.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import type { Notification } from "../../../schema/notification/api.ts";
import { listFlaggedMessages, readFlaggedMessage, reviewFlaggedMessage } from "../../../schema/safety/flagged-api.ts";
import { countWaiting } from "../../../schema/safety/waiting-api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { DELETED_MEMBER } from "../../../server/profile/profile.ts";
import { newHolder } from "../../support/account/admins.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead, withoutRole } from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { ADULT, joinConversation, listen, MINOR, openConversationWith } from "../../support/chat/chat-member.ts";
import { shownTo } from "../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

const NUMBER = "Call me on 0803 123 4567";

let server: TestServer;
let lead: ChatMember;
let other: ChatMember;
let adult: ChatMember;
let minor: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newLead(server.url, server.database, "Auntie Kemi");
  other = await newLead(server.url, server.database, "Uncle Femi");
  [adult, minor] = [await chatMember("Tunde", ADULT), await chatMember("Ada", MINOR)];
});
afterAll(() => server.stop());

const { chatMember } = chatFixture(() => server);
const query = <Row extends object>(sql: string, values: unknown[]) =>
  server.database.fork().execute<Row[]>(sql, values);

/** Sends these messages in a new conversation, confirmed; resolves to its room and the ids of the flagged messages. */
async function say(...texts: string[]) {
  const receiver = await chatMember("Bisi", MINOR);
  const threadId = await openConversationWith(adult, receiver.memberId);
  const room = await joinConversation(adult, threadId);
  for (const content of texts) await room.ask("send", { content, confirmsContact: true });
  return { threadId, room, receiver, ids: await flaggedIn(threadId) };
}
const flaggedIn = async (threadId: string) =>
  (
    await query<{ id: string }>(
      "select m.id from message_flags f join messages m on m.id = f.message_id where m.thread_id = ? order by m.seq",
      [threadId],
    )
  ).map(({ id }) => id);

const listedFor = async (member: ChatMember, state: "waiting" | "reviewed" = "waiting") =>
  (await member.must(listFlaggedMessages, { query: { state } })).flagged.map(({ messageId }) => messageId);
const read = (member: ChatMember, messageId: string) => member.call(readFlaggedMessage, { params: { messageId } });
const review = (member: ChatMember, messageId: string, flaggedAt: number) =>
  member.call(reviewFlaggedMessage, { params: { messageId }, body: { flaggedAt } });
const looksOf = async (member: ChatMember) =>
  (
    await query<{ kind: string; item_id: string | null }>(
      "select kind, item_id from audit_log where actor_id = ? order by id",
      [member.memberId],
    )
  ).map(({ kind, item_id }) => [kind, item_id]);

describe("flagged messages", () => {
  test("SAFE-39 are listed newest first, with names and without texts", async () => {
    const { ids, threadId } = await say(NUMBER, "ada@example.org");
    const { flagged } = await lead.must(listFlaggedMessages, { query: {} });
    expect(flagged.slice(0, 2)).toMatchObject([
      { messageId: ids[1], kind: "email", sender: { displayName: "Tunde" }, reviewedAt: null },
      { messageId: ids[0], kind: "phone", thread: { threadId, kind: "conversation" } },
    ]);
    expect(flagged[0]?.thread.people.map(({ displayName }) => displayName).toSorted()).toEqual(["Bisi", "Tunde"]);
    expect(JSON.stringify(flagged)).not.toMatch(/0803|example\.org/);
  });

  test("SAFE-39 are shown with the messages around them and their earlier texts", async () => {
    const { ids, room } = await say("Hi", NUMBER, "Don’t tell anyone");
    await room.ask("delete", { seq: 2 });
    const { body } = await read(lead, ids[0] ?? "");
    expect(body.messages.map(({ text, isDeleted }) => [text, isDeleted])).toEqual([
      ["Hi", false],
      ["", true],
      ["Don’t tell anyone", false],
    ]);
    expect(body.earlierTexts.map(({ text }) => text)).toEqual([NUMBER]);
    expect(body).toMatchObject({ sender: { memberId: adult.memberId }, reviewedAt: null, reviewer: null });
  });

  test("SAFE-39 are shown among the four before and after them in their thread", async () => {
    await say("Elsewhere", NUMBER);
    const around = Array.from({ length: 11 }, (_, at) => (at === 5 ? NUMBER : `See you there, number ${at}`));
    const { ids } = await say(...around);
    const { messages } = (await read(lead, ids[0] ?? "")).body;
    expect(messages.map(({ text }) => text)).toEqual(around.slice(1, 10));
  });

  test("SAFE-39 whose sender was erased still name the others, and the thread of a lead who is not in it", async () => {
    const [gone, bisi] = [await chatMember("Gone", ADULT), await chatMember("Bisi", MINOR)];
    const threadId = await openConversationWith(gone, bisi.memberId);
    const room = await joinConversation(gone, threadId);
    await room.ask("send", { content: "Hello" });
    await room.ask("send", { content: NUMBER, confirmsContact: true });
    const [messageId = ""] = await flaggedIn(threadId);
    const stranger = await newLead(server.url, server.database, "Sister Joy");
    expect((await read(stranger, messageId)).body.thread.isReader).toBe(false);
    await withoutRole(server.database, stranger);
    await eraseMember(server.database, gone.me?.email ?? "", filesOf(server));
    const { body } = await read(lead, messageId);
    expect([body.sender, body.thread.people.map(({ displayName }) => displayName).toSorted()]).toEqual([
      null,
      ["Bisi", DELETED_MEMBER].toSorted(),
    ]);
    const erased = { senderName: DELETED_MEMBER, text: "", isDeleted: true };
    expect(body.messages).toMatchObject([erased, erased]);
  });

  test("SAFE-39 are listed in full pages without gaps, also if several were flagged at the same moment", async () => {
    await query("delete from message_flags", []);
    const { threadId } = await say("Hi");
    await query(
      `with sent as (
         insert into messages (id, thread_id, seq, sender_id, request_id, content)
         select gen_random_uuid(), ?, 100 + n, ?, 'request ' || n, 'text' from generate_series(1, ?) n returning id, seq
       )
       insert into message_flags (message_id, kind, flagged_at)
       select id, 'phone', now() - interval '1 minute' * ((seq::int - 100) / 2) from sent`,
      [threadId, adult.memberId, 2 * FLAGGED_PER_PAGE],
    );
    const stored = await query<{ message_id: string }>(
      "select message_id from message_flags order by flagged_at desc, message_id desc",
      [],
    );
    const ids = stored.map(({ message_id }) => message_id);
    const page = async (after?: string) => {
      const { flagged, next } = await lead.must(listFlaggedMessages, { query: after ? { after } : {} });
      return { ids: flagged.map(({ messageId }) => messageId), next };
    };
    const first = await page();
    expect(first).toEqual({ ids: ids.slice(0, FLAGGED_PER_PAGE), next: expect.any(String) });
    const [newest] = (await say(NUMBER)).ids;
    // An edit of the last one shown moves it to the beginning.
    await query("update message_flags set flagged_at = now() + interval '1 second' where message_id = ?", [
      first.ids.at(-1),
    ]);
    expect(await page(first.next ?? "")).toEqual({ ids: ids.slice(FLAGGED_PER_PAGE), next: null });
    expect((await page()).ids.slice(0, 3)).toEqual([first.ids.at(-1), newest, ids[0]]);
    await query("delete from message_flags", []);
  });

  test("INBOX-10 wait for an admin until they are reviewed, except the admin’s own", async () => {
    const admin = await newHolder(server, "admin", "Pastor Sam");
    const channelId = await channelOf(server.database, { safeguarding_lead: [other], owner: [admin], member: [minor] });
    await (await joinChannelRoom(admin, channelId)).ask("send", { content: NUMBER, confirmsContact: true });
    const waiting = async () => (await admin.must(countWaiting)).flagged;
    const before = await waiting();
    expect(await listedFor(admin)).toHaveLength(before);
    const [messageId = "", second = ""] = (await say(NUMBER, "ada@example.org")).ids;
    expect(await waiting()).toBe(before + 2);
    await review(lead, messageId, (await read(lead, messageId)).body.flaggedAt);
    expect(await waiting()).toBe(before + 1);
    expect(await listedFor(admin)).toContain(second);
  });

  test("SAFE-39 of a lead do not exist for that lead, and members see none", async () => {
    const channelId = await channelOf(server.database, { safeguarding_lead: [other], owner: [lead], member: [minor] });
    const room = await joinChannelRoom(lead, channelId);
    await room.ask("send", { content: NUMBER, confirmsContact: true });
    const [messageId = ""] = await flaggedIn(channelId);
    expect(await listedFor(lead)).not.toContain(messageId);
    expect((await read(lead, messageId)).error?.code).toBe("safety/not-found");
    expect((await review(lead, messageId, 0)).error?.code).toBe("safety/not-found");
    expect(await listedFor(other)).toContain(messageId);
    expect((await read(other, messageId)).body.thread).toMatchObject({ name: "Choir", people: [], isReader: true });
    expect((await read(adult, messageId)).status).toBe(403);
  });

  test("SAFE-58 each view of the list or of one message is recorded", async () => {
    const { ids } = await say(NUMBER);
    const viewer = await newLead(server.url, server.database, "Sister Joy");
    await listedFor(viewer);
    const { body } = await read(viewer, ids[0] ?? "");
    await review(viewer, ids[0] ?? "", body.flaggedAt);
    expect(await looksOf(viewer)).toEqual([
      ["flagged-messages", null],
      ["flagged-message", ids[0]],
      ["flagged-message", ids[0]],
    ]);
  });

  test("SAFE-59 are reviewed by the first of several, and then listed as reviewed", async () => {
    const [messageId = ""] = (await say(NUMBER)).ids;
    const { flaggedAt } = (await read(lead, messageId)).body;
    const results = await Promise.all([lead, other].map((guardian) => review(guardian, messageId, flaggedAt)));
    const reviewers = new Set(results.map(({ body }) => body.reviewer?.displayName));
    expect(reviewers.size).toBe(1);
    expect(await listedFor(lead)).not.toContain(messageId);
    expect(await listedFor(lead, "reviewed")).toContain(messageId);
  });

  test("SAFE-59 are to be reviewed again after an edit with contact data", async () => {
    const { ids, room } = await say(NUMBER);
    const [messageId = ""] = ids;
    const { flaggedAt } = (await read(lead, messageId)).body;
    await room.ask("edit", { seq: 1, content: "t.me/ada_obi", confirmsContact: true });
    await room.ask("edit", { seq: 1, content: "ada@example.org", confirmsContact: true });
    expect((await review(lead, messageId, flaggedAt)).error?.code).toBe("safety/flag-changed");
    // The first text is now the last one in the table.
    await query(
      `with first as (delete from message_versions where content = ? returning *)
       insert into message_versions overriding system value select * from first`,
      [NUMBER],
    );
    const again = (await read(lead, messageId)).body;
    expect(again).toMatchObject({ kind: "email", reviewer: null });
    expect(again.earlierTexts.map(({ text }) => text)).toEqual([NUMBER, "t.me/ada_obi"]);
    expect((await review(lead, messageId, again.flaggedAt)).body.reviewer?.displayName).toBe("Auntie Kemi");
  });
});

describe("the notification of flagged messages", () => {
  const flagNotices = async (member: ChatMember) =>
    (await shownTo(member)).filter(({ kind }) => kind === "message_flag");

  test("NOTICE-12 reaches an open screen, counts the messages and names nobody", async () => {
    await listedFor(lead);
    const connection = await listen(lead, (await lead.must(takeMemberSeat)).reservation);
    await until(() => connection.room.state !== undefined);
    await say(NUMBER, "ada@example.org", "t.me/ada_obi");
    const latest = () => connection.messagesOf("notifications").at(-1)?.newest as Notification | null | undefined;
    await until(() => latest()?.kind === "message_flag" && latest()?.count === 3);
    expect(latest()).toMatchObject({ actorId: null, actorName: "", text: "", place: { kind: "flagged_messages" } });
    await listedFor(lead);
    await until(() => connection.messagesOf("notifications").at(-1)?.newest === null);
    expect(await flagNotices(lead)).toMatchObject([{ isRead: true }]);
    await say(NUMBER);
    expect(await flagNotices(lead)).toMatchObject([{ isRead: false, count: 1 }]);
  });

  test("NOTICE-12 reaches no members and disappears with the role", async () => {
    const former = await newLead(server.url, server.database, "Brother Sam");
    await say(NUMBER);
    expect(await flagNotices(former)).toHaveLength(1);
    await withoutRole(server.database, former);
    expect([await flagNotices(former), await flagNotices(adult)]).toEqual([[], []]);
  });
});
