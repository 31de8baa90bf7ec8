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
  /** Sockets that one client address (IPv6: one /64) may hold; a school shares one. */
  readonly maxSocketsPerAddress: number;
  /** Milliseconds between pings; a socket that misses two is cut. 20 seconds unless told. */
  readonly pingEveryMs?: number;
}

/** How long a close frame may take to come back, and so how long a stalled phone may still collect its queue. */
const CLOSE_TIMEOUT_MS = 10_000;
const SHUTDOWN_GRACE_MS = 1_000;
const tooManySockets: HttpRejection = {
  code: "request/too-many",
  message: "There are too many connections from this address.",
};

/** Stock transport, minus the server: `ws` only ever sees upgrades that `accept` gives it. */
const socketServer = {
  noServer: true,
  WebSocket: RoomSocket,
  maxPayload: FRAME_MAX_BYTES,
  perMessageDeflate: false,
  closeTimeout: CLOSE_TIMEOUT_MS,
  maxPendingAutoPongs: 16,
};

/**
 * Carries Colyseus rooms over WebSockets that the front door let in.
 *
 * Colyseus' `Server` class is not needed, nor `setTransport`: only the routes of `Server` read the global transport.
 * `matchMaker.setup()`, then `defineRoomType()` for each room, then `await matchMaker.accept()` make rooms work, and
 * `matchMaker.reserveSeatFor(listing, options, authData)` gives the seat that a socket claims here. What `Server` also
 * did and nobody does now: signal handlers, and the order of shutting down.
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
   * Takes over an upgrade that passed the front door: answers it 4xx, or opens a socket and seats it in its room. May be
   * passed on as a function.
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

  /** Refuses further sockets and closes those that are left, hard after a second. Rooms must be gone by then. */
  override shutdown(): void {
    super.shutdown();
    for (const socket of this.wss.clients) {
      socket.close(CLOSE_CODES.draining);
      setTimeout(() => socket.terminate(), SHUTDOWN_GRACE_MS).unref();
    }
  }

  #open(opened: RoomSocket, line: Duplex, group: string): void {
    this.#socketsOf.set(group, this.#openFrom(group) + 1);
    opened.once("close", () => this.#release(group));
    // Broken frames and oversized messages: `ws` closes the socket by itself.
    opened.on("error", (error) => this.#badFrames.report(group, codeOf(error)));
    opened.begin(line, {
      pingEveryMs: this.#pingEveryMs,
      onFailure: (error) => this.#log.error({ error }, "a room threw while it handled a socket"),
    });
  }

  async #seat(client: RoomClient, request: IncomingMessage, claim: SeatClaim): Promise<void> {
    const { reconnectionToken, skipHandshake } = claim;
    try {
      const room = roomOf(claim);
      dropStale(room, claim);
      const context = createAuthContext({ headers: headersOf(request), remoteAddress: clientAddress(request) });
      await connectClientToRoom(room, client, context, {
        ...(reconnectionToken === null ? {} : { reconnectionToken }),
        skipHandshake,
      });
    } catch (error) {
      this.#unseat(client, error, reconnectionToken !== null);
    }
  }

  /** Tells the client why and closes. Only what was thrown on purpose is quoted: the rest may hold anything. */
  #unseat(client: RoomClient, error: unknown, isReturn: boolean): void {
    const isMeant = error instanceof ServerError && typeof error.code === "number";
    // Colyseus also throws when a client goes away while it joins, which is nobody's fault.
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
 * A phone that changed networks comes back while its old socket still looks alive. Colyseus waits 15 seconds for that
 * one to close and then gives up for good; whoever holds the token may have it closed at once.
 */
function dropStale(room: Room | undefined, { sessionId, reconnectionToken }: SeatClaim): void {
  const stale = room?.clients.get(sessionId);
  if (reconnectionToken === null || stale?.reconnectionToken !== reconnectionToken) return;
  if (stale.ref instanceof RoomSocket) stale.ref.terminate();
}

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

const codeOf = (error: Error) => ("code" in error ? error.code : error.name);
