import { type Client, ClientState, CloseCode, Room, type RoomException, type RoomMethodName } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import type { ErrorCode } from "../../schema/errors.ts";
import { requestId } from "../../schema/game/protocol.ts";
import { CLOSE_CODES, FRAME_TOO_LARGE, GAME_FRAME_MAX_BYTES, GAME_MESSAGES_PER_SECOND } from "../../schema/limits.ts";
import type { PayloadOf, RoomMessage, RoomProtocol } from "../../schema/room-protocol.ts";
import { type RoomEnvironment, reportFailure } from "./environment.ts";
import { type Frame, isPlainObject, MessageMeter, readFrame } from "./frame-guard.ts";
import { RequestQueue } from "./request-queue.ts";
import { RoomTimers } from "./room-timers.ts";

// A table's whole state is about 2 KB. Colyseus's default of 16 KB, held twice, would be most of an idle room's memory;
// the encoder grows by itself where a state is larger.
Encoder.BUFFER_SIZE = 4 * 1024;

/** What we touch of Colyseus 0.18.17 behind its public face: each use says why. */
interface ColyseusInternals {
  _onMessage(client: Client, bytes: Uint8Array): void;
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  _autoDisposeTimeout: NodeJS.Timeout | undefined;
}

/** Why a request was refused; undefined where it was done. */
export type Refusal = ErrorCode | undefined;

/** `receivedAt` is when the request arrived, in milliseconds since 1970; it may have waited for others since. */
type Handler<Payload> = (client: Client, payload: Payload, receivedAt: number) => Refusal | Promise<Refusal>;

/** One handler for each declared request. */
export type Handlers<Requests extends RoomProtocol["requests"]> = {
  readonly [Name in keyof Requests]: Handler<PayloadOf<Requests[Name]>>;
};

interface ServedRequest {
  readonly payload: RoomMessage["payload"];
  readonly handle: Handler<unknown>;
  /** Answered on arrival: it does not wait for the socket's earlier requests. */
  readonly isImmediate: boolean;
}

/** The base of every room: validated requests in order, safe timers, state sent once a turn, no exception that escapes. */
export abstract class BaseRoom extends Room {
  // Rooms outlive their sockets and decide themselves when they end and who may come.
  override autoDispose = false;
  // `flushSoon` sends what changed. Without a rate Colyseus would wake every room sixty times a second instead.
  override patchRate = 60_000;
  // A last resort behind our own limit: this one also counts the protocol's signals, and closes without a message.
  override maxMessagesPerSecond = 4 * GAME_MESSAGES_PER_SECOND;

  protected environment!: RoomEnvironment;
  /** The transport accepts the largest frame of any room; most rooms need less. */
  protected readonly frameMaxBytes: number = GAME_FRAME_MAX_BYTES;
  protected readonly timers = new RoomTimers((error) => this.report("timer", error));
  readonly #meters = new WeakMap<Client, MessageMeter>();
  readonly #queues = new WeakMap<Client, RequestQueue>();
  readonly #served = new Map<string, ServedRequest>();
  #isFlushPlanned = false;
  /** Whether the frame that is being delivered could be decoded. */
  #isDecoded = false;

  constructor() {
    super();
    const internals = this as unknown as ColyseusInternals;
    const deliver = internals._onMessage.bind(this);
    internals._onMessage = (client: Client, bytes: Uint8Array) => {
      try {
        this.#takeFrame(client, bytes, deliver);
      } catch (error) {
        // Thrown from a socket's event it would end the process.
        this.report("frame", error);
        this.closeSocket(client, CloseCode.WITH_ERROR);
      }
    };
  }

  /** Milliseconds since 1970. */
  protected now(): number {
    return this.environment.now();
  }

  /** Reports what failed and no member can mend. Never throws. */
  protected report(doing: string, error: unknown): void {
    reportFailure(this.environment, { roomId: this.roomId, doing, error });
  }

  override onUncaughtException(error: RoomException, method: RoomMethodName): void {
    this.report(method, error.cause ?? error);
  }

  override onDispose(): void {
    this.timers.clear();
  }

