import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { matchMaker, Protocol, Room } from "@colyseus/core";
import { Decoder, schema, t } from "@colyseus/schema";
import { type ClientOptions, WebSocket } from "ws";
import { createHttpEntry, type HttpEntry } from "../../../server/platform/http-entry/http-entry.ts";
import { RoomTransport, type RoomTransportOptions } from "../../../server/platform/room-transport/room-transport.ts";

/** About 8 KB derived from the tick, so that a client can check each state by itself. */
export const blobOf = (tick: number) => `${tick}:`.repeat(8192 / `${tick}:`.length);

const StormState = schema({ tick: t.uint32(), blob: t.string() });
const newState = () => {
  const state = new StormState();
  state.tick = 0;
  state.blob = blobOf(0);
  return state;
};

/** A room whose whole state changes with every step; a client that drops can reconnect for 30 seconds. */
export class BroadcastRoom extends Room {
  override state = newState();
  override patchRate = 60_000;

  step(): void {
    this.state.tick += 1;
    this.state.blob = blobOf(this.state.tick);
    this.broadcastPatch();
  }

  override onDrop(client: Parameters<Room["allowReconnection"]>[0]): void {
    this.allowReconnection(client, 30).catch(() => {});
  }
}

export interface RoomServer {
  readonly entry: HttpEntry;
  readonly port: number;
  readonly transport: RoomTransport;
  readonly faults: object[];
  close(): Promise<void>;
}

/** An HTTP entry and a room transport on a loopback port, without a database or accounts. */
export async function openRoomServer(options: Partial<RoomTransportOptions> = {}): Promise<RoomServer> {
  const faults: object[] = [];
  const log = {
    warn: (detail: object) => void faults.push(detail),
    error: (detail: object) => void faults.push(detail),
  };
  await matchMaker.setup();
  matchMaker.defineRoomType("storm", BroadcastRoom);
  await matchMaker.accept();
  const transport = new RoomTransport({ log, maxSocketsPerAddress: 200, ...options });
  const entry = createHttpEntry({
    allowedOrigins: [],
    publicUrl: "",
    trustedProxies: [],
    maxBodyBytes: 1024,
    log,
    handle: (_request, response) => void response.end("alive"),
    handleUpgrade: transport.accept,
  });
  entry.listen(0, "127.0.0.1");
  await once(entry, "listening");
  const close = async () => {
    await matchMaker.gracefullyShutdown();
    await entry.drained(0);
    transport.shutdown();
  };
  return { entry, port: (entry.address() as AddressInfo).port, transport, faults, close };
}

/** Creates a room and returns its instance. */
export async function openBroadcastRoom(): Promise<BroadcastRoom> {
  const listing = await matchMaker.createRoom("storm", {});
  return matchMaker.getLocalRoomById(listing.roomId) as BroadcastRoom;
}

/** A client without the SDK that records every tick and counts inconsistent states. */
export class RawSocketClient {
  readonly socket: WebSocket;
  readonly sessionId: string;
  readonly ticks: number[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  torn = 0;
  reconnectionToken = "";
  errors: Buffer[] = [];
  #decoder = new Decoder(new StormState());

  constructor(port: number, target: string, sessionId: string, options: ClientOptions = {}) {
    this.sessionId = sessionId;
    const origin = `http://127.0.0.1:${port}`;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${target}`, { origin, perMessageDeflate: false, ...options });
    this.socket.on("message", (frame: Buffer) => this.#take(frame));
    this.socket.on("error", () => {});
    this.closed = new Promise((resolve) => {
      this.socket.on("close", (code, reason) => resolve({ code, reason: reason.toString() }));
    });
  }

  get state(): { tick: number; blob: string } {
    return this.#decoder.state as { tick: number; blob: string };
  }

  #take(frame: Buffer): void {
    if (frame[0] === Protocol.JOIN_ROOM) {
      this.reconnectionToken = frame.toString("utf8", 2, 2 + (frame[1] ?? 0));
      this.socket.send(Buffer.of(Protocol.JOIN_ROOM));
    } else if (frame[0] === Protocol.ERROR) this.errors.push(frame);
    else if (frame[0] === Protocol.ROOM_STATE || frame[0] === Protocol.ROOM_STATE_PATCH) this.#takeState(frame);
  }

  #takeState(frame: Buffer): void {
    try {
      this.#decoder.decode(frame, { offset: 1 });
    } catch {
      this.torn += 1;
    }
    this.ticks.push(this.state.tick);
    if (this.state.blob !== blobOf(this.state.tick)) this.torn += 1;
  }
}

/** Reserves a seat, joins with it and waits for the first full state. */
export async function join(server: RoomServer, room: Room, options: ClientOptions = {}): Promise<RawSocketClient> {
  const seat = await matchMaker.reserveSeatFor(await listingOf(room), {});
  const target = `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
  const phone = new RawSocketClient(server.port, target, seat.sessionId, options);
  await until(() => phone.ticks.length > 0);
  return phone;
}

/** Reconnects to a seat with the client's newest reconnection token. */
export function rejoin(server: RoomServer, room: Room, lost: RawSocketClient): RawSocketClient {
  const query = `sessionId=${lost.sessionId}&reconnectionToken=${lost.reconnectionToken}&skipHandshake=1`;
  return new RawSocketClient(server.port, `/p/${room.roomId}?${query}`, lost.sessionId);
}

export async function listingOf(room: Room) {
  const listing = await matchMaker.getRoomById(room.roomId);
  if (!listing) throw new Error("The room is gone.");
  return listing;
}

/** Runs the event loop until the condition holds. */
export async function until(holds: () => boolean, limitMs = 60_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited ${limitMs} ms for ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
