import { type Client, ClientState, CloseCode, Room, type RoomException, type RoomMethodName } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import type { ErrorCode } from "../../schema/errors.ts";
import { requestId } from "../../schema/game/protocol.ts";
import { CLOSE_CODES, FRAME_TOO_LARGE, GAME_FRAME_MAX_BYTES, GAME_MESSAGES_PER_SECOND } from "../../schema/limits.ts";
import type { PayloadOf, RoomProtocol } from "../../schema/room-protocol.ts";
import { isPlainObject, MessageMeter, readFrame } from "./message-gate.ts";
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

/** A refusal code, or nothing where the request was done. */
export type Answer = ErrorCode | undefined;

/** One handler for each request that a protocol declares. */
export type Handlers<P extends RoomProtocol> = {
  readonly [Name in keyof P["requests"]]: (
    client: Client,
    payload: PayloadOf<P["requests"][Name]>,
  ) => Answer | Promise<Answer>;
};

/** What every room of ours stands on: validated messages, safe timers, state sent once a turn, no throw that escapes. */
export abstract class BaseRoom extends Room {
  // Rooms outlive their sockets and decide themselves when they end and who may come.
  override autoDispose = false;
  // What changes is sent by `flushSoon`. Without a rate Colyseus would wake every room sixty times a second instead.
  override patchRate = 60_000;
  // Behind our own polite limit: this one counts the protocol's signals too, and cuts without a word.
  override maxMessagesPerSecond = 4 * GAME_MESSAGES_PER_SECOND;

  /** The wire lets through what the largest message of any room needs; most rooms need less. */
  protected readonly frameMaxBytes: number = GAME_FRAME_MAX_BYTES;
  protected readonly timers = new RoomTimers((error) => this.report("timer", error));
  readonly #meters = new WeakMap<Client, MessageMeter>();
  #isFlushPlanned = false;

  constructor() {
    super();
    const internals = this as unknown as ColyseusInternals;
    const deliver = internals._onMessage.bind(this);
    internals._onMessage = (client: Client, bytes: Uint8Array) => {
      try {
        if (this.#admitFrame(client, bytes)) deliver(client, bytes);
      } catch (error) {
        // Thrown from a socket's event it would end the process.
        this.report("frame", error);
        this.dismiss(client, CloseCode.WITH_ERROR);
      }
    };
  }

  /** Milliseconds since 1970. */
  protected abstract now(): number;
  /** Hears of what failed and no player can mend; must not throw. */
  protected abstract report(doing: string, error: unknown): void;

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

  /** Takes the declared requests, and only those, to their handlers; a code that a handler returns is sent as `refused`. */
  protected answer<P extends RoomProtocol>(protocol: P, handlers: Handlers<P>): void {
    this.onMessage("*", async (client: Client, type: unknown, payload: unknown) => {
      if (typeof type !== "string" || !Object.hasOwn(protocol.requests, type)) return this.#refuseInvalid(client, type);
      const parsed = isPlainObject(payload) ? protocol.requests[type]?.payload.safeParse(payload) : undefined;
      if (!parsed?.success) return this.#refuseInvalid(client, type, payload);
      let refusal: Answer;
      try {
        // The table is typed above; here the name is only known to be one of its keys.
        const handle = handlers[type] as (client: Client, payload: unknown) => Answer | Promise<Answer>;
        refusal = await handle(client, parsed.data);
      } catch (error) {
        this.report(type, error);
        refusal = "server/unknown";
      }
      if (refusal) this.refuse(client, type, refusal, payload);
      this.flushSoon();
    });
  }

  protected refuse(client: Client, request: string, code: ErrorCode, payload?: unknown): void {
    const id = requestId.safeParse((payload as { id?: unknown } | undefined)?.id);
    this.tell(client, "refused", { request: request.slice(0, 40), code, ...(id.success ? { id: id.data } : {}) });
  }

  protected tell(client: Client, type: string, payload: object): void {
    try {
      client.send(type, payload);
    } catch (error) {
      this.report("send", error);
    }
  }

  /** Closes a socket and hears nothing more of it. */
  protected dismiss(client: Client, code: number): void {
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

  #admitFrame(client: Client, bytes: Uint8Array): boolean {
    if (bytes.length > this.frameMaxBytes) {
      this.dismiss(client, FRAME_TOO_LARGE);
      return false;
    }
    const frame = readFrame(bytes);
    if (frame.kind === "signal") return true;
    const weight = this.#meterOf(client).weigh(this.now());
    if (weight === "close") this.dismiss(client, CLOSE_CODES.tooMany);
    if (weight === "refuse") this.refuse(client, frame.kind === "message" ? frame.name : "", "message/too-many");
    if (weight !== "take") return false;
    // Before its first state was taken a socket has nothing to ask, and replies to it would pile up unsent.
    if (frame.kind === "message" && client.state === ClientState.JOINED) return true;
    this.#refuseInvalid(client, "");
    return false;
  }

  #refuseInvalid(client: Client, request: unknown, payload?: unknown): void {
    if (!this.#meterOf(client).forgiveInvalid()) this.dismiss(client, CLOSE_CODES.invalid);
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
