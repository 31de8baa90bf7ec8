import { connect } from "node:net";
import { Protocol } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { FRAME_MAX_BYTES, FRAME_TOO_LARGE } from "../../../schema/limits.ts";
import type { RoomClient } from "../../../server/platform/room-transport/room-client.ts";
import { CLOSE_SLOW, RoomSocket } from "../../../server/platform/room-transport/room-socket.ts";
import {
  type BroadcastRoom,
  blobOf,
  join,
  openBroadcastRoom,
  openRoomServer,
  RawSocketClient,
  type RoomServer,
  rejoin,
  until,
} from "../../support/request/raw-socket.ts";

const MAX_SOCKETS = 20;
const PING_EVERY_MS = 100;
let server: RoomServer;
let room: BroadcastRoom;
let bystander: RawSocketClient;

beforeAll(async () => {
  server = await openRoomServer({ maxSocketsPerAddress: MAX_SOCKETS, pingEveryMs: PING_EVERY_MS });
  room = await openBroadcastRoom();
  bystander = await join(server, room);
});
afterAll(() => server.close());

const clientOf = (phone: RawSocketClient) => room.clients.get(phone.sessionId) as unknown as RoomClient;

async function expectRoomStillWorks(): Promise<void> {
  const sent = bystander.ticks.length;
  room.step();
  await until(() => bystander.ticks.length > sent);
  expect(bystander.torn).toBe(0);
}

/** A ROOM_DATA frame with a message type of any length, as the SDK would encode it. */
function messageOf(type: string): Buffer {
  const head = Buffer.from([Protocol.ROOM_DATA, 0xda, 0, 0]);
  head.writeUInt16LE(Buffer.byteLength(type), 2);
  return Buffer.concat([head, Buffer.from(type)]);
}

describe("WebSocket upgrades", () => {
  it.each(["/", "/p/r", "/p/r?sessionId=", "/p/r?session=x", "/a?sessionId=b", "/p/%00?sessionId=x"])(
    "an upgrade to %s is refused with a 400",
    async (target) => {
      const phone = new RawSocketClient(server.port, target, "");
      const refusal = new Promise<number | undefined>((resolve) => {
        phone.socket.on("unexpected-response", (request, response) => {
          resolve(response.statusCode);
          request.destroy();
        });
      });
      expect(await refusal).toBe(400);
      await expectRoomStillWorks();
    },
  );

  it.each(["storm", "constructor", "__proto__", "hasOwnProperty", "toString"])(
    "a socket to the room %s without a reserved seat is closed at once",
    async (roomId) => {
      for (const sessionId of ["nobody", "constructor", "__proto__"]) {
        const phone = new RawSocketClient(server.port, `/p/${roomId}?sessionId=${sessionId}`, sessionId);
        expect(await phone.closed).toMatchObject({ code: 4002 });
        expect(phone.errors).toHaveLength(1);
      }
      const stranger = new RawSocketClient(server.port, `/p/${room.roomId}?sessionId=x&reconnectionToken=y`, "x");
      expect(await stranger.closed).toMatchObject({ code: 4003 });
      expect(server.faults).toEqual([]);
      await expectRoomStillWorks();
    },
  );

  it("an upgrade with an invalid handshake gets a reply", async () => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(
      "GET /p/r?sessionId=x HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    );
    const [reply] = await new Promise<Buffer[]>((resolve) => socket.once("data", (data) => resolve([data])));
    expect(String(reply)).toMatch(/^HTTP\/1\.1 400 .*"code":"request\/malformed"/s);
  });

  it("sockets beyond the limit per address are refused until others close", async () => {
    const phones = await Promise.all(Array.from({ length: MAX_SOCKETS - 1 }, () => join(server, room)));
    const status = await new Promise((resolve) => {
      const extra = new RawSocketClient(server.port, `/p/${room.roomId}?sessionId=x`, "x");
      extra.socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
    });
    expect(status).toBe(429);
    for (const phone of phones) phone.socket.terminate();
    await until(() => room.clients.length === 1);
    const late = await join(server, room);
    late.socket.close(4000);
    await late.closed;
  });
});

describe("the heartbeat", () => {
  it("the heartbeat measures the round trip right after connecting", async () => {
    const phone = await join(server, room);
    await until(() => clientOf(phone).roundTripMs !== undefined);
    expect(clientOf(phone).roundTripMs).toBeGreaterThan(0);
    phone.socket.close(4000);
  });

  it("the heartbeat cuts a client that misses two pings, and ignores unsolicited pongs", async () => {
    const phone = await join(server, room, { autoPong: false });
    let pings = 0;
    phone.socket.on("ping", () => (pings += 1));
    const lies = setInterval(() => phone.socket.pong("0"), 5);
    expect(await phone.closed).toMatchObject({ code: 1006 });
    clearInterval(lies);
    expect(pings).toBeLessThanOrEqual(2);
  });

  it("the heartbeat keeps a client that is silent but answers pings", async () => {
    const phone = await join(server, room);
    let pings = 0;
    phone.socket.on("ping", () => (pings += 1));
    await until(() => pings === 5);
    expect(phone.socket.readyState).toBe(WebSocket.OPEN);
    phone.socket.close(4000);
  });
});

