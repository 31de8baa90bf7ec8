import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLOSE_SLOW, QUEUE_MAX_BYTES, RoomSocket } from "../../../server/platform/room-transport/room-socket.ts";
import {
  type BroadcastRoom,
  join,
  openBroadcastRoom,
  openRoomServer,
  type RawSocketClient,
  type RoomServer,
  rejoin,
  until,
} from "../../support/request/raw-socket.ts";

const PATCH_EVERY_MS = 20;
const FRAME_BYTES = 8 * 1024 + 64;
let server: RoomServer;

beforeAll(async () => {
  server = await openRoomServer();
});
afterAll(() => server.close());

/** The server's socket of this phone. */
function memberConnection(room: BroadcastRoom, phone: RawSocketClient): RoomSocket {
  const socket = room.clients.get(phone.sessionId)?.ref;
  if (!(socket instanceof RoomSocket)) throw new Error("The phone has no socket.");
  return socket;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const pause = () => new Promise((resolve) => setTimeout(resolve, PATCH_EVERY_MS));

/** Stops reading and fills the kernel buffers of both sides, so that further patches wait in the server process. */
async function stall(room: BroadcastRoom, phone: RawSocketClient, roomSocket: RoomSocket): Promise<void> {
  phone.socket.pause();
  for (let patches = 0; roomSocket.bufferedAmount === 0; patches += 1) {
    if (patches > 3000) throw new Error("The kernel takes everything.");
    room.step();
    await turn();
  }
}

const ticksUpTo = (tick: number) => Array.from({ length: tick + 1 }, (_, at) => at);

describe("P10: a stalled phone", () => {
  it("a stalled phone gets every patch when it reads again, and other clients are not delayed", async () => {
    const room = await openBroadcastRoom();
    const phone = await join(server, room);
    const others = await Promise.all([join(server, room), join(server, room)]);
    const roomSocket = memberConnection(room, phone);
    await stall(room, phone, roomSocket);
    while (roomSocket.bufferedAmount + 2 * FRAME_BYTES < QUEUE_MAX_BYTES) {
      room.step();
      await pause();
    }
    const stalledAt = phone.ticks.length;
    phone.socket.resume();
    await until(() => roomSocket.bufferedAmount === 0);
    room.step();

    const { tick } = room.state;
    for (const client of [phone, ...others]) {
      await until(() => client.state.tick === tick);
      expect(client.torn).toBe(0);
      expect(client.ticks).toEqual(ticksUpTo(tick));
      expect(client.state.blob).toBe(room.state.blob);
    }
    expect(tick - stalledAt).toBeGreaterThan(20);
  });

  it("a stalled phone is closed past 256 KB with a code that allows a reconnect", async () => {
    const room = await openBroadcastRoom();
    const phone = await join(server, room);
    const other = await join(server, room);
    const roomSocket = memberConnection(room, phone);
    await stall(room, phone, roomSocket);
    let queued = 0;
    while (roomSocket.readyState === RoomSocket.OPEN) {
      room.step();
      queued = Math.max(queued, roomSocket.bufferedAmount);
      await pause();
    }
    const lastKept = room.state.tick - 1;
    const afterwards = roomSocket.bufferedAmount;
    for (let patches = 0; patches < 10; patches += 1) room.step();
    expect(roomSocket.bufferedAmount).toBe(afterwards);
    expect(queued).toBeGreaterThan(QUEUE_MAX_BYTES);
    expect(queued).toBeLessThanOrEqual(QUEUE_MAX_BYTES + FRAME_BYTES);

    phone.socket.resume();
    expect(await phone.closed).toEqual({ code: CLOSE_SLOW, reason: "slow" });
    expect(phone.torn).toBe(0);
    expect(phone.ticks).toEqual(ticksUpTo(lastKept));

    const back = rejoin(server, room, phone);
    await until(() => back.ticks.length > 0);
    room.step();
    for (const client of [back, other]) {
      await until(() => client.state.tick === room.state.tick);
      expect(client.torn).toBe(0);
      expect(client.state.blob).toBe(room.state.blob);
    }
    expect(other.ticks).toEqual(ticksUpTo(room.state.tick));
    expect(server.faults).toEqual([]);
  });
});
