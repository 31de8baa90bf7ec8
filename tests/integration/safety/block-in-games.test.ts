import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRoom, joinByCode, type Seat, takeSeat } from "../../../schema/game/api.ts";
import { listRooms } from "../../../schema/game/list-api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { closeRoom, storeSeat } from "../../../server/game/game.ts";
import { newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementsDuring } from "../../support/server/statements.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

type ChatMember = Awaited<ReturnType<typeof newChatMember>>;
const settings = { gameType: "trivia", maxPlayers: 8, timeLimit: 30, difficulty: "easy", rounds: 5 } as const;

const chatMembers = (...names: string[]) => Promise.all(names.map((name) => newChatMember(server.url, name)));

/** Opens a table with this host; the code comes from the list, or from the row if the table is private. */
async function open(host: ChatMember, isPrivate = false): Promise<{ roomId: string; code: string }> {
  const { roomId } = await host.must(createRoom, { body: { ...settings, roomName: "Friday", isPrivate } });
  const [room] = await server.database
    .fork()
    .execute<{ room_code: string }[]>("select room_code from game_rooms where id = ?", [roomId]);
  return { roomId, code: room?.room_code ?? "" };
}

const outcome = ({ error, body }: { error: { code: string } | undefined; body: Seat }) => error?.code ?? body.memberId;
const sit = async (person: ChatMember, roomId: string) =>
  outcome(await person.call(takeSeat, { params: { roomId }, body: {} }));
const sitByCode = async (person: ChatMember, code: string) =>
  outcome(await person.call(joinByCode, { body: { code } }));
const seated = async (roomId: string) =>
  server.database.fork().execute("select from game_participants where room_id = ? and is_active", [roomId]);

describe("a block between two members", () => {
  test("SAFE-14 SAFE-21 blocked members can't sit in each other's public rooms, but both see them listed", async () => {
    for (const isBlocker of [true, false]) {
      const [host, guest, other] = (await chatMembers("Host", "Guest", "Other")) as [
        ChatMember,
        ChatMember,
        ChatMember,
      ];
      const [one, another] = isBlocker ? [host, guest] : [guest, host];
      await one.must(block, { params: { memberId: another.memberId } });
      const { roomId, code } = await open(host);
      expect(await sit(guest, roomId)).toBe("game/room-full");
      expect(await sitByCode(guest, code)).toBe("game/room-full");
      expect(await sit(other, roomId)).toBe(other.memberId);
      expect(await seated(roomId)).toHaveLength(2);
      const { rooms } = await guest.must(listRooms);
      expect(rooms.find((room) => room.roomId === roomId)).toBeDefined();
      await one.must(unblock, { params: { memberId: another.memberId } });
      expect(await sit(guest, roomId)).toBe(guest.memberId);
    }
  });

  test("SAFE-23 SAFE-24 a private room's code seats both members, and a safeguarding lead sits with anyone", async () => {
    const [host, guest] = (await chatMembers("Host", "Guest")) as [ChatMember, ChatMember];
    await host.must(block, { params: { memberId: guest.memberId } });
    const { code } = await open(host, true);
    expect(await sitByCode(guest, code)).toBe(guest.memberId);
    await giveRole(server.database.fork(), guest.me?.email ?? "", "safeguarding_lead");
    expect(await sit(guest, (await open(host)).roomId)).toBe(guest.memberId);
    expect(await sit(host, (await open(guest)).roomId)).toBe(host.memberId);
  });

  test("SAFE-14 SAFE-22 a seat from before the block stays, but can't be taken again once given up", async () => {
    const [host, guest] = (await chatMembers("Host", "Guest")) as [ChatMember, ChatMember];
    const { roomId } = await open(host);
    expect(await sit(guest, roomId)).toBe(guest.memberId);
    await guest.must(block, { params: { memberId: host.memberId } });
    const seat = await guest.must(takeSeat, { params: { roomId }, body: {} });
    const room = await guest.sit(seat);
    room.send("leave", {});
    await until(async () => (await seated(roomId)).length === 1);
    expect(await sit(guest, roomId)).toBe("game/room-full");
  });

  test("SAFE-14 of two blocked members who come at the same moment, exactly one gets a seat", async () => {
    const [host, one, other] = (await chatMembers("Host", "One", "Other")) as [ChatMember, ChatMember, ChatMember];
    await one.must(block, { params: { memberId: other.memberId } });
    for (let turn = 0; turn < 15; turn += 1) {
      const { roomId } = await open(host);
      const came = await Promise.all([one, other].map((person) => sit(person, roomId)));
      expect(came.filter((each) => each === "game/room-full")).toHaveLength(1);
      expect(await seated(roomId)).toHaveLength(2);
      await closeRoom(server.database.fork(), { roomId, reason: "empty" });
    }
  });

  test("SAFE-14 checking blocks when a seat is taken needs no extra statement", async () => {
    const [host, guest] = (await chatMembers("Host", "Guest")) as [ChatMember, ChatMember];
    const { roomId } = await open(host);
    const seat = { roomId, memberId: guest.memberId, displayName: "Guest", seat: 1 };
    const statements = await statementsDuring(server.database, () => storeSeat(server.database.fork(), seat));
    expect(statements).toHaveLength(1);
  });
});