describe("a probe", () => {
  it("GAME-54 a client is silent from a probe until its next sign of life", async () => {
    const phone = await join(server, room, { autoPong: false });
    const client = clientOf(phone);
    expect(client.silentMs).toBe(0);
    client.probe();
    await until(() => client.silentMs > 0);
    phone.socket.pong("");
    await until(() => client.silentMs === 0);
    phone.socket.terminate();
  });

  it("GAME-54 a client that answers is not silent", async () => {
    const phone = await join(server, room);
    const pinged = new Promise((resolve) => phone.socket.once("ping", resolve));
    clientOf(phone).probe();
    await pinged;
    await until(() => clientOf(phone).silentMs === 0);
    phone.socket.close(4000);
  });
});

describe("reconnecting", () => {
  it("a reconnecting client takes over the seat from a socket that only looks alive", async () => {
    const lost = await join(server, room, { autoPong: false });
    lost.socket.pause();
    const back = rejoin(server, room, lost);
    await until(() => back.ticks.length > 0, 1000);
    expect(clientOf(back).ref).toBeInstanceOf(RoomSocket);
    room.step();
    await until(() => back.state.tick === room.state.tick);
    expect(back.state.blob).toBe(blobOf(room.state.tick));
    lost.socket.terminate();
    back.socket.close(4000);
  });
});

describe("hostile messages", () => {
  it("a message of an unknown and very long type closes only its sender's socket", async () => {
    const phone = await join(server, room);
    phone.socket.send(messageOf("x".repeat(3000)));
    expect(await phone.closed).toMatchObject({ code: 4002 });
    await expectRoomStillWorks();
  });

  it("a message above the maximum size closes its sender's socket", async () => {
    const phone = await join(server, room);
    phone.socket.send(Buffer.alloc(FRAME_MAX_BYTES + 1, Protocol.ROOM_DATA));
    expect(await phone.closed).toMatchObject({ code: FRAME_TOO_LARGE });
    await expectRoomStillWorks();
  });

  it("a message that makes a handler throw closes its sender's socket and is logged", async () => {
    const phone = await join(server, room);
    room.onMessage("boom", () => {
      throw new Error("a bug");
    });
    const faults = server.faults.length;
    phone.socket.send(messageOf("boom"));
    expect(await phone.closed).toMatchObject({ code: 4002 });
    expect(server.faults.slice(faults)).toEqual([{ error: expect.objectContaining({ message: "a bug" }) }]);
    await expectRoomStillWorks();
  });

  it("a thousand messages of random bytes affect no other client", async () => {
    for (let batch = 0; batch < 10; batch += 1) {
      const phone = await join(server, room);
      for (let at = 0; at < 100; at += 1) {
        const size = (at * 37 + batch) % 64;
        phone.socket.send(Buffer.from(Array.from({ length: size }, (_, n) => (n * n * at + batch * 11 + at) % 256)));
      }
      phone.socket.close(4000);
      await phone.closed;
    }
    await expectRoomStillWorks();
  });
});

describe("data queued for a client that has not confirmed its join", () => {
  async function joinSilently(): Promise<{ phone: RawSocketClient; frames: Buffer[]; client: RoomClient }> {
    const joined = await join(server, room);
    joined.socket.terminate();
    const query = `sessionId=${joined.sessionId}&reconnectionToken=${joined.reconnectionToken}`;
    const phone = new RawSocketClient(server.port, `/p/${room.roomId}?${query}`, joined.sessionId);
    phone.socket.removeAllListeners("message");
    const frames: Buffer[] = [];
    phone.socket.on("message", (frame: Buffer) => frames.push(frame));
    await until(() => frames.length > 0);
    return { phone, frames, client: clientOf(phone) };
  }

  it("queued data is a copy, so overwriting the buffer does not change it", async () => {
    const { phone, frames, client } = await joinSilently();
    const reused = Buffer.from([Protocol.ROOM_DATA_BYTES, 1, 42]);
    client.enqueueRaw(reused);
    reused.fill(0);
    phone.socket.send(Buffer.of(Protocol.JOIN_ROOM));
    await until(() => frames.length === 3);
    expect(frames[2]).toEqual(Buffer.from([Protocol.ROOM_DATA_BYTES, 1, 42]));
    phone.socket.close(4000);
    await phone.closed;
  });

  it("the queue of a client that has not confirmed its join is limited", async () => {
    const { phone } = await joinSilently();
    for (let sent = 0; sent < 300; sent += 1) room.broadcast("news", new Uint8Array(1024));
    expect(await phone.closed).toMatchObject({ code: CLOSE_SLOW });
    await expectRoomStillWorks();
  });
});
