import { ClientState, enqueueClientRaw, type ISendOptions } from "@colyseus/core";
import { WebSocketClient } from "@colyseus/ws-transport";
import { QUEUE_MAX_BYTES, type RoomSocket } from "./room-socket.ts";
import { sharedCopy } from "./shared-frame.ts";

/**
 * A client as rooms know it. What belongs to the connection lives in {@link RoomSocket}: when a client comes back,
 * Colyseus puts the new socket into the old client's `ref`.
 */
export class RoomClient extends WebSocketClient {
  declare ref: RoomSocket;
  /** Logs that the client sent something that makes no sense. */
  readonly reportBadFrame: (reason: string) => void;
  #heldBytes = 0;

  constructor(sessionId: string, ref: RoomSocket, reportBadFrame: (reason: string) => void) {
    super(sessionId, ref);
    this.reportBadFrame = reportBadFrame;
  }

  /** Milliseconds that a message to this client and its answer travel; undefined before the first measurement. */
  get roundTripMs(): number | undefined {
    return this.ref.roundTripMs;
  }

  /** Sends bytes at once, as they are now: the caller may overwrite them as soon as this returns. */
  override raw(bytes: Uint8Array, _options?: ISendOptions, done?: (error?: Error) => void): void {
    this.ref.sendShared(bytes, done);
  }

  /** Sends bytes now or, as Colyseus decides, holds a copy: until the client has joined, or until the next patch. */
  override enqueueRaw(bytes: Uint8Array, options?: ISendOptions): void {
    const isJoined = this.state === ClientState.JOINED;
    if (isJoined && !options?.afterNextPatch) this.raw(bytes, options);
    else if (isJoined || this.#mayHold(bytes.length)) enqueueClientRaw(this, sharedCopy(bytes), options);
  }

  /** A client that never says it has joined must not make us keep the room's whole conversation for it. */
  #mayHold(size: number): boolean {
    this.#heldBytes += size;
    if (this.#heldBytes <= QUEUE_MAX_BYTES) return true;
    this.ref.closeSlow();
    return false;
  }
}
