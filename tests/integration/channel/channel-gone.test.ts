import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signOut } from "../../../schema/account/api.ts";
import {
  closeChannel,
  joinChannel,
  leaveChannel,
  listChannelMembers,
  readChannel,
  readChannelMessages,
  removeChannelMember,
  takeChannelSeat,
  transferChannelOwnership,
} from "../../../schema/channel/api.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { block } from "../../../schema/safety/api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import {
  type ChatMember,
  channelOf,
  channelsOf,
  joinChannelRoom,
  lastOf,
  memberConnection,
  withoutRole,
} from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { listen } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { trio } = chatFixture(() => server);
const SOON_MS = 2_000;

/** Waits for the connection to close; fails if it takes longer than access may outlive a membership. */
async function closedSoon(listener: { closed: Promise<number> }): Promise<number> {
  let code: number | undefined;
  void listener.closed.then((each) => {
    code = each;
  });
  await until(() => code !== undefined, SOON_MS);
  return code ?? 0;
}

describe("a former channel member", () => {
  const ways: [string, (ada: ChatMember, tunde: ChatMember, channelId: string) => Promise<unknown>, number, string?][] =
    [
      [
        "by leaving",
        (_, tunde, channelId) => tunde.must(leaveChannel, { params: { channelId } }),
        CLOSE_CODES.unavailable,
        "left",
      ],
      [
        "removed",
        (ada, { memberId }, channelId) => ada.must(removeChannelMember, { params: { channelId, memberId } }),
        CLOSE_CODES.unavailable,
        "removed",
      ],
      ["suspended", (_, { memberId }) => suspendMember(server.database.fork(), memberId), CLOSE_CODES.sessionEnded],
      ["signed out", (_, tunde) => tunde.must(signOut), CLOSE_CODES.sessionEnded],
    ];
  test.each(ways)(
    "CHANNEL-8 a member who is %s has their channel sockets closed within two seconds",
    async (_, goAway, code, why) => {
      const [ada, tunde, bisi] = await trio();
      const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] });
      const [first, second, connection] = [
        await joinChannelRoom(tunde, channelId),
        await joinChannelRoom(tunde, channelId),
        await memberConnection(tunde),
      ];
      const stranger = await memberConnection(bisi);
      await first.say("Still here");
      await (await joinChannelRoom(ada, channelId)).ask("send", { content: "You too?", mentions: [tunde.memberId] });
      const unread = () => connection.messagesOf("notifications").at(-1)?.unread;
      await until(() => unread() === 1);
      await goAway(ada, tunde, channelId);
      expect(await Promise.all([closedSoon(first), closedSoon(second)])).toEqual([code, code]);
      if (why === undefined) return;
      await until(() => lastOf(connection, channelId) === "gone" && unread() === 0, SOON_MS);
      const params = { channelId };
      const answers = await Promise.all([
        tunde.call(readChannelMessages, { params }),
        tunde.call(takeChannelSeat, { params }),
        tunde.call(listChannelMembers, { params }),
      ]);
      expect(answers.map(({ error }) => error?.code)).toEqual(Array(3).fill("channel/not-found"));
      expect(lastOf(connection, channelId)).toBe("gone");
      expect(connection.messagesOf("channelGone")).toEqual([{ channelId, why }]);
      expect(stranger.messagesOf("channelGone")).toEqual([]);
    },
  );

  test("CHANNEL-8 a seat reserved before a removal opens no socket afterwards", async () => {
    const [ada, tunde] = await trio();
    const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] });
    const { reservation } = await tunde.must(takeChannelSeat, { params: { channelId } });
    await ada.must(removeChannelMember, { params: { channelId, memberId: tunde.memberId } });
    const outcome = await listen(tunde, reservation).then(closedSoon, () => CLOSE_CODES.unavailable);
    expect(outcome).toBe(CLOSE_CODES.unavailable);
  });
});

test("CHANNEL-3 a channel cannot be transferred to a suspended member", async () => {
  const [ada, tunde] = await trio();
  const channelId = await channelOf(server.database, { owner: [ada], admin: [tunde] });
  await suspendMember(server.database.fork(), tunde.memberId);
  const { error } = await ada.call(transferChannelOwnership, {
    params: { channelId },
    body: { memberId: tunde.memberId },
  });
  expect(error?.code).toBe("channel/member-not-found");
  expect(await ada.must(readChannel, { params: { channelId } })).toMatchObject({ role: "owner" });
});

test("CHANNEL-3 SAFE-5 a block prevents an ownership transfer, except to a safeguarding lead", async () => {
  const [ada, tunde, bisi] = await trio();
  const channelId = await channelOf(server.database, { owner: [ada], member: [tunde], admin: [bisi] });
  await ada.must(block, { params: { memberId: tunde.memberId } });
  await bisi.must(block, { params: { memberId: ada.memberId } });
  const give = (to: ChatMember) =>
    ada.call(transferChannelOwnership, { params: { channelId }, body: { memberId: to.memberId } });
  for (const who of [tunde, bisi]) expect((await give(who)).error?.code).toBe("channel/member-not-found");
  await giveRole(server.database.fork(), bisi.me?.email ?? "", "safeguarding_lead");
  expect((await give(bisi)).error).toBeUndefined();
  await withoutRole(server.database, bisi);
});

test("CHANNEL-8 CHANNEL-9 nobody can reach a closed channel, but its messages stay for reports", async () => {
  const [ada, tunde, bisi] = await trio();
  const channelId = await channelOf(server.database, { owner: [ada], member: [tunde] }, { name: "Closing soon" });
  const [hers, his, connection] = [
    await joinChannelRoom(ada, channelId),
    await joinChannelRoom(tunde, channelId),
    await memberConnection(tunde),
  ];
  await hers.say("The last word");
  await ada.must(closeChannel, { params: { channelId } });
  expect(await Promise.all([closedSoon(hers), closedSoon(his)])).toEqual(Array(2).fill(CLOSE_CODES.unavailable));
  await until(() => lastOf(connection, channelId) === "gone");
  expect(connection.messagesOf("channelGone")).toEqual([{ channelId, why: "closed" }]);
  for (const person of [ada, tunde, bisi]) {
    const params = { channelId };
    expect(await channelsOf(person, "closing soon")).toEqual([]);
    const answers = await Promise.all([
      person.call(readChannel, { params }),
      person.call(joinChannel, { params }),
      person.call(readChannelMessages, { params }),
      person.call(takeChannelSeat, { params }),
      person.call(closeChannel, { params }),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(5).fill("channel/not-found"));
  }
  const stored = await server.database
    .fork()
    .execute<{ content: string }[]>("select content from messages where thread_id = ?", [channelId]);
  expect(stored.map(({ content }) => content)).toEqual(["The last word"]);
});
