import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { readNotifications } from "../../../schema/notification/api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { notifyAdded, notifyMentions, notifyMessages } from "../../../server/notification/notification.ts";
import { type ChatMember, joinChannelRoom, newLead, withoutRole } from "../../support/chat/channel.ts";
import { listen } from "../../support/chat/chat-member.ts";
import {
  briefList,
  notificationThreads,
  pageFor,
  shownTo,
  storeMessage,
} from "../../support/chat/notification-fixture.ts";
import { notifiedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementsDuring } from "../../support/server/statements.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { channelOf, inTransaction, join, pair, react, say, chatMembers } = notificationThreads(() => server);

describe("notifications", () => {
  test("NOTICE-1 unread messages of a conversation share one notification with their count", async () => {
    const { ada, tunde, threadId } = await pair();
    await say(ada, threadId, "Good evening");
    const { notified } = await say(ada, threadId, "Are you coming?");
    expect(notified).toEqual([tunde.memberId]);
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
    expect(await briefList(tunde)).toEqual([["message", 1, "unread", "Hello?"]]);
  });

  test("NOTICE-1 of fifty simultaneous messages from both sides, each is counted once", async () => {
    const { ada, tunde, threadId } = await pair();
    await Promise.all(Array.from({ length: 50 }, (_, at) => say(at % 2 ? ada : tunde, threadId, `message ${at}`)));
    expect((await shownTo(ada)).map(({ count }) => count)).toEqual([25]);
    expect((await shownTo(tunde)).map(({ count }) => count)).toEqual([25]);
  });

  test("NOTICE-1 NOTICE-2 a supervising lead is notified only of replies to them", async () => {
    const { ada, tunde, threadId } = await pair();
    const lead = await newLead(server.url, server.database, "Mrs Bello");
    await join(threadId, lead, "safeguarding_lead");
    const { id, notified } = await say(lead, threadId, "I read along");
    expect([...notified].sort()).toEqual([ada.memberId, tunde.memberId].sort());
    expect((await say(ada, threadId, "Welcome")).notified).toEqual([tunde.memberId]);
    await say(ada, threadId, "Thank you", { replyTo: id });
    expect(await briefList(lead)).toEqual([["reply", 1, "unread", "Thank you"]]);
    await withoutRole(server.database, lead);
  });

  test("NOTICE-2 a mention takes precedence over a reply, and a reply over a message, for each member", async () => {
    const { ada, tunde, threadId } = await pair();
    const { id } = await say(tunde, threadId, "When do we meet?");
    await say(ada, threadId, "At six", { replyTo: id });
    await say(ada, threadId, "@Tunde at six", { replyTo: id, mentions: [tunde] });
    await say(tunde, threadId, "I answer myself", { replyTo: id, mentions: [tunde] });
    expect(await briefList(tunde)).toEqual([
      ["mention", 1, "unread", "@Tunde at six"],
      ["reply", 1, "unread", "At six"],
    ]);
  });

  test("NOTICE-2 a channel message notifies only its addressees, and many messages take one statement", async () => {
    const [owner, ada, tunde] = (await chatMembers("Owner", "Ada", "Tunde")) as [ChatMember, ChatMember, ChatMember];
    const threadId = await channelOf(owner, ada, tunde);
    const { id, notified } = await say(owner, threadId, "Rehearsal on Friday");
    expect(notified).toEqual([]);
    expect((await say(tunde, threadId, "Good", { replyTo: id })).notified).toEqual([owner.memberId]);
    const ids = await inTransaction(async (tx) => {
      const stored = [];
      for (const text of ["@Ada one", "@Ada two"]) stored.push((await storeMessage(tx, tunde, threadId, text)).id);
      for (const each of stored) {
        await tx.execute("insert into message_mentions (message_id, user_id) values (?, ?)", [each, ada.memberId]);
      }
      return stored;
    });
    const em = server.database.fork();
    expect(await statementsDuring(server.database, () => notifyMessages(em, ids))).toHaveLength(1);
    expect((await shownTo(ada)).map(({ text, place }) => [text, "name" in place && place.name]).sort()).toEqual([
      ["@Ada one", "Youth choir"],
      ["@Ada two", "Youth choir"],
    ]);
    expect(await statementsDuring(server.database, () => notifyMessages(em, []))).toEqual([]);
  });

  test("NOTICE-2 NOTICE-5 an edit notifies newly mentioned members once, and nobody else again", async () => {
    const [ada, tunde, chidi, uju] = (await chatMembers("Ada", "Tunde", "Chidi", "Uju")) as [
      ChatMember,
      ChatMember,
      ChatMember,
      ChatMember,
    ];
    const threadId = await channelOf(ada, tunde, chidi, uju);
    const asked = await say(tunde, threadId, "Who sings?");
    const hers = await say(ada, threadId, "All sing", { replyTo: asked.id, mentions: [chidi] });
    await uju.must(block, { params: { memberId: ada.memberId } });
    const all = [ada, tunde, chidi, uju].map(({ memberId }) => memberId);
    const edit = (messageId: string, memberIds: string[]) =>
      notifiedBy(server.database, () => inTransaction((tx) => notifyMentions(tx, messageId, memberIds)));
    expect(await edit(hers.id, all)).toEqual([]);
    await uju.must(unblock, { params: { memberId: ada.memberId } });
    for (const notified of [[uju.memberId], []]) expect(await edit(hers.id, all)).toEqual(notified);
    expect(await briefList(uju)).toEqual([["mention", 1, "unread", "All sing"]]);
    const talk = await pair();
    const { id } = await say(talk.ada, talk.threadId, "Come");
    expect(await edit(id, [talk.tunde.memberId])).toEqual([]);
    expect(await briefList(talk.tunde)).toEqual([["message", 1, "unread", "Come"]]);
  });

  test("NOTICE-2 a member is notified when an edit in a channel mentions them", async () => {
    const [ada, tunde] = (await chatMembers("Ada", "Tunde")) as [ChatMember, ChatMember];
    const threadId = await channelOf(ada, tunde);
    const connection = await listen(tunde, (await tunde.must(takeMemberSeat)).reservation);
    const listener = await joinChannelRoom(ada, threadId);
    await listener.say("Who sings?");
    const mentions = [tunde.memberId];
    await listener.ask("edit", { seq: 1, content: "@Tunde sings?", mentions });
    await listener.ask("edit", { seq: 1, content: "@Tunde sings.", mentions });
    await until(() => connection.messagesOf("notifications").some(({ unread }) => unread === 1));
    expect(await briefList(tunde)).toEqual([["mention", 1, "unread", "@Tunde sings."]]);
  });

  test("NOTICE-3 reactions to a message share one notification, which counts the members who react", async () => {
    const { ada, tunde, threadId } = await pair();
    const third = (await chatMembers("Third"))[0] as ChatMember;
    const { id } = await say(ada, threadId, "We won");
    for (const isOn of [true, false, true, false, true]) await react(tunde, id, isOn);
    expect(await notifiedBy(server.database, () => react(ada, id))).toEqual([]);
    expect(await briefList(ada)).toEqual([["reaction", 1, "unread", "We won"]]);
    await join(threadId, third);
    await react(third, id);
    expect(await shownTo(ada)).toMatchObject([{ kind: "reaction", count: 2, actorName: "Third" }]);
    await ada.must(readNotifications, { body: {} });
    await react(third, id, false);
    expect(await briefList(ada)).toEqual([["reaction", 1, "read", "We won"]]);
    await react(third, id);
    expect(await briefList(ada)).toEqual([["reaction", 2, "read", "We won"]]);
    await react(tunde, id);
    expect(await briefList(ada)).toEqual([["reaction", 2, "unread", "We won"]]);
    for (const each of [tunde, third]) await react(each, id, false);
    expect(await shownTo(ada)).toEqual([]);
  });

  test("NOTICE-3 NOTICE-6 a reaction notification names the newest visible reactor, or disappears", async () => {
    const [ada, tunde, bisi] = (await chatMembers("Ada", "Tunde", "Bisi")) as [ChatMember, ChatMember, ChatMember];
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

  test("NOTICE-3 fifty simultaneous toggles leave the correct count of members who react", async () => {
    const [ada, ...others] = (await chatMembers("Ada", "B", "C", "D", "E", "F")) as [ChatMember, ...ChatMember[]];
    const threadId = await channelOf(ada, ...others);
    const { id } = await say(ada, threadId, "Vote");
    await Promise.all(
      others.flatMap((each, at) =>
        // Each member reacts in order, all members at the same time; the first member ends with "off".
        [
          (async () => {
            for (let turn = 0; turn < 10; turn += 1) await react(each, id, turn % 2 === (at === 0 ? 0 : 1));
          })(),
        ],
      ),
    );
    expect((await shownTo(ada)).map(({ kind, count }) => [kind, count])).toEqual([["reaction", 4]]);
  });

  test("NOTICE-4 a member who is added to a channel is notified once, unless they joined themselves", async () => {
    const [owner, ada] = (await chatMembers("Owner", "Ada")) as [ChatMember, ChatMember];
    const threadId = await channelOf(owner, ada);
    const added = { threadId, memberId: ada.memberId, actorId: owner.memberId };
    const add = (actorId: string) =>
      notifiedBy(server.database, () => notifyAdded(server.database.fork(), { ...added, actorId }));
    for (const _ of [1, 2]) expect(await add(owner.memberId)).toEqual([ada.memberId]);
    expect(await add(ada.memberId)).toEqual([]);
    expect(await shownTo(ada)).toMatchObject([
      { kind: "added_to_channel", actorName: "Owner", text: "", place: { kind: "channel", seq: null } },
    ]);
  });

  test("NOTICE-5 a block stops notifications both ways, except to and from a safeguarding lead", async () => {
    const [owner, ada] = (await chatMembers("Owner", "Ada")) as [ChatMember, ChatMember];
    const threadId = await channelOf(owner, ada);
    for (const [one, other] of [
      [owner, ada],
      [ada, owner],
    ] as const) {
      await one.must(block, { params: { memberId: other.memberId } });
      const { id, notified } = await say(owner, threadId, "@Ada", { mentions: [ada] });
      expect(notified).toEqual([]);
      expect(await notifiedBy(server.database, () => react(ada, id))).toEqual([]);
      expect((await say(ada, threadId, "So?", { replyTo: id })).notified).toEqual([]);
      const added = { threadId, memberId: ada.memberId, actorId: owner.memberId };
      expect(await notifiedBy(server.database, () => notifyAdded(server.database.fork(), added))).toEqual([]);
      await one.must(unblock, { params: { memberId: other.memberId } });
    }
    expect([await shownTo(ada), await shownTo(owner)]).toEqual([[], []]);
    await ada.must(block, { params: { memberId: owner.memberId } });
    await giveRole(server.database.fork(), owner.me?.email ?? "", "safeguarding_lead");
    expect((await say(owner, threadId, "@Ada", { mentions: [ada] })).notified).toEqual([ada.memberId]);
  });

  test("NOTICE-5 members who aren't in the thread, or joined later, aren't notified", async () => {
    const [owner, late, stranger] = (await chatMembers("Owner", "Late", "Stranger")) as [
      ChatMember,
      ChatMember,
      ChatMember,
    ];
    const threadId = await channelOf(owner);
    await join(threadId, late, "member", 1);
    const everybody = { mentions: [owner, late, stranger] };
    expect((await say(owner, threadId, "@Late @Stranger", everybody)).notified).toEqual([]);
    expect((await say(owner, threadId, "@Late @Stranger", everybody)).notified).toEqual([late.memberId]);
    expect(await shownTo(stranger)).toEqual([]);
  });
});
