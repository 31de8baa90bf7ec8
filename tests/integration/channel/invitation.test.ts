import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addChannelMember,
  changeChannelRole,
  closeChannel,
  editChannel,
  joinChannel,
  leaveChannel,
  listChannelMembers,
  readChannel,
  readChannelMessages,
  removeChannelMember,
} from "../../../schema/channel/api.ts";
import {
  acceptInvitation,
  declineInvitation,
  listPendingInvitations,
  withdrawInvitation,
} from "../../../schema/channel/invitation-api.ts";
import { CHANNEL_INVITATIONS_MAX } from "../../../schema/limits.ts";
import { block, report, unblock } from "../../../schema/safety/api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import {
  type ChatMember,
  channelOf,
  invitationsFor,
  inviteAndAccept,
  memberConnection,
  newChannel,
  newLead,
} from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { briefList, shownTo } from "../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  grace = await newLead(server.url, server.database, "Mama Grace");
});
afterAll(() => server.stop());

const adult = (name: string) => newChatMember(server.url, name, ADULT);
const minor = (name: string) => newChatMember(server.url, name, MINOR);
const execute = <T extends object>(sql: string, values: unknown[]) => server.database.fork().execute<T[]>(sql, values);

const add = async (who: ChatMember, channelId: string, { memberId }: ChatMember) =>
  (await who.call(addChannelMember, { params: { channelId }, body: { memberId } })).error?.code ?? "done";
const accept = async (who: ChatMember, invitationId: string) =>
  (await who.call(acceptInvitation, { params: { invitationId } })).error?.code ?? "joined";
const decline = async (who: ChatMember, invitationId: string) =>
  (await who.call(declineInvitation, { params: { invitationId } })).error?.code ?? "declined";
const pendingFor = async (who: ChatMember, channelId: string) =>
  (await who.must(listPendingInvitations, { params: { channelId } })).invitations;
const membersOf = async (who: ChatMember, channelId: string) =>
  (await who.must(listChannelMembers, { params: { channelId } })).members.map(({ displayName }) => displayName);

/** Ada, an adult, owns a private channel and has invited Chidi, a minor. */
async function invited() {
  const [ada, chidi] = await Promise.all([adult("Ada"), minor("Chidi")]);
  const channelId = await newChannel(ada, "Quiz team", true);
  expect(await add(ada, channelId, chidi)).toBe("done");
  const [invitation] = await invitationsFor(chidi);
  return { ada, chidi, channelId, params: { channelId }, invitationId: invitation?.invitationId ?? "" };
}

test("CHANNEL-25 an adult adds an adult at once, and a minor only joins by accepting", async () => {
  const { ada, chidi, channelId, invitationId } = await invited();
  const tunde = await adult("Tunde");
  expect(await add(ada, channelId, tunde)).toBe("done");
  expect(await membersOf(ada, channelId)).toEqual(["Ada", "Mama Grace", "Tunde"]);
  expect(await accept(chidi, invitationId)).toBe("joined");
  expect(await membersOf(ada, channelId)).toEqual(["Ada", "Mama Grace", "Chidi", "Tunde"]);
});

test("CHANNEL-25 a member of unknown age is invited, and can only invite", async () => {
  const [ada, unknown] = [await adult("Ada"), await newChatMember(server.url, "Unknown")];
  const tunde = await adult("Tunde");
  const [hers, theirs] = [await newChannel(ada, "Hers", true), await newChannel(unknown, "Theirs", true)];
  expect([await add(ada, hers, unknown), await add(unknown, theirs, tunde)]).toEqual(["done", "done"]);
  expect((await invitationsFor(unknown)).map(({ name }) => name)).toEqual(["Hers"]);
  expect((await invitationsFor(tunde)).map(({ name }) => name)).toEqual(["Theirs"]);
});

test("CHANNEL-28 an invitation shows the channel and who is in charge, and nothing of what is said in it", async () => {
  const { ada, chidi, channelId, params, invitationId } = await invited();
  await ada.must(editChannel, { params, body: { name: "Quiz team", description: "Fridays at six" } });
  const [{ invitedAt, ...invitation } = { invitedAt: 0 }] = await invitationsFor(chidi);
  expect(invitation).toEqual({
    invitationId,
    channelId,
    name: "Quiz team",
    description: "Fridays at six",
    isPrivate: true,
    memberCount: 2,
    invitedBy: { memberId: ada.memberId, displayName: "Ada", roles: [] },
    supervisors: [{ memberId: grace.memberId, displayName: "Mama Grace", role: "safeguarding_lead" }],
  });
  expect(invitedAt).toBeGreaterThan(0);
  for (const door of [readChannel, readChannelMessages, listChannelMembers, joinChannel]) {
    expect((await chidi.call(door, { params })).error?.code).toBe("channel/not-found");
  }
});

