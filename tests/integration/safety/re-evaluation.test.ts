import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import { superviseNow } from "../../../server/chat/conversation-kind.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { reviewNewAdults } from "../../../server/safety/age/birthday.ts";
import { dueSupervision } from "../../../server/thread/due-supervision.ts";
import { newHolder } from "../../support/account/admins.ts";
import {
  type ChatMember,
  channelOf,
  dueThreads,
  joinChannelRoom,
  lastOf,
  memberConnection,
  newChannel,
  newLead,
  withoutRole,
} from "../../support/chat/channel.ts";
import { lastConversation } from "../../support/chat/chat-fixture.ts";
import {
  ADULT,
  joinConversation,
  type Listener,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../support/chat/chat-member.ts";
import { conversationOf, podOf, withMembers } from "../../support/chat/due-supervision.ts";
import { confirmGroup, newNewcomer, undoOf } from "../../support/chat/newcomer.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from threads");
  await execute("delete from user_roles");
});

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const adult = (name: string) => newChatMember(server.url, name, ADULT);
const minor = (name: string) => newChatMember(server.url, name, MINOR);
const admin = () => newHolder(server, "admin", "Pastor Sam");
const mentor = (name: string) => newHolder(server, "mentor", name);
const lead = (name = "Mama Grace") => newLead(server.url, server.database, name);
const today = () => new Date().toISOString().slice(0, 10);
const policy = { isOpenToAll: false, today };
const correct = async (who: ChatMember, { memberId }: ChatMember, birth_date: string) =>
  void (await who.must(correctBirthDate, { params: { memberId }, body: { birth_date } }));

/** The conversation of the two, its room as the first one has it open, and what the app of the first one hears. */
async function openTalk(one: ChatMember, other: ChatMember) {
  const conversationId = await openConversationWith(one, other.memberId);
  return { conversationId, room: await joinConversation(one, conversationId), app: await memberConnection(one) };
}

/** Nobody writes: the open app hears who supervises the conversation now. */
const supervisedBy = (app: Listener, { memberId }: ChatMember) =>
  until(() => lastConversation(app)?.members.some((each) => each.memberId === memberId && each.isSupervisor) === true);
const conversationCloses = (app: Listener) => until(() => lastConversation(app)?.canWrite === false);
const channelOn = (app: Listener, channelId: string) => {
  const channel = lastOf(app, channelId);
  return typeof channel === "object" ? channel : undefined;
};

interface Change {
  readonly members: () => Promise<[ChatMember, ChatMember]>;
  /** Makes the two a pair that needs a safeguarding lead. */
  change(by: ChatMember, one: ChatMember, other: ChatMember): Promise<unknown>;
}

const changes: Record<string, Change> = {
  "an adult’s date is corrected to a minor’s": {
    members: () => Promise.all([adult("Ada"), adult("Tunde")]),
    change: (by, _, other) => correct(by, other, MINOR),
  },
  "a minor’s date is corrected to an adult’s": {
    members: () => Promise.all([minor("Chidi"), minor("Bola")]),
    change: (by, _, other) => correct(by, other, ADULT),
  },
  "a confirmation is undone": {
    async members() {
      const [one, other] = [await adult("Ada"), await newNewcomer(server.url, "Tunde", ADULT)];
      await confirmGroup(await mentor("Halima"), other, "adult");
      return [one, other];
    },
    async change(by, _, other) {
      const [row] = await execute<{ id: string }>("select confirmer_id as id from age_attestations where user_id = ?", [
        other.memberId,
      ]);
      return await undoOf(by, other, { memberId: row?.id } as ChatMember);
    },
  },
  "a minor gets a role": {
    members: () => Promise.all([minor("Chidi"), minor("Bola")]),
    change: (_, __, other) => execute("insert into user_roles (user_id, role) values (?, 'mentor')", [other.memberId]),
  },
  "a member without a confirmed age loses a role": {
    members: async () => [await adult("Ada"), await newRole("Halima")],
    change: (_, __, other) => withoutRole(server.database, other),
  },
};

async function newRole(name: string): Promise<ChatMember> {
  const person = await newChatMember(server.url, name);
  await giveRole(server.database.fork(), person.me?.email ?? "", "mentor");
  return person;
}