  /** Sends what changed to everybody at the end of this turn of the event loop, however much changed in it. */
  protected flushSoon(): void {
    if (this.#isFlushPlanned) return;
    this.#isFlushPlanned = true;
    this.timers.soon(() => {
      this.#isFlushPlanned = false;
      this.broadcastPatch();
    });
  }

  /**
   * Answers these requests. Those of one socket are handled one after the other, in the order in which they arrived,
   * except the `immediate` ones. The code that a handler returns is sent as `refused`.
   */
  protected serve<Requests extends RoomProtocol["requests"]>(
    requests: Requests,
    handlers: Handlers<Requests>,
    immediate: readonly string[] = [],
  ): void {
    if (this.#served.size === 0) this.onMessage("*", (client, type, payload) => this.#receive(client, type, payload));
    for (const [name, { payload }] of Object.entries(requests)) {
      // `Handlers` pairs each name with its payload; a loop over names cannot tell.
      const handle = handlers[name] as Handler<unknown>;
      this.#served.set(name, { payload, handle, isImmediate: immediate.includes(name) });
    }
  }

  protected refuse(client: Client, request: string, code: ErrorCode, payload?: unknown): void {
    const id = requestId.safeParse((payload as { id?: unknown } | undefined)?.id);
    this.sendTo(client, "refused", { request: request.slice(0, 40), code, ...(id.success ? { id: id.data } : {}) });
  }

  protected sendTo(client: Client, type: string, payload: object): void {
    try {
      client.send(type, payload);
    } catch (error) {
      this.report("send", error);
    }
  }

  /** Closes a socket; nothing more of it is handled. */
  protected closeSocket(client: Client, code: number): void {
    this.kickClient(client.sessionId, code);
  }

  /** Unused reservations would keep a closed room alive until they expire. */
  protected voidReservations(): void {
    const internals = this as unknown as ColyseusInternals;
    const { _reservedSeats: reserved, _reservedSeatTimeouts: timeouts } = internals;
    for (const sessionId of Object.keys(reserved)) {
      clearTimeout(timeouts[sessionId]);
      delete timeouts[sessionId];
      delete reserved[sessionId];
    }
    // A room that goes when it is empty also waits for whoever reserved last, and those reservations are void.
    clearTimeout(internals._autoDisposeTimeout);
    internals._autoDisposeTimeout = undefined;
  }

  /** Lets Colyseus decode a frame. It closes the socket of one that cannot be decoded, and says nothing about it. */
  #takeFrame(client: Client, bytes: Uint8Array, deliver: (client: Client, bytes: Uint8Array) => void): void {
    const frame = readFrame(bytes);
    if (!this.#isAdmitted(client, frame, bytes.length)) return;
    this.#isDecoded = false;
    deliver(client, bytes);
    if (frame.kind === "message" && !this.#isDecoded) reportBadFrame(client, "undecodable");
  }

  #isAdmitted(client: Client, frame: Frame, length: number): boolean {
    if (length > this.frameMaxBytes) {
      reportBadFrame(client, "too large");
      this.closeSocket(client, FRAME_TOO_LARGE);
      return false;
    }
    if (frame.kind === "signal") return true;
    const verdict = this.#meterOf(client).check(this.now());
    if (verdict === "close") this.closeSocket(client, CLOSE_CODES.tooMany);
    if (verdict === "refuse") this.refuse(client, frame.kind === "message" ? frame.name : "", "message/too-many");
    if (verdict !== "take") return false;
    // Before its first state was taken a socket has nothing to ask, and replies to it would pile up unsent.
    if (frame.kind === "message" && client.state === ClientState.JOINED) return true;
    this.#refuseInvalid(client, "");
    return false;
  }

  #receive(client: Client, type: unknown, payload: unknown): void {
    this.#isDecoded = true;
    const request = String(type);
    const served = this.#served.get(request);
    const parsed = isPlainObject(payload) ? served?.payload.safeParse(payload) : undefined;
    if (served && parsed?.success) {
      const receivedAt = this.now();
      const handle = () => served.handle(client, parsed.data, receivedAt);
      const work = () => this.#answer(client, request, handle, payload);
      if (served.isImmediate) void work();
      else if (!this.#queueOf(client).add(work)) this.refuse(client, request, "message/too-many", payload);
    } else this.#refuseInvalid(client, request, served && payload);
  }

  /** Never rejects. A request whose socket is gone by now is dropped: nobody could hear what became of it. */
  async #answer(
    client: Client,
    request: string,
    handle: () => Refusal | Promise<Refusal>,
    payload: unknown,
  ): Promise<void> {
    if (client.state === ClientState.LEAVING) return;
    let refusal: Refusal;
    try {
      refusal = await handle();
    } catch (error) {
      this.report(request, error);
      refusal = "server/unknown";
    }
    if (refusal) this.refuse(client, request, refusal, payload);
    this.flushSoon();
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
    if (!this.#meterOf(client).forgiveInvalid()) this.closeSocket(client, CLOSE_CODES.invalid);
    else if (client.state === ClientState.JOINED) this.refuse(client, String(request), "message/invalid", payload);
  }

  #meterOf(client: Client): MessageMeter {
    let meter = this.#meters.get(client);
    if (!meter) {
      meter = new MessageMeter();
      this.#meters.set(client, meter);
    }
    return meter;
  }
}

/** The transport logs it, with the address and at most once a minute. */
const reportBadFrame = (client: Client, reason: string): void =>
  (client as { reportBadFrame?(reason: string): void }).reportBadFrame?.(reason);
