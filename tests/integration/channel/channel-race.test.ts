import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addChannelMember,
  type ChannelRole,
  closeChannel,
  createChannel,
  joinChannel,
  leaveChannel,
  removeChannelMember,
  transferChannelOwnership,
} from "../../../schema/channel/api.ts";
import { CHANNEL_MEMBERS_MAX, CHANNELS_OWNED_MAX } from "../../../schema/limits.ts";
import { type ChatMember, channelOf, channelsOf, joinChannelRoom } from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { ADULT } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { trio } = chatFixture(() => server);
const ROUNDS = 5;

async function rolesIn(channelId: string): Promise<Map<string, ChannelRole>> {
  const rows = await server.database
    .fork()
    .execute<{ user_id: string; role: ChannelRole }[]>("select user_id, role from thread_members where thread_id = ?", [
      channelId,
    ]);
  return new Map(rows.map(({ user_id, role }) => [user_id, role]));
}

const ownersIn = async (channelId: string) =>
  [...(await rolesIn(channelId))].filter(([, role]) => role === "owner").map(([memberId]) => memberId);

/** Counts the calls by error code; a call without an error counts as `done`. */
async function outcomes(calls: readonly Promise<{ error: { code: string } | undefined }>[]) {
  const counted: Record<string, number> = {};
  for (const { error } of await Promise.all(calls))
    counted[error?.code ?? "done"] = (counted[error?.code ?? "done"] ?? 0) + 1;
  return counted;
}

