import { matchMaker } from "@colyseus/core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openRooms, type Rooms } from "../../../rooms/index.ts";
import type { RoomDirectory } from "../../../rooms/room-network.ts";
import type { BaseRoom } from "../../../rooms/support/base-room.ts";
import { socketTicket } from "../../../rooms/support/member-sockets.ts";
import { fakeGamePorts } from "../../support/game/fake-game-ports.ts";
import { elsewhere, fakeNetwork } from "../../support/game/fake-network.ts";
import { roomEnvironment, roomPorts } from "../../support/game/fake-room-ports.ts";
import { memberOf } from "../../support/game/fake-table.ts";
import { playedGames } from "../../support/game/played-game.ts";

let games: ReturnType<typeof fakeGamePorts>;
let rooms: Rooms | undefined;
beforeEach(() => {
  games = fakeGamePorts();
});
afterEach(async () => {
  await rooms?.drain();
  rooms = undefined;
});

function open(directory: Partial<RoomDirectory> = {}, isReachable?: () => boolean): Rooms {
  rooms = openRooms(roomPorts(games), roomEnvironment(games), fakeNetwork(directory, isReachable));
  return rooms;
}

const isHere = (roomId: string) => matchMaker.getLocalRoomById(roomId) !== undefined;

describe("where a room is", () => {
  test("PROCESS-11 a reservation names the address of this process if the room is here", async () => {
    const reservation = await open().threads.enter("chat", "choir", memberOf("ada"));
    expect(reservation).toMatchObject({ name: "chat", roomId: "choir", publicAddress: "lamp.example/process/a" });
  });

  test("PROCESS-7 a room that another process has open is not opened here", async () => {
    const claim = vi.fn(async () => elsewhere);
    const entering = open({ claim }, () => false).threads.enter("chat", "choir", memberOf("ada"));
    await expect(entering).rejects.toMatchObject({ code: "server/unavailable" });
    expect(claim).toHaveBeenCalled();
    expect(isHere("choir")).toBe(false);
  });

  test("PROCESS-7 members who enter at the same moment open one room, with one claim", async () => {
    const claim = vi.fn(async () => "here" as const);
    const { threads } = open({ claim });
    const entered = await Promise.all(
      ["ada", "tunde", "bisi"].map((name) => threads.enter("chat", "choir", memberOf(name))),
    );
    expect(entered.map(({ roomId }) => roomId)).toEqual(["choir", "choir", "choir"]);
    expect(claim).toHaveBeenCalledOnce();
  });

  test("PROCESS-7 a room that has closed gives its row back, that of its own opening", async () => {
    const openings: string[] = [];
    const released: string[][] = [];
    const directory = {
      claim: async (_: string, opening: string) => {
        openings.push(opening);
        return "here" as const;
      },
      release: async (...row: [string, string]) => void released.push(row),
    };
    await open(directory).threads.enter("chat", "choir", memberOf("ada"));
    await rooms?.drain();
    expect(released).toEqual([["choir", openings[0]]]);
  });

  test("PROCESS-9 a game in another process that cannot be reached is refused, not reported as closed", async () => {
    const { games: live } = open({ find: async () => elsewhere }, () => false);
    const roomId = crypto.randomUUID();
    await expect(live.admit(roomId, memberOf("ada"))).rejects.toMatchObject({ code: "server/unavailable" });
    await expect(live.watch(roomId, memberOf("ada"))).rejects.toMatchObject({ code: "server/unavailable" });
  });

  test("PROCESS-9 a game that no process holds is not found", async () => {
    const admitted = open().games.admit(crypto.randomUUID(), memberOf("ada"));
    await expect(admitted).rejects.toMatchObject({ code: "game/room-not-found" });
  });
});

describe("a room that another process has taken over", () => {
  test("PROCESS-8 a thread's room ends here", async () => {
    const { threads, repair } = open({ lostAmong: async (roomIds) => roomIds });
    await threads.enter("chat", "choir", memberOf("ada"));
    await repair();
    await vi.waitFor(() => expect(isHere("choir")).toBe(false));
  });

  test("PROCESS-8 a game's room ends here, and stays open in storage", async () => {
    const closeRoom = vi.spyOn(games, "closeRoom");
    const { games: live, repair } = open({ lostAmong: async (roomIds) => roomIds });
    const { roomId } = await live.open(memberOf("ada"), playedGames.trivia.settings);
    await repair();
    await vi.waitFor(() => expect(isHere(roomId)).toBe(false));
    expect(closeRoom).not.toHaveBeenCalled();
  });

  test("PROCESS-8 a room that is ending takes no more sockets", async () => {
    await open().threads.enter("chat", "choir", memberOf("ada"));
    const room = matchMaker.getLocalRoomById("choir") as BaseRoom;
    room.giveUp();
    expect(await room.reserveSocket(socketTicket("another", memberOf("tunde")))).toBeNull();
  });

  test("PROCESS-10 a repair that fails is reported, and the next one tries again", async () => {
    const repairs = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue(undefined);
    const { repair } = open({ repair: repairs });
    await repair();
    expect(games.failures).toMatchObject([{ operation: "repair" }]);
    await repair();
    expect(games.failures).toHaveLength(1);
  });
});