test("CHANNEL-28 SAFE-11 an invited member can report a private channel, and a stranger cannot", async () => {
  const [{ chidi, channelId, invitationId }, elsewhere] = [await invited(), await invited()];
  const body = { subject: { kind: "channel", channelId } as const, reason: "other" as const, note: "" };
  expect((await elsewhere.chidi.call(report, { body })).error?.code).toBe("safety/not-found");
  await chidi.must(report, { body });
  expect(await decline(chidi, invitationId)).toBe("declined");
  expect((await chidi.call(report, { body })).error?.code).toBe("safety/not-found");
});

test("CHANNEL-29 accepting again changes nothing, and someone else's invitation does not exist", async () => {
  const { ada, chidi, channelId, params, invitationId } = await invited();
  const stranger = await minor("Stranger");
  for (const id of [invitationId, crypto.randomUUID()]) {
    expect(await accept(stranger, id)).toBe("channel/invitation-not-found");
    expect(await decline(stranger, id)).toBe("channel/invitation-not-found");
  }
  expect([await accept(chidi, invitationId), await accept(chidi, invitationId)]).toEqual(["joined", "joined"]);
  expect(await decline(chidi, invitationId)).toBe("channel/invitation-not-found");
  expect((await ada.must(readChannel, { params })).memberCount).toBe(3);
  const activity = await execute("select from user_activity where user_id = ?", [chidi.memberId]);
  expect(activity).toHaveLength(1);
  expect(await add(ada, channelId, chidi)).toBe("channel/already-member");
});

test("CHANNEL-29 CHANNEL-31 after the channel was closed, accepting says so", async () => {
  const { ada, chidi, params, invitationId } = await invited();
  await ada.must(closeChannel, { params });
  expect(await invitationsFor(chidi)).toEqual([]);
  expect(await accept(chidi, invitationId)).toBe("channel/closed");
});

test("CHANNEL-29 CHANNEL-16 without a lead in the community, an invited minor cannot join adults", async () => {
  const { chidi, invitationId } = await invited();
  await execute("update users set suspended_at = now() where id = ?", [grace.memberId]);
  try {
    expect(await accept(chidi, invitationId)).toBe("channel/unsupervised");
    expect(await invitationsFor(chidi)).toHaveLength(1);
  } finally {
    await execute("update users set suspended_at = null where id = ?", [grace.memberId]);
  }
  expect(await accept(chidi, invitationId)).toBe("joined");
});

test("CHANNEL-27 a member has one open invitation to a channel, whoever invites them", async () => {
  const { ada, chidi, channelId } = await invited();
  const bisi = await adult("Bisi");
  await add(ada, channelId, bisi);
  await ada.must(changeChannelRole, { params: { channelId, memberId: bisi.memberId }, body: { role: "admin" } });
  const outcomes = await Promise.all(Array.from({ length: 10 }, (_, at) => add(at % 2 ? ada : bisi, channelId, chidi)));
  expect(outcomes).toEqual(Array(10).fill("done"));
  expect(await pendingFor(bisi, channelId)).toHaveLength(1);
  expect(await briefList(chidi)).toEqual([["channel_invitation", 1, "unread", ""]]);
});

test("CHANNEL-27 an invitation expires, and can then be sent again", async () => {
  const { ada, chidi, channelId, invitationId } = await invited();
  await execute("update channel_invitations set expires_at = now() where id = ?", [invitationId]);
  expect([await invitationsFor(chidi), await pendingFor(ada, channelId)]).toEqual([[], []]);
  expect(await accept(chidi, invitationId)).toBe("channel/invitation-not-found");
  expect(await add(ada, channelId, chidi)).toBe("done");
  expect(await accept(chidi, (await invitationsFor(chidi))[0]?.invitationId ?? "")).toBe("joined");
});

