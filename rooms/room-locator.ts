import { randomUUID } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import type { SeatReservation } from "../schema/game/api.ts";
import type { RoomMember } from "../schema/room-member.ts";
import type { SocketTicket } from "./support/member-sockets.ts";

type Listing = Parameters<typeof matchMaker.reserveSeatFor>[0];

/** A room may close between being found and being entered: then it is found, or opened, again. */
const TRIES = 3;

/** Finds presence rooms, which the first member opens and the last one closes. `roomId` is the id that the room gives itself. */
export class RoomLocator {
  readonly #opening = new Map<string, Promise<Listing>>();

  /** A reservation for one socket of this member in the room, which is opened where it does not exist. */
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
    // Looked up again: somebody else may have begun to open it meanwhile.
    const begun = this.#opening.get(roomId) ?? matchMaker.createRoom(name, options);
    this.#opening.set(roomId, begun);
    return begun.finally(() => this.#opening.delete(roomId));
  }
}

/** The room with this id, in whatever process it is. */
export async function findRoom(roomId: string): Promise<Listing | undefined> {
  return await matchMaker.getRoomById(roomId);
}

export const socketTicket = (sessionId: string, member: RoomMember): SocketTicket => ({
  sessionId,
  memberId: member.memberId,
  displayName: member.displayName,
  accountSessionId: member.sessionId,
});

/** Reserves a socket in a room. Rejects where the room is gone. */
export async function reserve(listing: Listing, ticket: SocketTicket): Promise<SeatReservation> {
  const reserved = await matchMaker.reserveSeatFor(listing, {}, ticket);
  const { name, roomId, sessionId, processId = matchMaker.processId, publicAddress } = reserved;
  return { name, roomId, processId, sessionId, ...(publicAddress ? { publicAddress } : {}) };
}
