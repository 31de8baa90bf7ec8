import { connectClientToRoom, matchMaker, Protocol } from "@colyseus/core";
import { vi } from "vitest";
import { openRooms, type Rooms } from "../../../rooms/index.ts";
import type { ThreadPorts } from "../../../rooms/support/thread/ports.ts";
import { type FakeGamePorts, fakeGamePorts } from "../game/fake-game-ports.ts";
import { roomEnvironment, roomPorts } from "../game/fake-room-ports.ts";
import { FakeClient, memberOf } from "../game/fake-table.ts";

/** Threads on a fake clock that only the test advances. */
export interface FakeThreads {
  readonly rooms: Rooms;
  /** The failures that the rooms reported. */
  readonly failures: FakeGamePorts["failures"];
  /** Opens another connection of this member to the channel "choir". */
  joinConversation(name: string): Promise<FakeClient>;
}

/** Opens rooms whose channels use these ports, on a fake clock. Drain them and call `vi.useRealTimers` afterwards. */
export function openFakeThreads(ports: Partial<ThreadPorts>): FakeThreads {
  const faked = [
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "setImmediate",
    "clearImmediate",
    "Date",
  ];
  vi.useFakeTimers({ toFake: faked as never });
  const games = fakeGamePorts();
  const all = roomPorts(games);
  const rooms = openRooms({ ...all, channel: { ...all.channel, ...ports } }, roomEnvironment(games));
  return {
    rooms,
    failures: games.failures,
    async joinConversation(name) {
      const { roomId, sessionId } = await rooms.threads.enter("channel", "choir", memberOf(name));
      const client = new FakeClient(sessionId);
      connectClientToRoom(matchMaker.getLocalRoomById(roomId) as never, client as never, {} as never, {}).then(
        () => client.deliver(Uint8Array.of(Protocol.JOIN_ROOM)),
        () => client.leave(4002),
      );
      await vi.advanceTimersByTimeAsync(0);
      return client;
    },
  };
}