test("CHANNEL-27 a channel has at most 100 invitations without an answer", async () => {
  const { ada, channelId } = await invited();
  await execute(
    `insert into channel_invitations (thread_id, email, invited_by, expires_at)
     select ?, 'nobody-' || at || '@example.org', ?, now() + interval '1 day' from generate_series(2, ?) at`,
    [channelId, ada.memberId, CHANNEL_INVITATIONS_MAX],
  );
  expect(await add(ada, channelId, await minor("One too many"))).toBe("channel/full");
  expect(await add(ada, channelId, await adult("Tunde"))).toBe("done");
});

test("CHANNEL-30 a declined invitation goes, and for a week the same person cannot invite again", async () => {
  const { ada, chidi, channelId, invitationId } = await invited();
  const hears = await memberConnection(ada);
  expect([await decline(chidi, invitationId), await decline(chidi, invitationId)]).toEqual(["declined", "declined"]);
  expect(await accept(chidi, invitationId)).toBe("channel/invitation-not-found");
  expect(await pendingFor(ada, channelId)).toEqual([]);
  expect(await add(ada, channelId, chidi)).toBe("done");
  expect([await invitationsFor(chidi), await shownTo(chidi), await shownTo(ada)]).toEqual([[], [], []]);
  expect(hears.received.filter(({ type }) => type !== "channel")).toEqual([]);
  await execute("update channel_invitations set answered_at = now() - interval '8 days' where id = ?", [invitationId]);
  expect(await add(ada, channelId, chidi)).toBe("done");
  expect(await invitationsFor(chidi)).toHaveLength(1);
});

test("CHANNEL-31 the owner withdraws an invitation, and nobody else does", async () => {
  const { ada, chidi, channelId, invitationId } = await invited();
  const [teen, stranger] = [await minor("Teen"), await adult("Stranger")];
  await inviteAndAccept(ada, channelId, teen);
  const withdraw = async (who: ChatMember) =>
    (await who.call(withdrawInvitation, { params: { channelId, invitationId } })).error?.code ?? "withdrawn";
  expect([await withdraw(teen), await withdraw(grace), await withdraw(stranger)]).toEqual([
    "channel/not-allowed",
    "channel/not-allowed",
    "channel/not-found",
  ]);
  const hears = await memberConnection(chidi);
  expect(await withdraw(ada)).toBe("withdrawn");
  await until(() => hears.messagesOf("invitations").length > 0);
  expect(hears.messagesOf("invitations").at(-1)).toEqual({ invitations: [] });
  expect(await withdraw(ada)).toBe("channel/invitation-not-found");
  expect(await accept(chidi, invitationId)).toBe("channel/invitation-not-found");
});

const ends: [string, (ada: ChatMember, bisi: ChatMember, channelId: string) => Promise<unknown>][] = [
  ["left", (_, bisi, channelId) => bisi.must(leaveChannel, { params: { channelId } })],
  ["was removed", (ada, { memberId }, channelId) => ada.must(removeChannelMember, { params: { channelId, memberId } })],
  [
    "is an ordinary member now",
    (ada, { memberId }, channelId) =>
      ada.must(changeChannelRole, { params: { channelId, memberId }, body: { role: "member" } }),
  ],
  ["was suspended", (_, { memberId }) => suspendMember(server.database.fork(), memberId)],
];
test.each(ends)("CHANNEL-31 an invitation ends when its sender %s", async (_, end) => {
  const [ada, bisi, chidi] = [await adult("Ada"), await adult("Bisi"), await minor("Chidi")];
  const channelId = await channelOf(server.database, { owner: [ada], admin: [bisi] }, { isPrivate: true });
  await add(bisi, channelId, chidi);
  const [invitation] = await invitationsFor(chidi);
  expect(await pendingFor(ada, channelId)).toHaveLength(1);
  await end(ada, bisi, channelId);
  expect([await invitationsFor(chidi), await shownTo(chidi), await pendingFor(ada, channelId)]).toEqual([[], [], []]);
  expect(await accept(chidi, invitation?.invitationId ?? "")).toBe("channel/invitation-not-found");
  expect(await add(ada, channelId, chidi)).toBe("done");
  expect(await invitationsFor(chidi)).toHaveLength(1);
});

