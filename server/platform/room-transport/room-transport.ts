import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import {
  CloseCode,
  connectClientToRoom,
  createAuthContext,
  ErrorCode,
  matchMaker,
  Room,
  ServerError,
} from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { CLOSE_CODES, FRAME_MAX_BYTES } from "../../../schema/limits.ts";
import { addressGroup, clientAddress } from "../http-entry/client-address.ts";
import { type HttpRejection, malformed, rejectUpgrade } from "../http-entry/http-rejection.ts";
import { BadFrameLog } from "./bad-frame-log.ts";
import { RoomClient } from "./room-client.ts";
import { RoomSocket } from "./room-socket.ts";
import { type SeatClaim, seatClaim } from "./seat-claim.ts";

export interface RoomTransportOptions {
  readonly log: { warn(detail: object, message: string): void; error(detail: object, message: string): void };
  /** The most sockets per client address (for IPv6, per /64). A school may share one address. */
  readonly maxSocketsPerAddress: number;
  /** Milliseconds between pings; a socket that misses two is cut. Default: 20 seconds. */
  readonly pingEveryMs?: number;
}

/** How long to wait for the close frame in return. A stalled phone can still receive its queue in that time. */
const CLOSE_TIMEOUT_MS = 10_000;
const SHUTDOWN_GRACE_MS = 1_000;
const tooManySockets: HttpRejection = {
  code: "request/too-many",
  message: "There are too many connections from this address.",
};

/** The stock transport without a server: `ws` sees only upgrades that `accept` passes to it. */
const socketServer = {
  noServer: true,
  WebSocket: RoomSocket,
  maxPayload: FRAME_MAX_BYTES,
  perMessageDeflate: false,
  closeTimeout: CLOSE_TIMEOUT_MS,
  maxPendingAutoPongs: 16,
};

/**
 * Serves Colyseus rooms over WebSockets that the HTTP entry has admitted. It needs neither Colyseus's `Server` class
 * nor `setTransport`, because only the routes of `Server` read the global transport. `matchMaker.setup()`, then
 * `defineRoomType()` for each room, then `await matchMaker.accept()` make rooms work, and
 * `BaseRoom.reserveSocket` gives the seat that a socket claims here. Signal handlers and
 * the order of shutdown, which `Server` would provide, are left to the caller.
 */
export class RoomTransport extends WebSocketTransport {
  readonly #log: RoomTransportOptions["log"];
  readonly #badFrames: BadFrameLog;
  readonly #maxSocketsPerAddress: number;
  readonly #pingEveryMs: number;
  readonly #socketsOf = new Map<string, number>();

  constructor({ log, maxSocketsPerAddress, pingEveryMs = 20_000 }: RoomTransportOptions) {
    super(socketServer);
    this.#log = log;
    this.#badFrames = new BadFrameLog(log);
    this.#maxSocketsPerAddress = maxSocketsPerAddress;
    this.#pingEveryMs = pingEveryMs;
    this.wss.on("wsClientError", (_error, socket) =>
      rejectUpgrade(socket, malformed("The WebSocket handshake is broken.")),
    );
  }

  /**
   * Takes over an upgrade from the HTTP entry: rejects it with a 4xx, or opens a socket and seats it in its room.
   * Bound, so it can be passed as a callback.
   */
  readonly accept = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const claim = seatClaim(request.url);
    const group = addressGroup(clientAddress(request));
    if (claim === undefined) rejectUpgrade(socket, malformed("A WebSocket needs a room and a seat in its URL."));
    else if (this.#openFrom(group) >= this.#maxSocketsPerAddress) rejectUpgrade(socket, tooManySockets);
    else {
      this.wss.handleUpgrade(request, socket, head, (opened) => {
        // The option `WebSocket` above says what `ws` makes; its types do not carry that over.
        const roomSocket = opened as RoomSocket;
        this.#open(roomSocket, socket, group);
        const reportBadFrame = (reason: string) => this.#badFrames.report(group, reason);
        void this.#seat(new RoomClient(claim.sessionId, roomSocket, reportBadFrame), request, claim);
      });
    }
  };

  /** Refuses further sockets and closes the remaining ones, by force after a second. Rooms must be gone by then. */
  override shutdown(): void {
    super.shutdown();
    for (const socket of this.wss.clients) {
      socket.close(CLOSE_CODES.draining);
      setTimeout(() => socket.terminate(), SHUTDOWN_GRACE_MS).unref();
    }
  }

  #open(opened: RoomSocket, connection: Duplex, group: string): void {
    this.#socketsOf.set(group, this.#openFrom(group) + 1);
    opened.once("close", () => this.#release(group));
    // Broken frames and oversized messages: `ws` closes the socket by itself.
    opened.on("error", (error) => this.#badFrames.report(group, codeOf(error)));
    opened.begin(connection, {
      pingEveryMs: this.#pingEveryMs,
      onFailure: (error) => this.#log.error({ error }, "a room threw while it handled a socket"),
    });
  }

  async #seat(client: RoomClient, request: IncomingMessage, claim: SeatClaim): Promise<void> {
    const { reconnectionToken, skipHandshake } = claim;
    try {
      const room = roomOf(claim);
      closeOldSocket(room, claim);
      const context = createAuthContext({ headers: headersOf(request), remoteAddress: clientAddress(request) });
      await connectClientToRoom(room, client, context, {
        ...(reconnectionToken === null ? {} : { reconnectionToken }),
        skipHandshake,
      });
    } catch (error) {
      this.#unseat(client, error, reconnectionToken !== null);
    }
  }

  /**
   * Sends the client the reason and closes. Only intended errors are quoted, because others may contain private data.
   */
  #unseat(client: RoomClient, error: unknown, isReturn: boolean): void {
    const isMeant = error instanceof ServerError && typeof error.code === "number";
    // Colyseus also throws when a client goes away while it joins, which is not an error.
    const level = client.readyState === RoomSocket.OPEN ? "error" : "warn";
    if (!isMeant) this.#log[level]({ error }, "a client could not join");
    const close = () => client.leave(isReturn ? CloseCode.FAILED_TO_RECONNECT : CloseCode.WITH_ERROR);
    if (isMeant) client.error(error.code, error.message, close);
    else client.error(ErrorCode.APPLICATION_ERROR, "could not join", close);
  }

  #openFrom(group: string): number {
    return this.#socketsOf.get(group) ?? 0;
  }

  #release(group: string): void {
    const left = this.#openFrom(group) - 1;
    if (left > 0) this.#socketsOf.set(group, left);
    else this.#socketsOf.delete(group);
  }
}

/** `instanceof`, because Colyseus looks rooms up in a plain object, where "constructor" is found too. */
function roomOf({ roomId }: SeatClaim): Room | undefined {
  const room: unknown = matchMaker.getLocalRoomById(roomId);
  return room instanceof Room ? room : undefined;
}

/**
 * Closes the old socket of a client that reconnects. A phone that changed networks reconnects while its old socket
 * still looks alive. Colyseus would wait 15 seconds for that one to close and then give up. The reconnection token
 * proves that the client may close it.
 */
function closeOldSocket(room: Room | undefined, { sessionId, reconnectionToken }: SeatClaim): void {
  const stale = room?.clients.get(sessionId);
  if (reconnectionToken === null || stale?.reconnectionToken !== reconnectionToken) return;
  if (stale.ref instanceof RoomSocket) stale.ref.terminate();
}

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

const codeOf = (error: Error) => ("code" in error ? error.code : error.name);
