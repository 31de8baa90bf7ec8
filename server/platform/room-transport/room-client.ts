import { ClientState, enqueueClientRaw, type ISendOptions } from "@colyseus/core";
import { WebSocketClient } from "@colyseus/ws-transport";
import { QUEUE_MAX_BYTES, type RoomSocket } from "./room-socket.ts";
import { sharedCopy } from "./shared-frame.ts";

/**
 * A client, as rooms see it. Connection state lives in {@link RoomSocket}, because on a reconnect Colyseus puts the new
 * socket into the old client's `ref`.
 */
export class RoomClient extends WebSocketClient {
  declare ref: RoomSocket;
  /** Logs that the client sent an invalid frame. */
  readonly reportBadFrame: (reason: string) => void;
  #queuedBytes = 0;

  constructor(sessionId: string, ref: RoomSocket, reportBadFrame: (reason: string) => void) {
    super(sessionId, ref);
    this.reportBadFrame = reportBadFrame;
  }

  /** The measured round trip to this client in milliseconds. Undefined before the first measurement. */
  get roundTripMs(): number | undefined {
    return this.ref.roundTripMs;
  }

  /** How long this client has not answered a probe, in milliseconds. */
  get silentMs(): number {
    return this.ref.silentMs;
  }

  /** Asks this client for a sign of life. */
  probe(): void {
    this.ref.probe();
  }

  /** Sends a copy of the bytes now. The caller may overwrite them as soon as this returns. */
  override raw(bytes: Uint8Array, _options?: ISendOptions, done?: (error?: Error) => void): void {
    this.ref.sendShared(bytes, done);
  }

  /** Sends bytes now or, as Colyseus decides, holds a copy: until the client has joined, or until the next patch. */
  override enqueueRaw(bytes: Uint8Array, options?: ISendOptions): void {
    const isJoined = this.state === ClientState.JOINED;
    if (isJoined && !options?.afterNextPatch) this.raw(bytes, options);
    else if (isJoined || this.#mayHold(bytes.length)) enqueueClientRaw(this, sharedCopy(bytes), options);
  }

  /** Limits the queue of a client that never confirms its join. */
  #mayHold(size: number): boolean {
    this.#queuedBytes += size;
    if (this.#queuedBytes <= QUEUE_MAX_BYTES) return true;
    this.ref.closeSlow();
    return false;
  }
}
