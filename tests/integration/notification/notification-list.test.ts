import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOTIFICATION_DAYS, NOTIFICATION_TEXT_LENGTH } from "../../../schema/limits.ts";
import { readNotifications } from "../../../schema/notification/api.ts";
import { block } from "../../../schema/safety/api.ts";
import {
  clearOldNotifications,
  notifyAdded,
  readThreadNotifications,
} from "../../../server/notification/notification.ts";
import { listNotifications as pageOf } from "../../../server/notification/notification-view.ts";
import { type ChatMember, newLead } from "../../support/chat/channel.ts";
import {
  briefList,
  notificationThreads,
  pageFor,
  shownTo,
  storeMessage,
} from "../../support/chat/notification-fixture.ts";
import { announcedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";
import { statementCount } from "../../support/server/statements.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { channelOf, execute, inTransaction, join, pair, react, say, chatMembers } = notificationThreads(() => server);

describe("the notification list", () => {
  test("NOTICE-6 notifications from left threads and blocked members are neither shown nor counted", async () => {
    const [owner, ada] = (await chatMembers("Owner", "Ada")) as [ChatMember, ChatMember];
    const [left, closed, open] = [
      await channelOf(owner, ada),
      await channelOf(owner, ada),
      await channelOf(owner, ada),
    ] as const;
    for (const threadId of [left, closed, open]) await say(owner, threadId, "@Ada", { mentions: [ada] });
    expect(await pageFor(ada)).toMatchObject({ unread: 3, hasMore: false });
    await execute("delete from thread_members where thread_id = ? and user_id = ?", [left, ada.memberId]);
    await execute("update community_channels set closed_at = now() where thread_id = ?", [closed]);
    const page = await pageFor(ada);
    expect(page).toMatchObject({ unread: 1, notifications: [{ place: { threadId: open } }] });
    await join(left, ada, "member", 1);
    expect(await pageFor(ada)).toMatchObject({ unread: 1 });
    await owner.must(block, { params: { memberId: ada.memberId } });
    expect(await pageFor(ada)).toEqual({ notifications: [], unread: 0, hasMore: false });
  });

  test("NOTICE-6 a former safeguarding lead sees no notifications from threads that they supervised", async () => {
    const { ada, threadId } = await pair();
    const lead = await newLead(server.url, server.database, "Mrs Bello");
    await join(threadId, lead, "safeguarding_lead");
    await say(ada, threadId, "@Mrs Bello please", { mentions: [lead] });
    expect(await pageFor(lead)).toMatchObject({ unread: 1 });
    await execute("delete from user_roles where user_id = ?", [lead.memberId]);
    expect(await pageFor(lead)).toEqual({ notifications: [], unread: 0, hasMore: false });
  });

  test("a notification shows the start of the current message, and Unknown User for a missing name", async () => {
    const { ada, tunde, threadId } = await pair();
    const { id } = await say(ada, threadId, "é".repeat(NOTIFICATION_TEXT_LENGTH + 1));
    expect((await shownTo(tunde))[0]?.text).toBe("é".repeat(NOTIFICATION_TEXT_LENGTH));
    await execute("update messages set content = '', deleted_at = now() where id = ?", [id]);
    await execute("delete from profiles where user_id = ?", [ada.memberId]);
    expect(await shownTo(tunde)).toMatchObject([{ text: "", actorName: "Unknown User" }]);
  });

  test("each page of notifications takes one statement, and only the caller's own rows work as cursors", async () => {
    const [owner, ada, other] = (await chatMembers("Owner", "Ada", "Other")) as [ChatMember, ChatMember, ChatMember];
    const threadId = await channelOf(owner, ada);
    for (let at = 1; at <= 65; at += 1) await say(owner, threadId, `@Ada ${at}`, { mentions: [ada] });
    const seen: string[] = [];
    let before: string | undefined;
    for (const [length, hasMore] of [
      [30, true],
      [30, true],
      [5, false],
    ] as const) {
      const page = await pageFor(ada, before);
      expect([page.notifications.length, page.hasMore, page.unread]).toEqual([length, hasMore, 65]);
      seen.push(...page.notifications.map(({ text }) => text));
      before = page.notifications.at(-1)?.notificationId;
    }
    expect(seen).toEqual(Array.from({ length: 65 }, (_, at) => `@Ada ${65 - at}`));
    expect(await pageFor(other, before)).toEqual({ notifications: [], unread: 0, hasMore: false });
    const em = server.database.fork();
    expect(await statementCount(server.database, () => pageOf(em, ada.memberId))).toBe(1);
  });
});

describe("reading notifications", () => {
  test("a member can mark some or all of their own notifications as read, but nobody else's", async () => {
    const [owner, ada, other] = (await chatMembers("Owner", "Ada", "Other")) as [ChatMember, ChatMember, ChatMember];
    const threadId = await channelOf(owner, ada);
    for (const text of ["one", "two", "three"]) await say(owner, threadId, text, { mentions: [ada] });
    const [newest] = await shownTo(ada);
    const body = { notificationIds: [newest?.notificationId ?? ""] };
    expect(await other.must(readNotifications, { body })).toEqual({ unread: 0 });
    expect(await pageFor(ada)).toMatchObject({ unread: 3 });
    expect(await ada.must(readNotifications, { body })).toEqual({ unread: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.must(readNotifications, { body: {} })));
    expect(answers).toEqual(answers.map(() => ({ unread: 0 })));
  });

  test("NOTICE-7 reading a thread up to a seq marks its notifications up to that seq as read", async () => {
    const [owner, ada] = (await chatMembers("Owner", "Ada")) as [ChatMember, ChatMember];
    const [threadId, elsewhere] = [await channelOf(owner, ada), await channelOf(owner, ada)] as const;
    await notifyAdded(server.database.fork(), { threadId, memberId: ada.memberId, actorId: owner.memberId });
    const { id } = await say(ada, threadId, "Mine");
    await react(owner, id);
    for (const text of ["second", "third"]) await say(owner, threadId, text, { mentions: [ada] });
    await say(owner, elsewhere, "elsewhere", { mentions: [ada] });
    const em = server.database.fork();
    const read = () =>
      announcedBy(server.database, "notifications_changed", () =>
        readThreadNotifications(em, ada.memberId, threadId, 2),
      );
    expect([await read(), await read()]).toEqual([[ada.memberId], []]);
    expect((await shownTo(ada)).filter(({ isRead }) => !isRead).map(({ text }) => text)).toEqual([
      "elsewhere",
      "third",
    ]);
  });

  test("NOTICE-7 the notification of a message that is stored during a read stays unread", async () => {
    const { ada, tunde, threadId } = await pair();
    await say(ada, threadId, "first");
    let reading: Promise<void> | undefined;
    await inTransaction(async (tx) => {
      await storeMessage(tx, ada, threadId, "second");
      reading = readThreadNotifications(server.database.fork(), tunde.memberId, threadId, 1);
      await lockWaited(server.database);
    });
    await reading;
    expect(await briefList(tunde)).toEqual([["message", 2, "unread", "second"]]);
  });

  test("NOTICE-7 simultaneous messages and reads in many threads all succeed", async () => {
    const [ada, tunde, third] = (await chatMembers("Ada", "Tunde", "Third")) as [ChatMember, ChatMember, ChatMember];
    const threads = await Promise.all([1, 2, 3].map(() => channelOf(ada, tunde, third)));
    const everybody = { mentions: [third, tunde, ada] };
    await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const threadId = threads[at % 3] ?? "";
        if (at % 2) await say(ada, threadId, `message ${at}`, everybody);
        else await (at % 4 ? tunde : third).must(readNotifications, { body: {} });
      }),
    );
    expect((await shownTo(tunde)).length).toBe(30);
  });
});

test("NOTICE-9 old notifications are deleted", async () => {
  const { ada, tunde, threadId } = await pair();
  await say(ada, threadId, "old");
  await clearOldNotifications(server.database.fork());
  expect(await shownTo(tunde)).toHaveLength(1);
  await execute(
    `update notifications set created_at = now() - interval '${NOTIFICATION_DAYS} days 1 minute'
    where user_id = ?`,
    [tunde.memberId],
  );
  await clearOldNotifications(server.database.fork());
  expect(await shownTo(tunde)).toEqual([]);
});
