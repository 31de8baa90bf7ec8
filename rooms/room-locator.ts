import { randomUUID } from "node:crypto";
import type { SeatReservation } from "../schema/game/api.ts";
import type { RoomMember } from "../schema/room-member.ts";
import { reserve } from "./room-call.ts";
import type { RoomHost } from "./room-host.ts";
import type { RoomPlace } from "./room-network.ts";
import { socketTicket } from "./support/member-sockets.ts";
import { pause } from "./support/room-timers.ts";

/** A room may close between the lookup and the reservation, or may not be open yet. Then the lookup is repeated. */
const TRIES = 8;
const RETRY_MS = 40;

/**
 * Finds or opens presence rooms: the first member opens one, the last one closes it. `roomId` is the id that the room
 * sets for itself. Of several processes, the row of the room decides which one opens it (PROCESS-7).
 */
export class RoomLocator {
  readonly #host: RoomHost;
  readonly #opening = new Map<string, Promise<RoomPlace>>();

  constructor(host: RoomHost) {
    this.#host = host;
  }

  /** Reserves one socket for this member in the room. Opens the room if it does not exist. */
  async enter(name: string, roomId: string, options: object, member: RoomMember): Promise<SeatReservation> {
    const ticket = socketTicket(randomUUID(), member);
    for (let tries = 1; ; tries += 1) {
      try {
        return await reserve(this.#host.network, await this.#place(name, roomId, options), ticket);
      } catch (error) {
        if (tries === TRIES) throw error;
        // Another process may still be about to close or to open it.
        if (this.#host.network) await pause(tries * RETRY_MS);
      }
    }
  }

  async #place(name: string, roomId: string, options: object): Promise<RoomPlace> {
    const opening = this.#opening.get(roomId);
    if (opening) return opening;
    if (this.#host.roomHere(roomId)) return { roomId, holder: null };
    const begun = this.#host.openPresence(name, roomId, options, randomUUID());
    this.#opening.set(roomId, begun);
    return begun.finally(() => this.#opening.delete(roomId));
  }
}