describe.each(Object.entries(changes))("when %s", (_, { members, change }) => {
  test("SAFE-74 an open conversation gets a safeguarding lead without a message", async () => {
    const [[one, other], by] = [await members(), await admin()];
    const { room, app } = await openTalk(one, other);
    const grace = await lead();
    expect(await room.say("just us")).toBe("stored");
    await change(by, one, other);
    await supervisedBy(app, grace);
    expect(lastConversation(app)).toMatchObject({ isSupervised: true, canWrite: true });
    expect(await room.say("with Grace")).toBe("stored");
    expect(await dueThreads(server.database)).toEqual([]);
  });

  test("SAFE-74 without a safeguarding lead it is closed for writing, on open screens too", async () => {
    const [[one, other], by] = [await members(), await admin()];
    const { room, app } = await openTalk(one, other);
    await change(by, one, other);
    await conversationCloses(app);
    expect(await room.say("just us")).toBe("chat/not-allowed");
    expect(lastConversation(app)).toMatchObject({ isSupervised: false });
  });

  test("SAFE-74 a channel without a safeguarding lead is closed for writing, on open screens too", async () => {
    const [[one, other], by] = [await members(), await admin()];
    const channelId = await newChannel(one, "Choir");
    await withMembers(server.database, channelId, [other]);
    const [room, app] = [await joinChannelRoom(one, channelId), await memberConnection(one)];
    expect(await room.say("just us")).toBe("stored");
    await change(by, one, other);
    await until(() => channelOn(app, channelId)?.canWrite === false);
    expect(await room.say("just us")).toBe("channel/unsupervised");
  });

  test("SAFE-74 a channel that lacks its safeguarding lead gets one without a message", async () => {
    const [[one, other], by] = [await members(), await admin()];
    const channelId = await newChannel(one, "Choir");
    await withMembers(server.database, channelId, [other]);
    const [room, app, grace] = [await joinChannelRoom(one, channelId), await memberConnection(one), await lead()];
    await change(by, one, other);
    await until(() => channelOn(app, channelId)?.supervisors[0]?.memberId === grace.memberId);
    expect(await room.say("with Grace")).toBe("stored");
  });
});

test("SAFE-74 a correction back opens the conversation again, and a lead who was added stays", async () => {
  const [ada, tunde, by] = [await adult("Ada"), await adult("Tunde"), await admin()];
  const { app } = await openTalk(ada, tunde);
  await correct(by, tunde, MINOR);
  await conversationCloses(app);
  await correct(by, tunde, ADULT);
  await until(() => lastConversation(app)?.canWrite === true);
  const grace = await lead();
  await correct(by, tunde, MINOR);
  await supervisedBy(app, grace);
  await correct(by, tunde, ADULT);
  await until(() => lastConversation(app)?.canWrite === true);
  expect(lastConversation(app)?.isSupervised).toBe(true);
});

test("SAFE-74 a role opens the conversation of a member whose age is unknown", async () => {
  const [ada, newcomer, halima, by] = [
    await adult("Ada"),
    await newNewcomer(server.url, "Tunde", ADULT),
    await mentor("Halima"),
    await admin(),
  ];
  await confirmGroup(halima, newcomer, "adult");
  const { room, app } = await openTalk(ada, newcomer);
  await undoOf(by, newcomer, halima);
  await conversationCloses(app);
  await giveRole(server.database.fork(), newcomer.me?.email ?? "", "mentor");
  await until(() => lastConversation(app)?.canWrite === true);
  expect(await room.say("Welcome")).toBe("stored");
});

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

test("SAFE-74 a pod whose member turns out to be a minor gets a lead, or is closed for writing", async () => {
  const [halima, ada, by] = [await mentor("Halima"), await adult("Ada"), await admin()];
  const podId = await podOf(halima, ada);
  const [room, app] = [await joinChannelRoom(ada, podId), await memberConnection(ada)];
  await correct(by, ada, MINOR);
  await until(() => channelOn(app, podId)?.canWrite === false);
  expect(await room.say("just us")).toBe("channel/unsupervised");
  const grace = await lead();
  await correct(by, ada, ADULT);
  await until(() => channelOn(app, podId)?.supervisors[0]?.memberId === grace.memberId);
});

test("SAFE-74 CHANNEL-35 a lead left alone with a minor gets a second adult, or it is closed for writing", async () => {
  const [ada, teen, grace, by] = [await adult("Ada"), await minor("Chidi"), await lead(), await admin()];
  const channelId = await channelOf(server.database, { owner: [ada], member: [teen, grace] });
  const [room, app] = [await joinChannelRoom(teen, channelId), await memberConnection(teen)];
  expect(await room.say("with Ada")).toBe("stored");
  await suspendMember(server.database.fork(), ada.memberId);
  await until(() => channelOn(app, channelId)?.supervisors.some(({ memberId }) => memberId === by.memberId) === true);
  expect(await room.say("with an admin")).toBe("stored");
  await withoutRole(server.database, by);
  await until(() => channelOn(app, channelId)?.canWrite === false);
  expect(await room.say("just us")).toBe("channel/unsupervised");
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

const leadsIn = async (threadId: string) =>
  (
    await execute<{ user_id: string }>(
      "select user_id from thread_members where thread_id = ? and role = 'safeguarding_lead'",
      [threadId],
    )
  ).map((row) => row.user_id);
