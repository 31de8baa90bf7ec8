import "./encoder-buffer.ts";
import { type Client, ClientState, CloseCode, Room, type RoomException, type RoomMethodName } from "@colyseus/core";
import type { Encoder } from "@colyseus/schema";
import type { ErrorCode } from "../../schema/errors.ts";
import { requestId } from "../../schema/game/protocol.ts";
import { CLOSE_CODES, FRAME_TOO_LARGE, GAME_FRAME_MAX_BYTES, GAME_MESSAGES_PER_SECOND } from "../../schema/limits.ts";
import type { PayloadOf, RoomMessage, RoomProtocol } from "../../schema/room-protocol.ts";
import { type RoomEnvironment, reportFailure } from "./environment.ts";
import { type Frame, isPlainObject, MessageRateLimiter, readFrame } from "./frame-guard.ts";
import type { SocketTicket } from "./member-sockets.ts";
import { RequestQueue } from "./request-queue.ts";
import { RoomTimers } from "./room-timers.ts";

/** The private parts of Colyseus 0.18.17 that we use. Each use says why. */
interface ColyseusInternals {
  _onMessage(client: Client, bytes: Uint8Array): void;
  _reserveSeat(sessionId: string, options: object, ticket: SocketTicket): Promise<boolean>;
  readonly _internalState: number;
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  _autoDisposeTimeout: NodeJS.Timeout | undefined;
  readonly _serializer: { fullEncodeBuffer: Uint8Array; readonly encoder: Encoder };
}

/** Colyseus's state of a room that disconnects its last sockets or is being disposed of. */
const DISPOSING = 2;

/** The error code of a refused request. Undefined if the request was done. */
export type Refusal = ErrorCode | undefined;

/** A refusal that says more than its code: a text for the member, and how many seconds to wait. */
export interface DetailedRefusal {
  readonly code: ErrorCode;
  readonly text?: string | undefined;
  readonly retryAfter?: number | undefined;
}

type Answer = Refusal | DetailedRefusal;

/** `receivedAt` is when the request arrived, in milliseconds since 1970. It may have waited in the queue since. */
type Handler<Payload> = (client: Client, payload: Payload, receivedAt: number) => Answer | Promise<Answer>;

/** One handler for each declared request. */
export type Handlers<Requests extends RoomProtocol["requests"]> = {
  readonly [Name in keyof Requests]: Handler<PayloadOf<Requests[Name]>>;
};

interface ServedRequest {
  readonly payload: RoomMessage["payload"];
  readonly handle: Handler<unknown>;
  /** Handled on arrival, without waiting for the socket's earlier requests. */
  readonly isImmediate: boolean;
}

/**
 * The base class of every room. It validates requests, handles them in order, sends state changes once per turn of the
 * event loop, and catches every exception.
 */
export abstract class BaseRoom extends Room {
  // Rooms outlive their sockets. They decide when they end and who may enter.
  override autoDispose = false;
  // `scheduleFlush` sends the changes. At the default rate Colyseus would wake every room many times a second.
  override patchRate = 60_000;
  // A second limit behind our own. This one also counts protocol signals, and closes the socket without a message.
  override maxMessagesPerSecond = 4 * GAME_MESSAGES_PER_SECOND;

  protected environment!: RoomEnvironment;
  /** The largest frame that this room accepts. The transport accepts the largest of any room. */
  protected readonly frameMaxBytes: number = GAME_FRAME_MAX_BYTES;
  protected readonly timers = new RoomTimers((error) => this.report("timer", error));
  readonly #limiters = new WeakMap<Client, MessageRateLimiter>();
  readonly #queues = new WeakMap<Client, RequestQueue>();
  readonly #served = new Map<string, ServedRequest>();
  #isFlushPlanned = false;
  /** The frame that is being delivered exceeds the rate limit. */
  #isOneTooMany = false;
  /** The frame that is being delivered could be decoded. */
  #isDecoded = false;

  constructor() {
    super();
    const internals = this as unknown as ColyseusInternals;
    const deliver = internals._onMessage.bind(this);
    internals._onMessage = (client: Client, bytes: Uint8Array) => {
      try {
        this.#deliverFrame(client, bytes, deliver);
      } catch (error) {
        // An exception in a socket event would end the process.
        this.report("frame", error);
        this.closeSocket(client, CloseCode.WITH_ERROR);
      }
    };
  }