test("CHANNEL-31 NOTICE-11 a block hides the invitation at once, and unblocking shows it again", async () => {
  const { ada, chidi, channelId, invitationId } = await invited();
  const hears = await memberConnection(chidi);
  const params = { memberId: ada.memberId };
  await chidi.must(block, { params });
  await until(() => hears.messagesOf("invitations").length > 0);
  expect(hears.messagesOf("invitations").at(-1)).toEqual({ invitations: [] });
  expect(await shownTo(chidi)).toEqual([]);
  expect(await accept(chidi, invitationId)).toBe("channel/invitation-not-found");
  expect(await pendingFor(ada, channelId)).toHaveLength(1);
  await chidi.must(unblock, { params });
  await until(async () => (await invitationsFor(chidi)).length === 1);
  expect(await accept(chidi, invitationId)).toBe("joined");
});

test("CHANNEL-27 CHANNEL-31 an invitation that a block hides does not stop another admin from inviting", async () => {
  const { ada, chidi, channelId } = await invited();
  const bisi = await adult("Bisi");
  await add(ada, channelId, bisi);
  await ada.must(changeChannelRole, { params: { channelId, memberId: bisi.memberId }, body: { role: "admin" } });
  await chidi.must(block, { params: { memberId: ada.memberId } });
  expect(await add(bisi, channelId, chidi)).toBe("done");
  expect(await invitationsFor(chidi)).toMatchObject([{ invitedBy: { displayName: "Bisi" } }]);
  expect(await pendingFor(bisi, channelId)).toMatchObject([
    { displayName: "Chidi", invitedBy: { displayName: "Bisi" } },
  ]);
  await chidi.must(unblock, { params: { memberId: ada.memberId } });
  expect(await invitationsFor(chidi)).toHaveLength(1);
});

test("CHANNEL-32 the owner and the lead see who is invited, members do not; the lead's view is recorded", async () => {
  const { ada, chidi, channelId, params, invitationId } = await invited();
  const teen = await minor("Teen");
  await inviteAndAccept(ada, channelId, teen);
  const shown = { invitationId, displayName: "Chidi", email: null, invitedBy: { displayName: "Ada" } };
  expect(await pendingFor(ada, channelId)).toMatchObject([shown]);
  expect(await pendingFor(grace, channelId)).toMatchObject([shown]);
  const codes = [teen, chidi].map(async (who) => (await who.call(listPendingInvitations, { params })).error?.code);
  expect(await Promise.all(codes)).toEqual(["channel/not-allowed", "channel/not-found"]);
  const views = await execute("select actor_id from audit_log where item_id = ?", [channelId]);
  expect(views).toEqual([{ actor_id: grace.memberId }]);
});

test("CHANNEL-33 a removed member cannot come back by an invitation, whether or not they accepted it", async () => {
  const { ada, chidi, channelId, params, invitationId } = await invited();
  await accept(chidi, invitationId);
  await ada.must(removeChannelMember, { params: { channelId, memberId: chidi.memberId } });
  expect(await accept(chidi, invitationId)).toBe("channel/invitation-not-found");
  const open = await channelOf(server.database, { owner: [ada] });
  const bola = await minor("Bola");
  await add(ada, open, bola);
  const [second] = await invitationsFor(bola);
  await bola.must(joinChannel, { params: { channelId: open } });
  expect(await accept(bola, second?.invitationId ?? "")).toBe("joined");
  await ada.must(removeChannelMember, { params: { channelId: open, memberId: bola.memberId } });
  expect(await invitationsFor(bola)).toEqual([]);
  expect(await accept(bola, second?.invitationId ?? "")).toBe("channel/invitation-not-found");
  expect((await ada.must(readChannel, { params })).memberCount).toBe(2);
});

test("NOTICE-11 an invitation is pushed to the invited member's screens and goes once it is answered", async () => {
  const [ada, chidi] = await Promise.all([adult("Ada"), minor("Chidi")]);
  const hears = await memberConnection(chidi);
  const channelId = await newChannel(ada, "Choir");
  await add(ada, channelId, chidi);
  await until(() => hears.messagesOf("invitations").length > 0 && hears.messagesOf("notifications").length > 0);
  expect(hears.messagesOf("invitations")[0]).toMatchObject({ invitations: [{ name: "Choir" }] });
  expect(hears.messagesOf("notifications")[0]).toMatchObject({
    unread: 1,
    newest: {
      kind: "channel_invitation",
      actorName: "Ada",
      text: "",
      place: { kind: "invitation", channelId, name: "Choir" },
    },
  });
  const [invitation] = await invitationsFor(chidi);
  await decline(chidi, invitation?.invitationId ?? "");
  await until(() => hears.messagesOf("notifications").at(-1)?.unread === 0);
  expect(await shownTo(chidi)).toEqual([]);
});
