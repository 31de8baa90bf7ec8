import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOTIFICATION_DAYS, NOTIFICATION_TEXT_LENGTH } from "../../schema/limits.ts";
import { takeMemberLine } from "../../schema/member/api.ts";
import { listNotifications, type Notification, readNotifications } from "../../schema/notification/api.ts";
import { block, unblock } from "../../schema/safety/api.ts";
import { reactionEmojis } from "../../schema/thread/reaction.ts";
import { giveRole } from "../../server/account/account.ts";
import {
  clearOldNotifications,
  noteAdded,
  noteMessages,
  noteReaction,
  readThreadNotifications,
} from "../../server/notification/notification.ts";
import { notificationTeller } from "../../server/notification/notification-teller.ts";
import { listNotifications as pageOf } from "../../server/notification/notification-view.ts";
import { bootServer, type TestServer } from "../support/boot.ts";
import { statementsDuring } from "../support/statements.ts";
import { ADULT, comeIn, listen, newTalker, openWith } from "../support/talker.ts";
import { until } from "../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

type Talker = Awaited<ReturnType<typeof newTalker>>;
type Role = "owner" | "member" | "safeguarding_lead";

const talkers = (...names: string[]) => Promise.all(names.map((name) => newTalker(server.url, name, ADULT)));
const inTransaction = <T>(work: (tx: EntityManager) => Promise<T>) => server.database.fork().transactional(work);
const execute = <T extends object>(sql: string, values: unknown[]) => server.database.fork().execute<T[]>(sql, values);

async function pair() {
  const [ada, tunde] = (await talkers("Ada", "Tunde")) as [Talker, Talker];
  return { ada, tunde, threadId: await openWith(ada, tunde.memberId) };
}

async function join(threadId: string, { memberId }: Talker, role: Role = "member", fromSeq = 0): Promise<void> {
  await execute("insert into thread_members (thread_id, user_id, role, from_seq) values (?, ?, ?, ?)", [
    threadId,
    memberId,
    role,
    fromSeq,
  ]);
}

async function channelOf(owner: Talker, ...members: Talker[]): Promise<string> {
  const threadId = crypto.randomUUID();
  await execute("insert into threads (id, kind) values (?, 'channel')", [threadId]);
  await execute("insert into community_channels (thread_id, name) values (?, 'Youth choir')", [threadId]);
  await join(threadId, owner, "owner");
  for (const member of members) await join(threadId, member);
  return threadId;
}

interface Said {
  readonly replyTo?: string;
  readonly mentions?: readonly Talker[];
}

/** Stores a message as its thread does, and what follows from it; answers its id and whom to tell. */
async function store(tx: EntityManager, sender: Talker, threadId: string, content: string, said: Said = {}) {
  const [row] = await tx.execute<{ id: string }[]>(
    `with thread as (update threads set last_seq = last_seq + 1 where id = ? returning last_seq)
     insert into messages (thread_id, seq, sender_id, request_id, content, reply_to_id)
     select ?, last_seq, ?, ?, ?, ?::uuid from thread returning id`,
    [threadId, threadId, sender.memberId, crypto.randomUUID(), content, said.replyTo ?? null],
  );
  const { id } = row as { id: string };
  for (const { memberId } of said.mentions ?? []) {
    await tx.execute("insert into message_mentions (message_id, user_id) values (?, ?)", [id, memberId]);
  }
  return { id, told: await noteMessages(tx, [id]) };
}

const say = (...[sender, threadId, content, said]: [Talker, string, string, Said?]) =>
  inTransaction((tx) => store(tx, sender, threadId, content, said));

/** Puts a reaction on, or takes it off, as its thread does. */
const react = (actor: Talker, messageId: string, isOn = true) =>
  inTransaction(async (tx) => {
    await tx.execute("update messages set version = version + 1 where id = ?", [messageId]);
    await tx.execute(
      isOn
        ? "insert into message_reactions (message_id, user_id, emoji) values (?, ?, 'x') on conflict do nothing"
        : "delete from message_reactions where message_id = ? and user_id = ?",
      [messageId, actor.memberId],
    );
    return await noteReaction(tx, { messageId, actorId: actor.memberId });
  });

const pageFor = (member: Talker, before?: string) =>
  member.must(listNotifications, before ? { query: { before } } : {});
const shownTo = async (member: Talker): Promise<Notification[]> => (await pageFor(member)).notifications;
const briefly = async (member: Talker) =>
  (await shownTo(member)).map(({ kind, count, isRead, text }) => [kind, count, isRead ? "read" : "unread", text]);