  /** Whether the room has begun to end. */
  get isEnding(): boolean {
    return (this as unknown as ColyseusInternals)._internalState === DISPOSING;
  }

  /**
   * Reserves one socket and returns the type of this room, or null if it takes no more. May be called from another process. A
   * reservation would keep an ending room alive (Colyseus's issue 555).
   */
  async reserveSocket(ticket: SocketTicket): Promise<string | null> {
    if (this.isEnding) return null;
    const isReserved = await (this as unknown as ColyseusInternals)._reserveSeat(ticket.sessionId, {}, ticket);
    return isReserved ? this.roomName : null;
  }

  /** PROCESS-8: ends the room here, because another process holds it now. Clients go there by themselves. */
  abstract giveUp(): void;

  /** Milliseconds since 1970. */
  protected now(): number {
    return this.environment.now();
  }

  /** Reports a failure that no member can fix. Never throws. */
  protected report(operation: string, error: unknown): void {
    reportFailure(this.environment, { roomId: this.roomId, operation, error });
  }

  override onUncaughtException(error: RoomException, method: RoomMethodName): void {
    this.report(method, error.cause ?? error);
  }

  override onDispose(): void {
    this.timers.clear();
  }

  /** Sends all state changes of this turn of the event loop, once, at its end. */
  protected scheduleFlush(): void {
    if (this.#isFlushPlanned) return;
    this.#isFlushPlanned = true;
    this.timers.atEndOfTurn(() => {
      this.#isFlushPlanned = false;
      this.broadcastPatch();
    });
  }

  /**
   * Registers the handlers of these requests. One socket's requests are handled one after the other, in order of
   * arrival, except the `immediate` ones. A refusal that a handler returns is sent as `refused`.
   */
  protected serve<Requests extends RoomProtocol["requests"]>(
    requests: Requests,
    handlers: Handlers<Requests>,
    immediate: readonly string[] = [],
  ): void {
    if (this.#served.size === 0) this.onMessage("*", (client, type, payload) => this.#receive(client, type, payload));
    for (const [name, { payload }] of Object.entries(requests)) {
      // `Handlers` pairs each name with its payload, but a loop over names loses that type.
      const handle = handlers[name] as Handler<unknown>;
      this.#served.set(name, { payload, handle, isImmediate: immediate.includes(name) });
    }
  }

  protected refuse(client: Client, request: string, refusal: ErrorCode | DetailedRefusal, payload?: unknown): void {
    const { code, text, retryAfter }: DetailedRefusal = typeof refusal === "string" ? { code: refusal } : refusal;
    const id = requestId.safeParse((payload as { id?: unknown } | undefined)?.id);
    this.sendTo(client, "refused", {
      request: request.slice(0, 40),
      code,
      ...(id.success ? { id: id.data } : {}),
      ...(text === undefined ? {} : { text }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }

  protected sendTo(client: Client, type: string, payload: object): void {
    try {
      client.send(type, payload);
    } catch (error) {
      this.report("send", error);
    }
  }

  /** Closes a socket and ignores everything that it sends afterwards. */
  protected closeSocket(client: Client, code: number): void {
    this.kickClient(client.sessionId, code);
  }

  /**
   * Makes room for a large state. Otherwise Colyseus would encode it twice for each client that joins, with a warning. Call it
   * when the state is set.
   */
  protected enlargeBuffers(bytes: number): void {
    const { _serializer: serializer } = this as unknown as ColyseusInternals;
    const full = new Uint8Array(bytes);
    // The first byte is already there.
    full.set(serializer.fullEncodeBuffer);
    serializer.fullEncodeBuffer = full;
    serializer.encoder.sharedBuffer = new Uint8Array(bytes);
  }

  /** Voids unused reservations, which would keep a closed room alive until they expire. */
  protected voidReservations(): void {
    const internals = this as unknown as ColyseusInternals;
    const { _reservedSeats: reserved, _reservedSeatTimeouts: timeouts } = internals;
    for (const sessionId of Object.keys(reserved)) {
      clearTimeout(timeouts[sessionId]);
      delete timeouts[sessionId];
      delete reserved[sessionId];
    }
    // An empty room waits for its last reservation before it is disposed, but the reservations are void now.
    clearTimeout(internals._autoDisposeTimeout);
    internals._autoDisposeTimeout = undefined;
  }

  /** Lets Colyseus decode a frame. Colyseus silently closes the socket if the frame cannot be decoded. */
  #deliverFrame(client: Client, bytes: Uint8Array, deliver: (client: Client, bytes: Uint8Array) => void): void {
    const frame = readFrame(bytes);
    const admission = this.#admit(client, frame, bytes.length);
    if (admission === "dropped") return;
    this.#isDecoded = false;
    this.#isOneTooMany = admission === "one too many";
    deliver(client, bytes);
    if (frame.kind === "message" && !this.#isDecoded) reportBadFrame(client, "undecodable");
  }

  /** `one too many`: decoded only for the id of its request, and refused. */
  #admit(client: Client, frame: Frame, length: number): "admitted" | "one too many" | "dropped" {
    if (length > this.frameMaxBytes) {
      reportBadFrame(client, "too large");
      this.closeSocket(client, FRAME_TOO_LARGE);
      return "dropped";
    }
    if (frame.kind === "signal") return "admitted";
    const verdict = this.#limiterOf(client).check(this.now());
    if (verdict === "close") this.closeSocket(client, CLOSE_CODES.tooMany);
    if (verdict === "close" || verdict === "drop") return "dropped";
    // A socket that has not received its first state has nothing to request, and replies to it would pile up unsent.
    if (frame.kind === "message" && client.state === ClientState.JOINED) {
      return verdict === "accept" ? "admitted" : "one too many";
    }
    this.#refuseInvalid(client, "");
    return "dropped";
  }

  #receive(client: Client, type: unknown, payload: unknown): void {
    this.#isDecoded = true;
    const request = String(type);
    if (this.#isOneTooMany) {
      this.refuse(client, request, "message/too-many", payload);
      return;
    }
    const served = this.#served.get(request);
    const parsed = isPlainObject(payload) ? served?.payload.safeParse(payload) : undefined;
    if (served && parsed?.success) {
      const receivedAt = this.now();
      const handle = () => served.handle(client, parsed.data, receivedAt);
      const work = () => this.#answer(client, request, handle, payload);
      if (served.isImmediate) void work();
      else if (!this.#queueOf(client).add(work)) this.refuse(client, request, "message/too-many", payload);
    } else this.#refuseInvalid(client, request, payload);
  }

  /** Never rejects. Drops a request whose socket has closed, because no one would receive the reply. */
  async #answer(
    client: Client,
    request: string,
    handle: () => Answer | Promise<Answer>,
    payload: unknown,
  ): Promise<void> {
    if (client.state === ClientState.LEAVING) return;
    let refusal: Answer;
    try {
      refusal = await handle();
    } catch (error) {
      this.report(request, error);
      refusal = "server/unknown";
    }
    if (refusal) this.refuse(client, request, refusal, payload);
    this.scheduleFlush();
  }

  #queueOf(client: Client): RequestQueue {
    let queue = this.#queues.get(client);
    if (!queue) {
      queue = new RequestQueue();
      this.#queues.set(client, queue);
    }
    return queue;
  }

  #refuseInvalid(client: Client, request: unknown, payload?: unknown): void {
    reportBadFrame(client, "invalid");
    if (!this.#limiterOf(client).countInvalid()) this.closeSocket(client, CLOSE_CODES.invalid);
    else if (client.state === ClientState.JOINED) this.refuse(client, String(request), "message/invalid", payload);
  }

  #limiterOf(client: Client): MessageRateLimiter {
    let limiter = this.#limiters.get(client);
    if (!limiter) {
      limiter = new MessageRateLimiter();
      this.#limiters.set(client, limiter);
    }
    return limiter;
  }
}

/** Reports a bad frame to the transport, which logs it with the address, at most once a minute. */
const reportBadFrame = (client: Client, reason: string): void =>
  (client as { reportBadFrame?(reason: string): void }).reportBadFrame?.(reason);
