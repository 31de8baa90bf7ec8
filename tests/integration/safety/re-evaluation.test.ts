import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readChannel } from "../../../schema/channel/api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import {
  type ChatMember,
  channelOf,
  dueThreads,
  joinChannelRoom,
  memberConnection,
  newChannel,
  withoutRole,
} from "../../support/chat/channel.ts";
import { lastConversation } from "../../support/chat/chat-fixture.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { podOf, withMembers } from "../../support/chat/due-supervision.ts";
import { confirmGroup, newNewcomer, undoOf } from "../../support/chat/newcomer.ts";
import {
  channelOn,
  conversationCloses,
  correct,
  openTalk,
  supervisedBy,
  supervisionFixture,
} from "../../support/chat/supervision-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { execute, reset, adult, minor, admin, mentor, lead } = supervisionFixture(() => server);
beforeEach(reset);

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

/** How a lead can no longer act as one, where a second factor is required. */
const endings: Record<string, (lead: ChatMember) => Promise<unknown>> = {
  "loses the role": (lead) => withoutRole(server.database, lead),
  "is suspended": ({ memberId }) => suspendMember(server.database.fork(), memberId),
  "has no second factor": ({ memberId }) =>
    execute("update users set two_factor_enabled = false where id = ?", [memberId]),
};

describe.each(Object.entries(endings))("when a lead who is in no thread is appointed and then %s", (_, end) => {
  const requireSecondFactors = async () => {
    await execute("update users set two_factor_enabled = true");
    await execute("update installation set requires_second_factor = true");
  };
  afterEach(() => execute("update installation set requires_second_factor = false"));

  test("CHANNEL-39 another lead’s open empty channel shows both times whether she can write", async () => {
    const grace = await lead();
    const channelId = await newChannel(grace, "Youth");
    const app = await memberConnection(grace);
    expect((await grace.must(readChannel, { params: { channelId } })).canWrite).toBe(false);
    const femi = await lead("Uncle Femi");
    await until(() => channelOn(app, channelId)?.canWrite === true);
    await requireSecondFactors();
    await end(femi);
    await until(() => channelOn(app, channelId)?.canWrite === false);
    expect(await (await joinChannelRoom(grace, channelId)).say("hello")).toBe("channel/unsupervised");
  });

  test("SAFE-105 an open conversation that needs a lead shows both times whether the two can write", async () => {
    const [ada, tunde, by] = [await adult("Ada"), await adult("Tunde"), await admin()];
    const { app } = await openTalk(ada, tunde);
    await correct(by, tunde, MINOR);
    await conversationCloses(app);
    const grace = await lead();
    await until(() => lastConversation(app)?.canWrite === true);
    await requireSecondFactors();
    await end(grace);
    await conversationCloses(app);
  });
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