describe("what is noted", () => {
  test("NOTICE-1 a conversation's messages are one notification that counts while it is unread", async () => {
    const { ada, tunde, threadId } = await pair();
    await say(ada, threadId, "Good evening");
    const { told } = await say(ada, threadId, "Are you coming?");
    expect(told).toEqual([tunde.memberId]);
    expect(await shownTo(tunde)).toMatchObject([
      {
        kind: "message",
        actorId: ada.memberId,
        actorName: "Ada",
        count: 2,
        place: { kind: "conversation", threadId, name: "", seq: 2 },
        text: "Are you coming?",
        isRead: false,
      },
    ]);
    expect(await shownTo(ada)).toEqual([]);
    expect(await tunde.must(readNotifications, { body: {} })).toEqual({ unread: 0 });
    await say(ada, threadId, "Hello?");
    expect(await briefly(tunde)).toEqual([["message", 1, "unread", "Hello?"]]);
  });

  test("NOTICE-1 fifty messages at once from both sides are each counted once", async () => {
    const { ada, tunde, threadId } = await pair();
    await Promise.all(Array.from({ length: 50 }, (_, at) => say(at % 2 ? ada : tunde, threadId, `message ${at}`)));
    expect((await shownTo(ada)).map(({ count }) => count)).toEqual([25]);
    expect((await shownTo(tunde)).map(({ count }) => count)).toEqual([25]);
  });

  test("NOTICE-1 NOTICE-2 a safeguarding lead who reads along hears of no message, but of a reply to theirs", async () => {
    const { ada, tunde, threadId } = await pair();
    const lead = await newTalker(server.url, "Lead");
    await giveRole(server.database.fork(), lead.me?.email ?? "", "safeguarding_lead");
    await join(threadId, lead, "safeguarding_lead");
    const { id, told } = await say(lead, threadId, "I read along");
    expect([...told].sort()).toEqual([ada.memberId, tunde.memberId].sort());
    expect((await say(ada, threadId, "Welcome")).told).toEqual([tunde.memberId]);
    await say(ada, threadId, "Thank you", { replyTo: id });
    expect(await briefly(lead)).toEqual([["reply", 1, "unread", "Thank you"]]);
  });

  test("NOTICE-2 a mention goes before a reply and a reply before a message, one for each member", async () => {
    const { ada, tunde, threadId } = await pair();
    const { id } = await say(tunde, threadId, "When do we meet?");
    await say(ada, threadId, "At six", { replyTo: id });
    await say(ada, threadId, "@Tunde at six", { replyTo: id, mentions: [tunde] });
    await say(tunde, threadId, "I answer myself", { replyTo: id, mentions: [tunde] });
    expect(await briefly(tunde)).toEqual([
      ["mention", 1, "unread", "@Tunde at six"],
      ["reply", 1, "unread", "At six"],
    ]);
  });

  test("NOTICE-2 in a channel only whom a message means is notified, and many messages are noted in one statement", async () => {
    const [owner, ada, tunde] = (await talkers("Owner", "Ada", "Tunde")) as [Talker, Talker, Talker];
    const threadId = await channelOf(owner, ada, tunde);
    const { id, told } = await say(owner, threadId, "Rehearsal on Friday");
    expect(told).toEqual([]);
    expect((await say(tunde, threadId, "Good", { replyTo: id })).told).toEqual([owner.memberId]);
    const ids = await inTransaction(async (tx) => {
      const kept = [];
      for (const text of ["@Ada one", "@Ada two"]) kept.push((await store(tx, tunde, threadId, text)).id);
      for (const each of kept) {
        await tx.execute("insert into message_mentions (message_id, user_id) values (?, ?)", [each, ada.memberId]);
      }
      return kept;
    });
    const em = server.database.fork();
    expect(await statementsDuring(server.database, () => noteMessages(em, ids))).toHaveLength(1);
    expect((await shownTo(ada)).map(({ text, place }) => [text, place.name]).sort()).toEqual([
      ["@Ada one", "Youth choir"],
      ["@Ada two", "Youth choir"],
    ]);
    expect(await noteMessages(em, [])).toEqual([]);
  });

  test("NOTICE-3 a message's reactions are one notification that counts members, however often they toggle", async () => {
    const { ada, tunde, threadId } = await pair();
    const third = (await talkers("Third"))[0] as Talker;
    const { id } = await say(ada, threadId, "We won");
    for (const isOn of [true, false, true, false, true]) await react(tunde, id, isOn);
    expect(await react(ada, id)).toEqual([]);
    expect(await briefly(ada)).toEqual([["reaction", 1, "unread", "We won"]]);
    await join(threadId, third);
    await react(third, id);
    expect(await shownTo(ada)).toMatchObject([{ kind: "reaction", count: 2, actorName: "Third" }]);
    await ada.must(readNotifications, { body: {} });
    await react(third, id, false);
    expect(await briefly(ada)).toEqual([["reaction", 1, "read", "We won"]]);
    await react(third, id);
    expect(await briefly(ada)).toEqual([["reaction", 2, "read", "We won"]]);
    await react(tunde, id);
    expect(await briefly(ada)).toEqual([["reaction", 2, "unread", "We won"]]);
    for (const each of [tunde, third]) await react(each, id, false);
    expect(await shownTo(ada)).toEqual([]);
  });

  test("NOTICE-3 NOTICE-6 names the newest who reacts now and whom no block hides, and nothing once nobody is left", async () => {
    const [ada, tunde, bisi] = (await talkers("Ada", "Tunde", "Bisi")) as [Talker, Talker, Talker];
    const threadId = await channelOf(ada, tunde, bisi);
    const { id } = await say(ada, threadId, "We won");
    const named = async () => (await shownTo(ada)).map(({ actorName, count }) => [actorName, count]);
    for (const each of [tunde, bisi]) await react(each, id);
    expect(await named()).toEqual([["Bisi", 2]]);
    await react(bisi, id, false);
    expect(await named()).toEqual([["Tunde", 1]]);
    await react(bisi, id);
    await ada.must(block, { params: { memberId: bisi.memberId } });
    expect(await named()).toEqual([["Tunde", 1]]);
    await ada.must(readNotifications, { body: {} });
    await react(tunde, id, false);
    expect(await named()).toEqual([]);
    expect((await pageFor(ada)).unread).toBe(0);
    await ada.must(unblock, { params: { memberId: bisi.memberId } });
    expect(await named()).toEqual([["Bisi", 1]]);
  });

  test("NOTICE-3 fifty toggles by many at once leave the count of those who react", async () => {
    const [ada, ...others] = (await talkers("Ada", "B", "C", "D", "E", "F")) as [Talker, ...Talker[]];
    const threadId = await channelOf(ada, ...others);
    const { id } = await say(ada, threadId, "Vote");
    await Promise.all(
      others.flatMap((each, at) =>
        // In one order for each member, all members at once; the last word of the first is "off".
        [
          (async () => {
            for (let turn = 0; turn < 10; turn += 1) await react(each, id, turn % 2 === (at === 0 ? 0 : 1));
          })(),
        ],
      ),
    );
    expect((await shownTo(ada)).map(({ kind, count }) => [kind, count])).toEqual([["reaction", 4]]);
  });

  test("NOTICE-4 who is added to a channel is notified, once, and not by themselves", async () => {
    const [owner, ada] = (await talkers("Owner", "Ada")) as [Talker, Talker];
    const threadId = await channelOf(owner, ada);
    const added = { threadId, memberId: ada.memberId, actorId: owner.memberId };
    for (const _ of [1, 2]) expect(await noteAdded(server.database.fork(), added)).toEqual([ada.memberId]);
    expect(await noteAdded(server.database.fork(), { ...added, actorId: ada.memberId })).toEqual([]);
    expect(await shownTo(ada)).toMatchObject([
      { kind: "added_to_channel", actorName: "Owner", text: "", place: { kind: "channel", seq: null } },
    ]);
  });

  test("NOTICE-5 nothing comes across a block, whoever has blocked, but from and to a safeguarding lead", async () => {
    const [owner, ada] = (await talkers("Owner", "Ada")) as [Talker, Talker];
    const threadId = await channelOf(owner, ada);
    for (const [one, other] of [
      [owner, ada],
      [ada, owner],
    ] as const) {
      await one.must(block, { params: { memberId: other.memberId } });
      const { id, told } = await say(owner, threadId, "@Ada", { mentions: [ada] });
      expect(told).toEqual([]);
      expect(await react(ada, id)).toEqual([]);
      expect((await say(ada, threadId, "So?", { replyTo: id })).told).toEqual([]);
      const added = { threadId, memberId: ada.memberId, actorId: owner.memberId };
      expect(await noteAdded(server.database.fork(), added)).toEqual([]);
      await one.must(unblock, { params: { memberId: other.memberId } });
    }
    expect([await shownTo(ada), await shownTo(owner)]).toEqual([[], []]);
    await ada.must(block, { params: { memberId: owner.memberId } });
    await giveRole(server.database.fork(), owner.me?.email ?? "", "safeguarding_lead");
    expect((await say(owner, threadId, "@Ada", { mentions: [ada] })).told).toEqual([ada.memberId]);
  });

  test("NOTICE-5 who is not in the thread, or came later, is not notified", async () => {
    const [owner, late, stranger] = (await talkers("Owner", "Late", "Stranger")) as [Talker, Talker, Talker];
    const threadId = await channelOf(owner);
    await join(threadId, late, "member", 1);
    const everybody = { mentions: [owner, late, stranger] };
    expect((await say(owner, threadId, "@Late @Stranger", everybody)).told).toEqual([]);
    expect((await say(owner, threadId, "@Late @Stranger", everybody)).told).toEqual([late.memberId]);
    expect(await shownTo(stranger)).toEqual([]);
  });
});

