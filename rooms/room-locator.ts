import { randomUUID } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import type { SeatReservation } from "../schema/game/api.ts";
import type { RoomMember } from "../schema/room-member.ts";
import type { SocketTicket } from "./support/member-sockets.ts";

type Listing = Parameters<typeof matchMaker.reserveSeatFor>[0];

/** A room may close between the lookup and the reservation. Then the lookup is repeated. */
const TRIES = 3;

/**
 * Finds or opens presence rooms: the first member opens one, the last one closes it. `roomId` is the id that the room
 * sets for itself.
 */
export class RoomLocator {
  readonly #opening = new Map<string, Promise<Listing>>();

  /** Reserves one socket for this member in the room. Opens the room if it does not exist. */
  async enter(name: string, roomId: string, options: object, member: RoomMember): Promise<SeatReservation> {
    const ticket = socketTicket(randomUUID(), member);
    for (let tries = 1; ; tries += 1) {
      try {
        return await reserve(await this.#room(name, roomId, options), ticket);
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  async #room(name: string, roomId: string, options: object): Promise<Listing> {
    const opening = this.#opening.get(roomId);
    if (opening) return opening;
    const found = await findRoom(roomId);
    if (found) return found;
    // Check again: another caller may have started to open it during the lookup.
    const begun = this.#opening.get(roomId) ?? matchMaker.createRoom(name, options);
    this.#opening.set(roomId, begun);
    return begun.finally(() => this.#opening.delete(roomId));
  }
}

/** The room with this id, in any process. */
export async function findRoom(roomId: string): Promise<Listing | undefined> {
  return await matchMaker.getRoomById(roomId);
}

export const socketTicket = (sessionId: string, member: RoomMember): SocketTicket => ({
  sessionId,
  memberId: member.memberId,
  displayName: member.displayName,
  accountSessionId: member.sessionId,
});

/** Reserves a socket in a room. Rejects if the room is gone. */
export async function reserve(listing: Listing, ticket: SocketTicket): Promise<SeatReservation> {
  const reserved = await matchMaker.reserveSeatFor(listing, {}, ticket);
  const { name, roomId, sessionId, processId = matchMaker.processId, publicAddress } = reserved;
  return { name, roomId, processId, sessionId, ...(publicAddress ? { publicAddress } : {}) };
}
