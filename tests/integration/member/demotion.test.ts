import { Client, type Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeChannelSeat } from "../../../schema/channel/api.ts";
import { takeChatSeat } from "../../../schema/chat/api.ts";
import { deleteAccount } from "../../../schema/erasure/api.ts";
import { createRoom, takeSeat } from "../../../schema/game/api.ts";
import type { GameSettings } from "../../../schema/game/settings.ts";
import { listMembers } from "../../../schema/member/admin-api.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { listReports } from "../../../schema/safety/api.ts";
import { listSupervised } from "../../../schema/safety/supervised-api.ts";
import { act, newHolder, suspend, take } from "../../support/account/admins.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { type ChatMember, joinChannelRoom, memberConnection, newChannel } from "../../support/chat/channel.ts";
import {
  ADULT,
  joinConversation,
  type Listener,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../support/chat/chat-member.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

/** How long an open socket may outlive the right to it. */
const CLOSED_WITHIN_MS = 2_000;

let server: TestServer;
let admin: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  admin = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());

/** Does this, and fails unless all sockets close soon after its reply. Returns their close codes. */
async function closing(sockets: readonly Pick<Listener, "closed">[], work: () => Promise<unknown>): Promise<number[]> {
  const codes: number[] = [];
  for (const { closed } of sockets) void closed.then((code) => codes.push(code));
  await work();
  await until(() => codes.length === sockets.length, CLOSED_WITHIN_MS);
  return codes;
}

const gameSettings = { ...playedGames.trivia.settings, maxPlayers: 4, difficulty: "easy" } as GameSettings;
const closedOf = (room: Room) => ({ closed: new Promise<number>((resolve) => room.onLeave((code) => resolve(code))) });

async function mustTake(from: ChatMember, role: MemberRole): Promise<void> {
  expect(await take(admin, from, role, { acceptsNoLead: true })).toBeUndefined();
}

describe("a leader who is demoted while online", () => {
  test("USERS-12 a lead’s sockets in supervised threads close, and they cannot come back", async () => {
    const lead = await newHolder(server, "safeguarding_lead", "Auntie Kemi");
    const [bisi, ada] = [
      await newChatMember(server.url, "Bisi Ojo", ADULT),
      await newChatMember(server.url, "Ada Nwosu", MINOR),
    ];
    const conversationId = await openConversationWith(bisi, ada.memberId);
    const channelId = await newChannel(bisi, "Choir");
    const sockets = [await joinConversation(lead, conversationId), await joinChannelRoom(lead, channelId)];
    await closing(sockets, () => mustTake(lead, "safeguarding_lead"));
    const refusals = await Promise.all([
      lead.call(takeChatSeat, { params: { conversationId } }),
      lead.call(takeChannelSeat, { params: { channelId } }),
      lead.call(listSupervised),
      lead.call(listReports, { query: {} }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 403, 403]);
  });

  test.each(["admin", "mentor"] as const)(
    "USERS-12 the open screens of one who was %s read the session again, and reconnect",
    async (role) => {
      const femi = await newHolder(server, role, "Femi Ade");
      const own = await memberConnection(femi);
      await closing([own], () => mustTake(femi, role));
      expect(own.messagesOf("statusChanged")).not.toEqual([]);
      expect((await memberConnection(femi)).messagesOf("statusChanged")).toEqual([]);
    },
  );

  test("USERS-12 screens are told before their sockets close, also if a role is taken in the database", async () => {
    const lead = await newHolder(server, "safeguarding_lead", "Emeka Obi");
    const own = await memberConnection(lead);
    await closing([own], () =>
      server.database.fork().execute("delete from user_roles where user_id = ?", [lead.memberId]),
    );
    expect(own.messagesOf("statusChanged")).not.toEqual([]);
  });

  test("USERS-12 an admin’s next call is refused", async () => {
    const femi = await newHolder(server, "admin", "Femi Ade");
    await femi.must(listMembers, { query: {} });
    await mustTake(femi, "admin");
    expect((await femi.call(listMembers, { query: {} })).status).toBe(403);
  });
});

describe("a member who is suspended or deleted while online", () => {
  const ends: Readonly<Record<string, (who: ChatMember) => Promise<unknown>>> = {
    "is suspended": (who) => suspend(admin, who),
    "deletes their account": (who) => who.must(deleteAccount, { body: { password: TEST_PASSWORD } }),
  };

  test.each(Object.entries(ends))(
    "USERS-12 every socket of one who %s closes, and calls are refused",
    async (_, end) => {
      const [ada, bisi] = [
        await newChatMember(server.url, "Ada Nwosu", ADULT),
        await newChatMember(server.url, "Bisi Ojo", ADULT),
      ];
      const seat = await ada.must(createRoom, { body: gameSettings });
      const game = await ada.sit<"trivia">(seat);
      const conversationId = await openConversationWith(ada, bisi.memberId);
      const channelId = await newChannel(ada, "Sopranos");
      const sockets = [
        closedOf(game as Room),
        await memberConnection(ada),
        await joinConversation(ada, conversationId),
        await joinChannelRoom(ada, channelId),
      ];
      const token = game.reconnectionToken;
      expect((await closing(sockets, () => end(ada))).every((code) => code > 4000)).toBe(true);
      const refusals = await Promise.all([
        ada.call(takeMemberSeat),
        ada.call(takeChatSeat, { params: { conversationId } }),
        ada.call(takeChannelSeat, { params: { channelId } }),
        ada.call(takeSeat, { params: { roomId: seat.roomId }, body: {} }),
      ]);
      expect(refusals.map(({ error }) => error?.code)).toEqual(Array(4).fill("account/not-signed-in"));
      const client = new Client(server.url, { headers: { Origin: server.url, Cookie: ada.cookie } });
      await expect(client.reconnect(token)).rejects.toThrow();
    },
  );

  test("USERS-12 a member who is restored signs in again, but the old session stays ended", async () => {
    const ada = await newChatMember(server.url, "Ada Nwosu", ADULT);
    const own = await memberConnection(ada);
    await closing([own], () => suspend(admin, ada));
    await act(admin, ada, { kind: "unsuspend", reason: "A mix-up" });
    expect((await ada.call(takeMemberSeat)).status).toBe(401);
  });
});
