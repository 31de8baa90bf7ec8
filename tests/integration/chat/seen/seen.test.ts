import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinChannel } from "../../../../schema/channel/api.ts";
import { exportOwnData } from "../../../../schema/export/api.ts";
import { SEEN_MARKS_MEMBERS_MAX, SEEN_MARKS_MESSAGES } from "../../../../schema/limits.ts";
import { block, unblock } from "../../../../schema/safety/api.ts";
import { listSeenMarks, readSeenSetting } from "../../../../schema/thread/seen-api.ts";
import { eraseMember } from "../../../../server/erasure/erasure.ts";
import { TEST_PASSWORD } from "../../../support/account/people.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../../support/chat/channel.ts";
import {
  ADULT,
  joinConversation,
  type Listener,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../../support/chat/chat-member.ts";
import { mark, readUpTo, seenBy, sentTo, showTo } from "../../../support/chat/seen-marks.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { filesOf } from "../../../support/server/member-files.ts";
import { statementsDuring } from "../../../support/server/statements.ts";
import { until } from "../../../support/until.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer({ SIGN_UPS_PER_HOUR: "500" });
  grace = await newLead(server.url, server.database, "Mama Grace");
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const adult = (name: string) => newChatMember(server.url, name, ADULT);
const minor = (name: string) => newChatMember(server.url, name, MINOR);

/** A conversation in which the first has written "One", and both have it open. */
async function conversation(ada: ChatMember, tunde: ChatMember) {
  const threadId = await openConversationWith(ada, tunde.memberId);
  const [hers, his] = [await joinConversation(ada, threadId), await joinConversation(tunde, threadId)];
  await hers.say("One");
  return { threadId, ada, tunde, hers, his };
}

/** A channel that all of them have open, where its owner has written "One". */
async function channel(owner: ChatMember, ...members: ChatMember[]) {
  const threadId = await channelOf(server.database, { owner: [owner], member: members, safeguarding_lead: [grace] });
  const [hers, ...theirs] = await Promise.all([owner, ...members].map((each) => joinChannelRoom(each, threadId)));
  if (!hers) throw new Error("nobody joined");
  await hers.say("One");
  return { threadId, hers, theirs };
}

describe("a conversation of two adults", () => {
  test("THREAD-73 a sender sees who has read their message, live and when they come back", async () => {
    const { threadId, ada, tunde, hers, his } = await conversation(await adult("Ada"), await adult("Tunde"));
    expect(await seenBy(ada, threadId)).toEqual({});
    await readUpTo(his, 1);
    await until(() => sentTo(hers)[tunde.memberId] === 1);
    expect((await ada.must(listSeenMarks, { params: { threadId } })).marks).toEqual([
      { memberId: tunde.memberId, displayName: "Tunde", avatarUrl: null, roles: [], seq: 1 },
    ]);
    await hers.say("Two");
    expect(await seenBy(ada, threadId)).toEqual(mark(tunde, 1));
  });

  test("THREAD-73 reading what somebody else wrote shows nothing to the others", async () => {
    const [ada, tunde, bisi] = [await adult("Ada"), await adult("Tunde"), await adult("Bisi")];
    const { threadId, hers, theirs } = await channel(ada, tunde, bisi);
    const [his, bisis] = theirs as [Listener, Listener];
    await readUpTo(bisis, 1);
    await until(() => sentTo(hers)[bisi.memberId] === 1);
    expect([his.messagesOf("seen"), bisis.messagesOf("seen")]).toEqual([[], []]);
    expect([await seenBy(tunde, threadId), await seenBy(bisi, threadId)]).toEqual([{}, {}]);
  });

  test("THREAD-78 who answers has read the message, although their screen has not told", async () => {
    const { threadId, ada, tunde, hers, his } = await conversation(await adult("Ada"), await adult("Tunde"));
    await his.say("Two");
    await until(() => sentTo(hers)[tunde.memberId] === 1);
    expect(await seenBy(ada, threadId)).toEqual(mark(tunde, 1));
  });

  test("THREAD-76 a mark moves to the newest message that is still there", async () => {
    const { threadId, ada, tunde, hers, his } = await conversation(await adult("Ada"), await adult("Tunde"));
    await hers.say("Two");
    await readUpTo(his, 2);
    expect(await seenBy(ada, threadId)).toEqual(mark(tunde, 2));
    await hers.ask("delete", { seq: 2 });
    expect(await seenBy(ada, threadId)).toEqual(mark(tunde, 1));
  });

  test("THREAD-76 a message with 200 newer ones has no mark any more", async () => {
    const { threadId, ada, tunde, his } = await conversation(await adult("Ada"), await adult("Tunde"));
    await readUpTo(his, 1);
    await run("update threads set last_seq = ? where id = ?", [SEEN_MARKS_MESSAGES, threadId]);
    expect(await seenBy(ada, threadId)).toEqual(mark(tunde, 1));
    await run("update threads set last_seq = ? where id = ?", [SEEN_MARKS_MESSAGES + 1, threadId]);
    expect(await seenBy(ada, threadId)).toEqual({});
  });
});

describe("minors", () => {
  test("THREAD-74 two minors show each other what they have read", async () => {
    const { threadId, ada, tunde, hers, his } = await conversation(await minor("Ada"), await minor("Tunde"));
    await readUpTo(his, 1);
    await until(() => sentTo(hers)[tunde.memberId] === 1);
    expect(await seenBy(ada, threadId)).toEqual(mark(tunde, 1));
  });

  test("THREAD-75 an adult and a minor see nothing of each other until the minor chooses it", async () => {
    const [uncle, chidi] = [await adult("Dayo"), await minor("Chidi")];
    const { threadId, hers: his, his: chidis } = await conversation(uncle, chidi);
    await readUpTo(chidis, 1);
    await chidis.say("Two");
    await readUpTo(his, 2);
    expect([await seenBy(uncle, threadId), await seenBy(chidi, threadId)]).toEqual([{}, {}]);
    await showTo(chidi, "everyone");
    expect([await seenBy(uncle, threadId), await seenBy(chidi, threadId)]).toEqual([mark(chidi, 1), mark(uncle, 2)]);
    await his.say("Three");
    await readUpTo(chidis, 3);
    await until(() => sentTo(his)[chidi.memberId] === 3);
    expect([sentTo(chidis), sentTo(his)]).toEqual([{}, mark(chidi, 3)]);
  });

  test("THREAD-76 a lead who reads along shows nothing, gets nothing and is not counted", async () => {
    const [uncle, chidi] = [await adult("Dayo"), await minor("Chidi")];
    await showTo(chidi, "everyone");
    const { threadId, hers: his, his: chidis } = await conversation(uncle, chidi);
    const lead = await joinConversation(grace, threadId);
    await readUpTo(lead, 1);
    await readUpTo(chidis, 1);
    await until(() => sentTo(his)[chidi.memberId] === 1);
    expect([sentTo(his), await seenBy(uncle, threadId)]).toEqual([mark(chidi, 1), mark(chidi, 1)]);
    expect([sentTo(lead), await seenBy(grace, threadId)]).toEqual([{}, {}]);
  });
});

describe("what members choose", () => {
  test("THREAD-74 adults start with everyone, all others with minors, and nothing is stored", async () => {
    const people = [await adult("Ada"), await minor("Chidi"), await newChatMember(server.url, "Obi"), grace];
    const chosen = await Promise.all(people.map(async (each) => (await each.must(readSeenSetting)).audience));
    expect(chosen).toEqual(["everyone", "young", "young", "everyone"]);
    expect(await run("select from seen_settings where user_id = ?", [people[0]?.memberId])).toEqual([]);
  });

  test("THREAD-74 without a choice, who turns out to be a minor shows it to minors only", async () => {
    const { threadId, ada, tunde, his } = await conversation(await adult("Ada"), await adult("Tunde"));
    await readUpTo(his, 1);
    await run("update birth_dates set birth_date = ? where user_id = ?", [MINOR, tunde.memberId]);
    expect(await seenBy(ada, threadId)).toEqual({});
    expect((await tunde.must(readSeenSetting)).audience).toBe("young");
  });

  test("THREAD-79 a choice counts at once for what is read from then on, in both directions", async () => {
    const { threadId, ada, tunde, hers, his } = await conversation(await adult("Ada"), await adult("Tunde"));
    await showTo(ada, "nobody");
    await readUpTo(his, 1);
    await his.say("Two");
    await readUpTo(hers, 2);
    await showTo(ada, "everyone");
    await hers.say("Three");
    await readUpTo(his, 3);
    await until(() => sentTo(hers)[tunde.memberId] === 3);
    // She read his message before. It is marked when he comes back.
    expect([sentTo(hers), sentTo(his)]).toEqual([mark(tunde, 3), {}]);
    expect(await seenBy(tunde, threadId)).toEqual(mark(ada, 2));
  });

  test("THREAD-74 a choice is in the member’s download, and goes with the account", async () => {
    const ada = await adult("Ada");
    await showTo(ada, "nobody");
    const { content } = await ada.must(exportOwnData, { body: { password: TEST_PASSWORD } });
    expect(JSON.parse(String(content)).tables.seen_settings).toEqual([expect.objectContaining({ audience: "nobody" })]);
    await eraseMember(server.database, ada.me?.email ?? "", filesOf(server));
    expect(await run("select from seen_settings where user_id = ?", [ada.memberId])).toEqual([]);
  });
});

describe("a channel", () => {
  test("THREAD-75 a block takes the marks of the two, and of nobody else", async () => {
    const [ada, tunde, bisi] = [await adult("Ada"), await adult("Tunde"), await adult("Bisi")];
    const { threadId, hers, theirs } = await channel(ada, tunde, bisi);
    await tunde.must(block, { params: { memberId: ada.memberId } });
    for (const socket of theirs) await readUpTo(socket, 1);
    await until(() => sentTo(hers)[bisi.memberId] === 1);
    expect([sentTo(hers), await seenBy(ada, threadId)]).toEqual([mark(bisi, 1), mark(bisi, 1)]);
    await tunde.must(unblock, { params: { memberId: ada.memberId } });
    expect(await seenBy(ada, threadId)).toEqual({ ...mark(bisi, 1), ...mark(tunde, 1) });
  });

  test("THREAD-76 who joins has not seen what was written before, although nothing there is new to them", async () => {
    const [ada, tunde] = [await adult("Ada"), await adult("Tunde")];
    const { threadId, hers } = await channel(ada);
    await tunde.must(joinChannel, { params: { channelId: threadId } });
    const his = await joinChannelRoom(tunde, threadId);
    await readUpTo(his, 1);
    expect(await seenBy(ada, threadId)).toEqual({});
    await hers.say("Two");
    await readUpTo(his, 2);
    await until(() => sentTo(hers)[tunde.memberId] === 2);
    expect(await seenBy(ada, threadId)).toEqual(mark(tunde, 2));
  });

  test("THREAD-77 there are marks with 30 members, and none from the 31st on", async () => {
    const [ada, tunde, bisi] = [await adult("Ada"), await adult("Tunde"), await adult("Bisi")];
    const { threadId, hers, theirs } = await channel(ada, tunde);
    const [his] = theirs as [Listener];
    await run("update community_channels set member_count = ? where thread_id = ?", [SEEN_MARKS_MEMBERS_MAX, threadId]);
    await readUpTo(his, 1);
    await until(() => sentTo(hers)[tunde.memberId] === 1);
    await run("insert into thread_members (thread_id, user_id, role) values (?, ?, 'member')", [
      threadId,
      bisi.memberId,
    ]);
    await hers.say("Two");
    const statements = await statementsDuring(server.database, () => readUpTo(his, 2));
    expect(statements.some((each) => each.includes("update thread_members"))).toBe(true);
    expect(statements.filter((each) => each.includes("shares_seen"))).toEqual([]);
    expect([sentTo(hers), await seenBy(ada, threadId)]).toEqual([mark(tunde, 1), {}]);
    await run("delete from thread_members where thread_id = ? and user_id = ?", [threadId, bisi.memberId]);
    expect(await seenBy(ada, threadId)).toEqual(mark(tunde, 2));
  });

  test("THREAD-76 who can’t read a thread gets the same answer as for one that doesn’t exist", async () => {
    const [ada, tunde, stranger] = [await adult("Ada"), await adult("Tunde"), await adult("Ugo")];
    const { threadId } = await channel(ada, tunde);
    const answers = await Promise.all(
      [threadId, crypto.randomUUID()].map(async (id) => {
        const { status, error } = await stranger.call(listSeenMarks, { params: { threadId: id } });
        return [status, error?.code];
      }),
    );
    expect(answers).toEqual([
      [404, "thread/message-not-found"],
      [404, "thread/message-not-found"],
    ]);
    await run("update community_channels set closed_at = now() where thread_id = ?", [threadId]);
    expect((await ada.call(listSeenMarks, { params: { threadId } })).status).toBe(404);
  });
});
