import type { Duplex } from "node:stream";
import { CloseCode } from "@colyseus/core";
import { WebSocket } from "ws";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { sharedFrame } from "./shared-frame.ts";

/** The client received its data too slowly. On this code the SDK reconnects by itself and gets a fresh state. */
export const CLOSE_SLOW = CLOSE_CODES.slow;
/** The most bytes queued in this process for one socket, not counting the kernel's buffers. */
export const QUEUE_MAX_BYTES = 256 * 1024;
/** RFC 6455 leaves 123 bytes for a reason; `ws` throws on more. */
const REASON_MAX_BYTES = 123;

export interface SocketOptions {
  /** Milliseconds between pings. */
  readonly pingEveryMs: number;
  /**
   * Called with whatever a listener throws. Without it, an exception in a room's message handler would end the process.
   */
  readonly onFailure: (error: unknown) => void;
  /** Counts what is sent, shared by all sockets. */
  readonly sent: SentFrames;
}

export interface SentFrames {
  frames: number;
  bytes: number;
}

/** A WebSocket with a bounded queue, shared frames, and a heartbeat that measures the round trip. */
export class RoomSocket extends WebSocket {
  #connection: Duplex | undefined;
  #onFailure: SocketOptions["onFailure"] | undefined;
  #sent: SentFrames = { frames: 0, bytes: 0 };
  #pingCount = 0;
  #missedPings = 0;
  #pingedAt = 0;
  #roundTripMs: number | undefined;
  /** When the first probe since the last sign of life was sent. */
  #probedAt: number | undefined;

  /** Milliseconds from ping to pong, old and new measurements averaged; undefined before the first pong. */
  get roundTripMs(): number | undefined {
    return this.#roundTripMs;
  }

  /** Milliseconds since the first probe that nothing from the client has followed. 0 if it is not silent. */
  get silentMs(): number {
    return this.#probedAt === undefined ? 0 : performance.now() - this.#probedAt;
  }

  /** Asks the client for a sign of life. Not counted by the heartbeat. */
  probe(): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.#probedAt ??= performance.now();
    this.ping();
  }

  /** Starts the heartbeat with an immediate ping. `connection` is the network socket below this WebSocket. */
  begin(connection: Duplex, options: SocketOptions): void {
    this.#connection = connection;
    this.#onFailure = options.onFailure;
    this.#sent = options.sent;
    this.on("pong", (payload: Buffer) => this.#takePong(payload));
    for (const sign of ["pong", "message"]) this.on(sign, () => this.#noteSignOfLife());
    // One timer per socket, so that many phones are not pinged in the same turn of the event loop.
    const heartbeat = setInterval(() => this.#beat(), options.pingEveryMs);
    heartbeat.unref();
    this.once("close", () => clearInterval(heartbeat));
    this.#ping();
  }

  /**
   * Sends bytes as one binary message, copied on the way. Past {@link QUEUE_MAX_BYTES} the socket is closed with {@link
   * CLOSE_SLOW} instead; a closed one accepts nothing. `done` gets an error in both cases.
   */
  sendShared(bytes: Uint8Array, done?: (error?: Error) => void): void {
    if (this.readyState === WebSocket.OPEN && this.bufferedAmount > QUEUE_MAX_BYTES) this.closeSlow();
    if (this.readyState !== WebSocket.OPEN || this.#connection === undefined) {
      if (done !== undefined) process.nextTick(done, new Error("The socket is not open."));
      return;
    }
    this.#sent.frames += 1;
    this.#sent.bytes += bytes.length;
    // `ws` writes its own frames (ping, pong, close) straight to this connection as long as nothing is compressed or
    // fragmented, which we never do. So frames from both writers stay whole and in order.
    this.#connection.write(sharedFrame(bytes), done && ((error) => done(error ?? undefined)));
  }

  /** The close frame waits behind queued data. If it cannot be sent in time, `ws` cuts the connection. */
  closeSlow(): void {
    this.close(CLOSE_SLOW, "slow");
  }

  /** Closes with any code and reason, made valid first: Colyseus quotes client input of any length. */
  override close(code?: number, reason?: string | Buffer): void {
    const isUsable = code === undefined || isSendable(code);
    super.close(isUsable ? code : CloseCode.WITH_ERROR, cutReason(reason));
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    try {
      return super.emit(event, ...values);
    } catch (error) {
      this.#onFailure?.(error);
      this.close(CloseCode.WITH_ERROR);
      return true;
    }
  }

  #noteSignOfLife(): void {
    this.#probedAt = undefined;
  }

  #beat(): void {
    if (this.#missedPings >= 2) this.terminate();
    else this.#ping();
  }

  #ping(): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.#missedPings += 1;
    this.#pingCount += 1;
    this.#pingedAt = performance.now();
    this.ping(String(this.#pingCount));
  }

  /** Only the pong for the latest ping counts, because clients may send unsolicited pongs. */
  #takePong(payload: Buffer): void {
    if (this.#missedPings === 0 || payload.toString("latin1") !== String(this.#pingCount)) return;
    this.#missedPings = 0;
    const measured = performance.now() - this.#pingedAt;
    this.#roundTripMs = this.#roundTripMs === undefined ? measured : (this.#roundTripMs + measured) / 2;
  }
}

/** RFC 6455, 7.4: the codes an endpoint may put into a close frame. */
const isSendable = (code: number) =>
  (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999);

function cutReason(reason: string | Buffer | undefined): string | Buffer | undefined {
  if (reason === undefined || Buffer.byteLength(reason) <= REASON_MAX_BYTES) return reason;
  return Buffer.from(reason.toString().slice(0, REASON_MAX_BYTES / 3));
}