describe("what is shown", () => {
  test("NOTICE-6 of a thread that is not the member's any more, and of a blocked member, nothing is shown or counted", async () => {
    const [owner, ada] = (await talkers("Owner", "Ada")) as [Talker, Talker];
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
    expect([page.unread, page.notifications.map(({ place }) => place.threadId)]).toEqual([1, [open]]);
    await join(left, ada, "member", 1);
    expect(await pageFor(ada)).toMatchObject({ unread: 1 });
    await owner.must(block, { params: { memberId: ada.memberId } });
    expect(await pageFor(ada)).toEqual({ notifications: [], unread: 0, hasMore: false });
  });

  test("NOTICE-6 a safeguarding lead who lost the role sees nothing of what they read along", async () => {
    const { ada, threadId } = await pair();
    const lead = await newTalker(server.url, "Lead");
    await giveRole(server.database.fork(), lead.me?.email ?? "", "safeguarding_lead");
    await join(threadId, lead, "safeguarding_lead");
    await say(ada, threadId, "@Lead please", { mentions: [lead] });
    expect(await pageFor(lead)).toMatchObject({ unread: 1 });
    await execute("delete from user_roles where user_id = ?", [lead.memberId]);
    expect(await pageFor(lead)).toEqual({ notifications: [], unread: 0, hasMore: false });
  });

  test("the text is the beginning of the message as it stands, and whoever has no name is unknown", async () => {
    const { ada, tunde, threadId } = await pair();
    const { id } = await say(ada, threadId, "é".repeat(NOTIFICATION_TEXT_LENGTH + 1));
    expect((await shownTo(tunde))[0]?.text).toBe("é".repeat(NOTIFICATION_TEXT_LENGTH));
    await execute("update messages set content = '', deleted_at = now() where id = ?", [id]);
    await execute("delete from profiles where user_id = ?", [ada.memberId]);
    expect(await shownTo(tunde)).toMatchObject([{ text: "", actorName: "Unknown User" }]);
  });

  test("comes in pages, each one statement, and one's own rows are the only cursors", async () => {
    const [owner, ada, other] = (await talkers("Owner", "Ada", "Other")) as [Talker, Talker, Talker];
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
    expect(await statementsDuring(server.database, () => pageOf(em, ada.memberId))).toHaveLength(1);
  });
});

