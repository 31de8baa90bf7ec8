import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as gameApi from "../../../schema/game/api.ts";
import { listedRoom } from "../../../schema/game/list-api.ts";
import type { CrashRecovery } from "../../../server/game/crash-recovery.ts";
import { type GameRooms, gameRoutes } from "../../../server/game/game.routes.ts";
import { closeRoom, releaseSeat } from "../../../server/game/game.ts";
import { startSession } from "../../../server/game/game-session.ts";
import { listPublicRooms } from "../../../server/game/room/room-list.ts";
import { createRoomListFeed } from "../../../server/game/room/room-list-feed.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import type { Route } from "../../../server/platform/endpoint/route.ts";
import { Refusal } from "../../../server/platform/refusal.ts";
import type { Member } from "../../../server/platform/session.ts";
import { addMembers, createTableRows } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
import { statementsDuring } from "../../support/server/statements.ts";

let database: Database;
let anna = "";
let ben = "";
let stranger = "";
beforeAll(async () => {
  database = await testDatabase();
  [anna, ben, stranger] = (await addMembers(database.fork(), "Anna", null, "Stranger")) as [string, string, string];
});
afterAll(() => database.close());
beforeEach(() => database.fork().execute("delete from game_rooms"));

const seatPublic = (...members: string[]) => createTableRows(database.fork(), members);
const seatPrivate = (...members: string[]) => createTableRows(database.fork(), members, { isPrivate: true });

describe("the list of public rooms", () => {
  test("the list shows public waiting rooms, newest first, with the host's name, and no private rooms", async () => {
    const first = await seatPublic(anna);
    const second = await seatPublic(ben, anna);
    const hidden = await seatPrivate(anna);
    const playing = await seatPublic(anna);
    await startSession(database.fork(), { roomId: playing.roomId, rounds: 5 });
    const closed = await seatPublic(anna);
    await closeRoom(database.fork(), { roomId: closed.roomId, reason: "host-left" });
    const listed = await listPublicRooms(database);
    expect(listed.map(({ roomId }) => roomId)).toEqual([second.roomId, first.roomId]);
    expect(listed[0]).toEqual({
      roomId: second.roomId,
      roomCode: second.roomCode,
      roomName: "Friday evening",
      gameType: "trivia",
      difficulty: "medium",
      timeLimit: 30,
      rounds: 10,
      maxPlayers: 6,
      currentPlayers: 2,
      hostName: "Anonymous Player",
    });
    expect(listed[1]?.hostName).toBe("Anna");
    for (const each of listed) listedRoom.parse(each);
    expect(JSON.stringify(listed)).not.toContain(hidden.roomCode);
  });

  test("the room list takes one query for any number of rooms and shows at most fifty", async () => {
    const hosts = await addMembers(database.fork(), ...Array.from({ length: 19 }, () => "Host"));
    for (let count = 0; count < 55; count++) await seatPublic(hosts[count % hosts.length] as string);
    const sent = await statementsDuring(database, async () => {
      expect(await listPublicRooms(database)).toHaveLength(50);
    });
    expect(sent).toHaveLength(1);
  });

  test("the room list shows no room whose last player has left", async () => {
    const { roomId } = await seatPublic(anna);
    await releaseSeat(database.fork(), { roomId, memberId: anna });
    expect(await listPublicRooms(database)).toEqual([]);
  });

  test("the room list shows only the first names of hosts, because visitors see it too", async () => {
    const [host] = (await addMembers(database.fork(), "Túndé Adébáyọ̀ Okafor")) as [string];
    await seatPublic(host);
    expect((await listPublicRooms(database))[0]?.hostName).toBe("Túndé");
  });
});

