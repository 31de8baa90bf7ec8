import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { suspendMember } from "../../../server/account/account.ts";
import { superviseNow } from "../../../server/chat/conversation-kind.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { reviewNewAdults } from "../../../server/safety/age/birthday.ts";
import { dueSupervision } from "../../../server/thread/due-supervision.ts";
import { type ChatMember, dueThreads, memberConnection, newChannel, withoutRole } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { conversationOf, podOf } from "../../support/chat/due-supervision.ts";
import { confirmGroup, newNewcomer } from "../../support/chat/newcomer.ts";
import {
  channelOn,
  conversationCloses,
  correct,
  openTalk,
  supervisedBy,
  supervisionFixture,
} from "../../support/chat/supervision-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { execute, reset, adult, minor, admin, mentor, lead, leadsIn } = supervisionFixture(() => server);
beforeEach(reset);
const policy = { isOpenToAll: false, today: () => new Date().toISOString().slice(0, 10) };

describe("a safeguarding lead who can supervise no longer", () => {
  const endings: Record<string, (grace: ChatMember) => Promise<unknown>> = {
    "loses the role": (grace) => withoutRole(server.database, grace),
    "is suspended": (grace) => suspendMember(server.database.fork(), grace.memberId),
    "is erased": (grace) => eraseMember(server.database, grace.me?.email ?? "", filesOf(server)),
  };
  test.each(Object.entries(endings))("SAFE-74 when one %s, another takes over without a message", async (_, end) => {
    const [ada, teen, grace] = [await adult("Ada"), await minor("Chidi"), await lead()];
    const { room, app } = await openTalk(ada, teen);
    const [channelId, podId] = [await newChannel(ada, "Choir"), await podOf(await mentor("Halima"), ada)];
    expect(await room.say("with Grace")).toBe("stored");
    const femi = await lead("Uncle Femi");
    await end(grace);
    await supervisedBy(app, femi);
    for (const id of [channelId, podId]) {
      await until(() => channelOn(app, id)?.supervisors[0]?.memberId === femi.memberId);
    }
    expect(await room.say("with Femi")).toBe("stored");
  });

  test("SAFE-74 without another, a conversation and a pod with a minor are closed for writing", async () => {
    const [ada, teen, grace] = [await mentor("Ada"), await minor("Chidi"), await lead()];
    const { room, app } = await openTalk(teen, ada);
    const podId = await podOf(ada, teen);
    await withoutRole(server.database, grace);
    await conversationCloses(app);
    await until(() => channelOn(app, podId)?.canWrite === false);
    expect(await room.say("just us")).toBe("chat/not-allowed");
  });
});

test("SAFE-71 SAFE-74 the suspension of who confirmed an age changes no age and no conversation", async () => {
  const [ada, newcomer, halima] = [
    await adult("Ada"),
    await newNewcomer(server.url, "Tunde", ADULT),
    await mentor("Halima"),
  ];
  await confirmGroup(halima, newcomer, "adult");
  const { room, conversationId } = await openTalk(ada, newcomer);
  await lead();
  await suspendMember(server.database.fork(), halima.memberId);
  expect(await dueThreads(server.database)).toEqual([]);
  expect(await room.say("still us")).toBe("stored");
  expect(await leadsIn(conversationId)).toEqual([]);
});

test("SAFE-75 the threads of members who have turned 18 are looked at, a week back and not earlier", async () => {
  const [teen, grace] = [await minor("Chidi"), await lead()];
  const born = (daysAgo: number) => {
    const day = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    return `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;
  };
  const [now, week, earlier] = [
    await newChatMember(server.url, "Now", born(0)),
    await newChatMember(server.url, "Six days ago", born(6)),
    await newChatMember(server.url, "Earlier", born(9)),
  ];
  const app = await memberConnection(now);
  const ids = [];
  for (const each of [now, week, earlier]) ids.push(await conversationOf(server.database, teen, each));
  await reviewNewAdults(server.database.fork(), { ...policy, isOpenToAll: true });
  expect(await dueThreads(server.database)).toEqual([]);
  await reviewNewAdults(server.database.fork(), policy);
  await supervisedBy(app, grace);
  await until(async () => (await dueThreads(server.database)).length === 0);
  const leads = await Promise.all(ids.map(leadsIn));
  expect(leads).toEqual([[grace.memberId], [grace.memberId], []]);
});

describe("what is due", () => {
  /** Two conversations of an adult and a minor without a safeguarding lead, and a lead. */
  async function unsupervised() {
    const teen = await minor("Chidi");
    const first = await conversationOf(server.database, await adult("Ada"), teen);
    const second = await conversationOf(server.database, await adult("Tunde"), teen);
    return { first, second, grace: await lead() };
  }
  /** Stores that these are due, and tells no server. */
  const makeDue = (ids: readonly string[]) =>
    execute("insert into due_supervision (thread_id) select unnest(?::uuid[])", [`{${ids}}`]);
  const due = (supervise: Parameters<typeof dueSupervision>[0]["supervise"]) =>
    dueSupervision({ database: server.database, log: { warn: () => {} }, kind: "conversation", supervise });

  test("SAFE-74 is stored with the change, or not at all", async () => {
    const [ada, tunde, by] = [await adult("Ada"), await adult("Tunde"), await admin()];
    const conversationId = await conversationOf(server.database, ada, tunde);
    const change = server.database.fork();
    await change.begin();
    try {
      await change.execute("delete from age_confirmations where user_id = ?", [tunde.memberId]);
      expect(await change.execute("select thread_id from due_supervision")).toEqual([{ thread_id: conversationId }]);
    } finally {
      await change.rollback();
    }
    expect(await dueThreads(server.database)).toEqual([]);
    await correct(by, tunde, MINOR);
    await until(async () => (await dueThreads(server.database)).length === 0);
  });

  test("SAFE-74 what a killed server left over is done later, by one of two who look at once", async () => {
    const { first, second, grace } = await unsupervised();
    const { superviseAll } = due((tx, threadId) => superviseNow(tx, policy, threadId));
    await makeDue([first, second]);
    await Promise.all([superviseAll(), superviseAll()]);
    expect([await leadsIn(first), await leadsIn(second)]).toEqual([[grace.memberId], [grace.memberId]]);
    expect(await dueThreads(server.database)).toEqual([]);
  });

  test("SAFE-74 one that fails stays due and does not stop the others", async () => {
    const { first: failing, second: other, grace } = await unsupervised();
    const { superviseAll } = due(async (tx, threadId) => {
      if (threadId === failing) throw new Error("a fault");
      await superviseNow(tx, policy, threadId);
    });
    await makeDue([failing, other]);
    await superviseAll();
    expect(await dueThreads(server.database)).toEqual([failing]);
    expect(await leadsIn(other)).toEqual([grace.memberId]);
  });

  test("SAFE-74 a change while the server was not listening is made up for when it listens again", async () => {
    const [ada, tunde, by] = [await adult("Ada"), await adult("Tunde"), await admin()];
    const { conversationId } = await openTalk(ada, tunde);
    const grace = await lead();
    const cut = await execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    );
    expect(cut).toHaveLength(1);
    await correct(by, tunde, MINOR);
    await until(async () => (await leadsIn(conversationId))[0] === grace.memberId);
  });
});