describe("simultaneous changes of a channel", () => {
  test("CHANNEL-10 fifty simultaneous joins create one membership, and an admin who joins stays an admin", async () => {
    const [ada, tunde, bisi] = await trio();
    const channelId = await channelOf(server.database, { owner: [ada], admin: [bisi] });
    const joins = [tunde, bisi].flatMap((who) =>
      Array.from({ length: 50 }, () => who.call(joinChannel, { params: { channelId } })),
    );
    expect(await outcomes(joins)).toEqual({ done: 100 });
    expect(await rolesIn(channelId)).toEqual(
      new Map([
        [ada.memberId, "owner"],
        [bisi.memberId, "admin"],
        [tunde.memberId, "member"],
      ]),
    );
  });

  test("CHANNEL-10 of fifty simultaneous additions of one member, one succeeds", async () => {
    const [ada, tunde, bisi] = await trio();
    const channelId = await channelOf(server.database, { owner: [ada], admin: [bisi] });
    const add = (who: ChatMember) =>
      who.call(addChannelMember, { params: { channelId }, body: { memberId: tunde.memberId } });
    const adds = Array.from({ length: 50 }, (_, at) => add(at % 2 ? ada : bisi));
    expect(await outcomes(adds)).toEqual({ done: 1, "channel/already-member": 49 });
    expect((await channelsOf(tunde, "choir")).filter(({ role }) => role !== null)).toHaveLength(1);
  });

  test("CHANNEL-10 only one of several simultaneous joins gets the last place in a channel", async () => {
    const [ada, ...others] = await Promise.all([...(await trio()), ...(await trio())]);
    const channelId = await channelOf(server.database, { owner: [ada as ChatMember] });
    const em = server.database.fork();
    await em.execute(
      `with filler as (
         insert into users (id, email) select gen_random_uuid(), 'filler-' || at || '@example.org'
         from generate_series(1, ?) as at returning id
       ), born as (insert into birth_dates (user_id, birth_date) select id, ?::date from filler
       ), adult as (insert into age_confirmations (user_id) select id from filler)
       insert into thread_members (thread_id, user_id, role) select ?, id, 'member' from filler`,
      [CHANNEL_MEMBERS_MAX - 2, ADULT, channelId],
    );
    const joins = others.map((who) => who.call(joinChannel, { params: { channelId } }));
    expect(await outcomes(joins)).toEqual({ done: 1, "channel/full": others.length - 1 });
    const last = await (ada as ChatMember).call(addChannelMember, {
      params: { channelId },
      body: { memberId: (others[0] as ChatMember).memberId },
    });
    expect(["channel/full", "channel/already-member"]).toContain(last.error?.code);
  });

  test("CHANNEL-10 simultaneous creations and transfers never exceed the limit of owned channels", async () => {
    const [ada, tunde] = await trio();
    for (let at = 1; at < CHANNELS_OWNED_MAX; at += 1) await channelOf(server.database, { owner: [ada] });
    const offered = await Promise.all(
      Array.from({ length: 5 }, () => channelOf(server.database, { owner: [tunde], member: [ada] })),
    );
    const made = Array.from({ length: 5 }, (_, at) => ada.call(createChannel, { body: { name: `Number ${at}` } }));
    const given = offered.map((channelId) =>
      tunde.call(transferChannelOwnership, { params: { channelId }, body: { memberId: ada.memberId } }),
    );
    expect(await outcomes([...made, ...given])).toEqual({ done: 1, "channel/too-many-owned": 9 });
  });

  test("CHANNEL-3 of two simultaneous transfers of a channel, one succeeds", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ada, tunde, bisi] = await trio();
      const channelId = await channelOf(server.database, { owner: [ada], member: [tunde, bisi] });
      const give = (to: ChatMember) =>
        ada.call(transferChannelOwnership, { params: { channelId }, body: { memberId: to.memberId } });
      expect(await outcomes([give(tunde), give(bisi)])).toEqual({ done: 1, "channel/not-allowed": 1 });
      const owners = await ownersIn(channelId);
      expect(owners).toHaveLength(1);
      expect(owners).not.toContain(ada.memberId);
      expect((await rolesIn(channelId)).get(ada.memberId)).toBe("admin");
    }
  });

  test("CHANNEL-3 a member who leaves during a transfer to them has either left or owns the channel", async () => {
    const [ada, tunde] = await trio();
    for (let round = 0; round < ROUNDS; round += 1) {
      const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] });
      const params = { channelId };
      const [given, left] = await Promise.all([
        ada.call(transferChannelOwnership, { params, body: { memberId: tunde.memberId } }),
        tunde.call(leaveChannel, { params }),
      ]);
      const codes = [given.error?.code, left.error?.code];
      const isGiven = given.error === undefined;
      expect(codes).toEqual(isGiven ? [undefined, "channel/owner-stays"] : ["channel/member-not-found", undefined]);
      expect(await ownersIn(channelId)).toEqual([(isGiven ? tunde : ada).memberId]);
    }
  });
});

describe("CHANNEL-12 messages sent while access to a channel ends", () => {
  const ends: [string, (owner: ChatMember, writer: ChatMember, channelId: string) => Promise<unknown>][] = [
    [
      "the writer was removed",
      (owner, { memberId }, channelId) => owner.must(removeChannelMember, { params: { channelId, memberId } }),
    ],
    ["the writer left", (_, writer, channelId) => writer.must(leaveChannel, { params: { channelId } })],
    ["the channel was closed", (owner, _, channelId) => owner.must(closeChannel, { params: { channelId } })],
  ];
  test.each(ends)(
    "CHANNEL-12 no message is stored after the reply that %s, however many are being sent",
    async (_, end) => {
      const [ada, tunde] = await trio();
      for (let round = 0; round < ROUNDS - 1; round += 1) {
        const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] });
        const his = await joinChannelRoom(tunde, channelId);
        for (let at = 0; at < 12; at += 1) his.send("send", { id: `racing-message-${at}`, content: `message ${at}` });
        await end(ada, tunde, channelId);
        const count = async () =>
          (await server.database.fork().execute("select seq from messages where thread_id = ?", [channelId])).length;
        const stored = await count();
        await his.closed;
        expect(await count()).toBe(stored);
      }
    },
  );
});