describe("reading", () => {
  test("some, all, and never somebody else's", async () => {
    const [owner, ada, other] = (await talkers("Owner", "Ada", "Other")) as [Talker, Talker, Talker];
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

  test("NOTICE-7 reading a thread up to a place reads what is about it up to there", async () => {
    const [owner, ada] = (await talkers("Owner", "Ada")) as [Talker, Talker];
    const [threadId, elsewhere] = [await channelOf(owner, ada), await channelOf(owner, ada)] as const;
    await noteAdded(server.database.fork(), { threadId, memberId: ada.memberId, actorId: owner.memberId });
    const { id } = await say(ada, threadId, "Mine");
    await react(owner, id);
    for (const text of ["second", "third"]) await say(owner, threadId, text, { mentions: [ada] });
    await say(owner, elsewhere, "elsewhere", { mentions: [ada] });
    const em = server.database.fork();
    expect(await readThreadNotifications(em, ada.memberId, threadId, 2)).toBe(true);
    expect(await readThreadNotifications(em, ada.memberId, threadId, 2)).toBe(false);
    expect((await shownTo(ada)).filter(({ isRead }) => !isRead).map(({ text }) => text)).toEqual([
      "elsewhere",
      "third",
    ]);
  });

  test("NOTICE-7 a message that is stored while the thread is read stays unread", async () => {
    const { ada, tunde, threadId } = await pair();
    await say(ada, threadId, "first");
    let reading: Promise<boolean> | undefined;
    await inTransaction(async (tx) => {
      await store(tx, ada, threadId, "second");
      reading = readThreadNotifications(server.database.fork(), tunde.memberId, threadId, 1);
      await until(async () => {
        const waiting = await execute(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          [],
        );
        return waiting.length > 0;
      });
    });
    expect(await reading).toBe(false);
    expect(await briefly(tunde)).toEqual([["message", 2, "unread", "second"]]);
  });

  test("NOTICE-7 messages and readings of many threads at once wait in a line, and none fails", async () => {
    const [ada, tunde, third] = (await talkers("Ada", "Tunde", "Third")) as [Talker, Talker, Talker];
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

describe("what happens in a conversation's room", () => {
  test("NOTICE-1 NOTICE-2 NOTICE-3 NOTICE-7 NOTICE-8 rings on the other's line, and is read where it is read", async () => {
    const { ada, tunde, threadId } = await pair();
    const line = await listen(tunde, (await tunde.must(takeMemberLine)).reservation);
    const rung = () =>
      line.heard("notifications").at(-1) as { unread: number; newest: Notification | null } | undefined;
    const [hers, his] = [await comeIn(ada, threadId), await comeIn(tunde, threadId)];
    expect(await his.say("When do we meet?")).toBe("stored");
    expect(await hers.say("Good evening")).toBe("stored");
    await until(() => rung()?.newest?.text === "Good evening");
    expect(rung()).toMatchObject({ unread: 1, newest: { kind: "message", place: { threadId, seq: 2 } } });
    hers.send("send", { id: "an-answer", content: "At six", replyTo: 1 });
    await until(() => rung()?.newest?.kind === "reply");
    hers.send("react", { id: "a-reaction", seq: 1, emoji: reactionEmojis[0], isOn: true });
    await until(() => rung()?.newest?.kind === "reaction");
    expect(rung()?.unread).toBe(3);
    his.send("read", { seq: 2 });
    await until(() => rung()?.unread === 1);
    his.send("read", { seq: 3 });
    await until(() => rung()?.unread === 0);
    expect(rung()?.newest).toBeNull();
    expect((await shownTo(ada)).map(({ kind, isRead }) => [kind, isRead])).toEqual([["message", false]]);
  });
});

describe("telling", () => {
  test("NOTICE-8 a member's line hears the count and the newest once for many, and only the count when they were read", async () => {
    const { ada, tunde, threadId } = await pair();
    const line = await listen(tunde, (await tunde.must(takeMemberLine)).reservation);
    await until(() => line.room.state !== undefined);
    const told: unknown[] = [];
    const rooms = { onLine: (ids: readonly string[]) => ids, tell: (...each: unknown[]) => void told.push(each) };
    const tell = notificationTeller(server.database, () => rooms, server.log);
    for (let at = 1; at <= 5; at += 1) {
      const { told: members } = await say(ada, threadId, `message ${at}`);
      tell(members, "came");
      tell(members, "read");
    }
    await until(() => told.length > 0);
    expect(told.at(-1)).toMatchObject([
      tunde.memberId,
      { type: "notifications", payload: { unread: 1, newest: { kind: "message" } } },
    ]);
    await tunde.must(readNotifications, { body: {} });
    await until(() => line.heard("notifications").length > 0);
    expect(line.heard("notifications")).toEqual([{ unread: 0, newest: null }]);
  });

  test("NOTICE-8 all members of a round cost one statement, those without a line none, and a failure is only logged", async () => {
    const { ada, tunde } = await pair();
    const told: string[] = [];
    const tell = notificationTeller(
      server.database,
      () => ({ onLine: (ids) => ids.filter((id) => id !== ada.memberId), tell: (id) => void told.push(id) }),
      server.log,
    );
    const statements = await statementsDuring(server.database, async () => {
      tell([ada.memberId, tunde.memberId], "came");
      await until(() => told.length > 0);
    });
    // What an earlier test left to be told may go out meanwhile.
    const own = statements.filter((text) => text.includes("from notifications"));
    expect([told, own.length]).toEqual([[tunde.memberId], 1]);
    const warnings: unknown[] = [];
    const broken = notificationTeller(
      server.database,
      () => {
        throw new Error("no lines");
      },
      { warn: (each: unknown) => void warnings.push(each) } as never,
    );
    broken([ada.memberId], "came");
    await until(() => warnings.length === 1);
  });
});

test("NOTICE-9 old notifications are cleared", async () => {
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