describe("finding a seat", () => {
  const admitted = { name: "trivia", roomId: "r", processId: "p", sessionId: "s" };
  const gameRooms = {
    open: vi.fn<GameRooms["open"]>(async () => ({ ...admitted, roomId: randomUUID() })),
    admit: vi.fn<GameRooms["admit"]>(async (roomId) => ({ ...admitted, roomId })),
    watch: vi.fn<GameRooms["watch"]>(async (roomId) => ({ ...admitted, roomId })),
    openScreen: vi.fn<GameRooms["openScreen"]>(async (roomId) => ({ ...admitted, roomId })),
  };
  const recovery = { recoverRoom: vi.fn<CrashRecovery["recoverRoom"]>() };
  const tries = new Map<string, number>();
  let routes: Route[] = [];
  beforeEach(() => {
    vi.clearAllMocks();
    tries.clear();
    routes = gameRoutes({
      community: { name: "Lampstand" },
      config: { ROOMS_PER_HOUR: 1_000 },
      gameRooms,
      feed: createRoomListFeed(() => listPublicRooms(database), { warn: () => {} }),
      recovery,
      openRateLimit: ({ name, tries: most }) => ({
        consume: async (...who) => {
          const count = (tries.get([name, ...who].join()) ?? 0) + 1;
          tries.set([name, ...who].join(), count);
          if (count > (typeof most === "number" ? most : most()))
            throw new Refusal("request/too-many", { retryAfterSeconds: 60 });
        },
        allows: async () => true,
        forget: async () => {},
      }),
    });
  });

  /** Calls the endpoint as this member; returns the reply or the error code. */
  async function call(
    endpoint: (typeof gameApi)[keyof typeof gameApi],
    memberId: string,
    input: object,
    caller: Partial<Member> = {},
  ) {
    const member = {
      memberId,
      sessionId: "session",
      fullName: null,
      roles: [],
      pendingRoles: [],
      avatarUrl: null,
      ...caller,
    };
    const route = routes.find((each) => each.endpoint === endpoint);
    try {
      return await route?.answer({ em: database.fork(), member, ...input } as never);
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }
  const takeSeat = (memberId: string, roomId: string, code?: string) =>
    call(gameApi.takeSeat, memberId, { params: { roomId }, body: { ...(code && { code }) } });
  const joinByCode = (memberId: string, code: string) => call(gameApi.joinByCode, memberId, { body: { code } });

  test("opening a room seats its host under their name, never their email", async () => {
    const settings = { gameType: "trivia", roomName: "Friday" };
    const seat = await call(gameApi.createRoom, anna, { body: settings });
    const guest = { memberId: anna, displayName: "Anonymous Player", roles: [], avatarUrl: null, sessionId: "session" };
    expect(gameRooms.open).toHaveBeenCalledWith(guest, settings);
    expect(seat).toMatchObject({ roomId: expect.any(String), memberId: anna, reservation: { name: "trivia" } });
  });

  test("PROFILE-31 a seat is taken with the roles that others see, also those that wait for a second factor", async () => {
    const caller: Partial<Member> = { roles: ["safeguarding_lead"], pendingRoles: ["admin"] };
    const guest = expect.objectContaining({ memberId: anna, roles: ["admin", "safeguarding_lead"] });
    await call(
      gameApi.createRoom,
      anna,
      { body: { gameType: "trivia", roomName: "Friday", roles: ["mentor"] } },
      caller,
    );
    expect(gameRooms.open).toHaveBeenCalledWith(guest, expect.anything());
    const { roomId } = await seatPublic(anna);
    await call(gameApi.takeSeat, anna, { params: { roomId }, body: {} }, caller);
    expect(gameRooms.admit).toHaveBeenCalledWith(roomId, guest, undefined);
  });

  test("anyone can take a seat in a public room by its id", async () => {
    const { roomId } = await seatPublic(anna);
    expect(await takeSeat(stranger, roomId)).toMatchObject({ roomId, memberId: stranger });
  });

  test("to a stranger, a private, a closed and a missing room look the same", async () => {
    const hidden = await seatPrivate(anna);
    const closed = await seatPublic(anna);
    await closeRoom(database.fork(), { roomId: closed.roomId, reason: "host-left" });
    for (const roomId of [hidden.roomId, closed.roomId, randomUUID()]) {
      expect(await takeSeat(stranger, roomId)).toBe("game/room-not-found");
      expect(await takeSeat(stranger, roomId, "ZZZZZZ")).toBe("game/room-not-found");
    }
    expect(await joinByCode(stranger, closed.roomCode)).toBe("game/room-not-found");
    expect(gameRooms.admit).not.toHaveBeenCalled();
  });

  test("a private room's code opens it, with its id or alone, and the room receives the code", async () => {
    const { roomId, roomCode } = await seatPrivate(anna);
    const other = await seatPrivate(ben);
    expect(await takeSeat(stranger, roomId, roomCode)).toMatchObject({ roomId });
    expect(gameRooms.admit.mock.calls[0]?.[2]).toBe(roomCode);
    expect(await joinByCode(stranger, roomCode)).toMatchObject({ roomId });
    expect(await takeSeat(stranger, roomId, other.roomCode)).toBe("game/room-not-found");
  });

  test("a code that a closed and an open room share leads to the open room", async () => {
    const old = await seatPublic(anna, ben);
    await closeRoom(database.fork(), { roomId: old.roomId, reason: "host-left" });
    const fresh = await seatPublic(anna);
    const reuse = "update game_rooms set room_code = ? where id = ?";
    await database.fork().execute(reuse, [old.roomCode, fresh.roomId]);
    // Also for a member who sat in both rooms, however late the old one was closed.
    await database
      .fork()
      .execute("update game_rooms set closed_at = now() + interval '1 day' where id = ?", [old.roomId]);
    for (const memberId of [ben, anna, stranger]) {
      expect(await joinByCode(memberId, old.roomCode)).toMatchObject({ roomId: fresh.roomId });
    }
    expect(await takeSeat(ben, old.roomId, old.roomCode)).toBe("game/room-closed");
  });

  test("a code that two closed rooms share tells a member how the later one ended", async () => {
    const [first, last] = [await seatPublic(anna, ben), await seatPublic(anna, ben)];
    const { roomCode } = first;
    await closeRoom(database.fork(), { roomId: first.roomId, reason: "host-left" });
    await database.fork().execute("update game_rooms set room_code = ? where id = ?", [roomCode, last.roomId]);
    await startSession(database.fork(), { roomId: last.roomId, rounds: 5 });
    await closeRoom(database.fork(), { roomId: last.roomId, reason: "draining" });
    expect(await joinByCode(ben, roomCode)).toBe("game/interrupted");
  });

  describe("taking a seat in an open room that is not live on this server", () => {
    const roomMissing = Object.assign(new Error("no room"), { code: "game/room-not-found" });
    beforeEach(() => {
      gameRooms.admit.mockRejectedValue(roomMissing);
    });
    afterEach(() => {
      gameRooms.admit.mockImplementation(async (roomId) => ({ ...admitted, roomId }));
    });
    const seatElsewhere = () => createTableRows(database.fork(), [anna, ben], {}, 8);

    test("if the room's server has died, its rooms are recovered at once and the member sees the outcome", async () => {
      const { roomId, roomCode } = await seatElsewhere();
      recovery.recoverRoom.mockImplementation(async () => {
        await closeRoom(database.fork(), { roomId, reason: "draining" });
        return true;
      });
      expect(await takeSeat(ben, roomId)).toBe("game/room-closed");
      expect(recovery.recoverRoom.mock.calls).toMatchObject([[{ roomId, serverId: 8 }]]);
      expect(await joinByCode(anna, roomCode)).toBe("game/room-closed");
    });

    test("GAME-110 if the room is taken up, the member gets the seat in the same request", async () => {
      const { roomId } = await seatElsewhere();
      recovery.recoverRoom.mockImplementation(async () => {
        gameRooms.admit.mockImplementation(async (roomId) => ({ ...admitted, roomId }));
        return true;
      });
      expect(await takeSeat(ben, roomId)).toMatchObject({ roomId, memberId: ben });
    });

    test("GAME-110 a screen gets its room in the same request if the room's server has died", async () => {
      const { roomId } = await seatElsewhere();
      const refusal = Object.assign(new Error("no screen"), { code: "game/screen-not-found" });
      const open = () =>
        call(gameApi.openScreen, ben, { params: { roomId }, body: { key: "k", screenId: "hall-one" } });
      gameRooms.openScreen.mockRejectedValueOnce(refusal);
      recovery.recoverRoom.mockResolvedValueOnce(true);
      expect(await open()).toMatchObject({ roomId });
      expect(recovery.recoverRoom.mock.calls).toEqual([[{ roomId, serverId: 8 }]]);
      // A wrong key of a room on a server that lives.
      gameRooms.openScreen.mockRejectedValueOnce(refusal);
      recovery.recoverRoom.mockResolvedValueOnce(false);
      await expect(open()).rejects.toBe(refusal);
    });

    test("if the room's server may still be running, the member is asked to try again", async () => {
      const { roomId } = await seatElsewhere();
      recovery.recoverRoom.mockResolvedValue(false);
      expect(await takeSeat(ben, roomId)).toBe("server/unavailable");
    });

    test("if the room is on no server after that, the refusal stays", async () => {
      const { roomId } = await seatPublic(anna);
      recovery.recoverRoom.mockResolvedValue(true);
      await expect(takeSeat(anna, roomId)).rejects.toBe(roomMissing);
    });

    test("if the room refuses for another reason, the refusal is passed on", async () => {
      const { roomId } = await seatElsewhere();
      const full = Object.assign(new Error("full"), { code: "game/room-full" });
      gameRooms.admit.mockRejectedValue(full);
      await expect(takeSeat(ben, roomId)).rejects.toBe(full);
      expect(recovery.recoverRoom).not.toHaveBeenCalled();
    });
  });

  test("a former player returns without the code and learns how the game ended", async () => {
    const [closed, interrupted] = [await seatPrivate(anna, ben), await seatPrivate(anna, ben)];
    expect(await takeSeat(ben, closed.roomId)).toMatchObject({ roomId: closed.roomId });
    await closeRoom(database.fork(), { roomId: closed.roomId, reason: "host-left" });
    await startSession(database.fork(), { roomId: interrupted.roomId, rounds: 5 });
    await closeRoom(database.fork(), { roomId: interrupted.roomId, reason: "draining" });
    expect(await takeSeat(ben, closed.roomId)).toBe("game/room-closed");
    expect(await takeSeat(ben, interrupted.roomId)).toBe("game/interrupted");
    expect(await joinByCode(ben, closed.roomCode)).toBe("game/room-closed");
    expect(await joinByCode(ben, interrupted.roomCode)).toBe("game/interrupted");
    expect(await joinByCode(stranger, interrupted.roomCode)).toBe("game/room-not-found");
  });

  test("guessing room codes is limited per account, with or without a room id", async () => {
    const { roomId, roomCode } = await seatPrivate(anna);
    const answers = [];
    for (let guess = 0; guess < 20; guess++) {
      answers.push(await joinByCode(stranger, "ZZZZZZ"), await takeSeat(stranger, roomId, "ZZZZZZ"));
    }
    expect(answers.filter((answer) => answer === "game/room-not-found")).toHaveLength(30);
    expect(answers.at(-1)).toBe("request/too-many");
    expect(await joinByCode(stranger, roomCode)).toBe("request/too-many");
    expect(await joinByCode(ben, roomCode)).toMatchObject({ roomId });
  });
});
