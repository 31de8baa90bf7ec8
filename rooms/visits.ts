import { randomUUID } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import type { SeatReservation } from "../schema/game/api.ts";
import type { TableMember } from "./support/environment.ts";
import type { VisitedRoom, VisitTicket } from "./support/visited-room.ts";

type Listing = Parameters<typeof matchMaker.reserveSeatFor>[0];

/** A room that may close between being found and being entered is found, or opened, anew. */
const TRIES = 3;

/** Rooms that are opened by whoever comes first and close with whoever goes last. `roomId` is what the room calls itself. */
export class Visits {
  readonly #opening = new Map<string, Promise<Listing>>();

  /** A reservation for one socket of this member in the room, which is opened where it is not there. */
  async enter(name: string, roomId: string, options: object, member: TableMember): Promise<SeatReservation> {
    const { memberId, displayName, sessionId: accountSessionId } = member;
    const ticket: VisitTicket = { sessionId: randomUUID(), memberId, displayName, accountSessionId };
    for (let tries = 1; ; tries += 1) {
      try {
        const reserved = await matchMaker.reserveSeatFor(await this.#room(name, roomId, options), {}, ticket);
        const { processId = matchMaker.processId, sessionId, publicAddress } = reserved;
        return { name, roomId, processId, sessionId, ...(publicAddress ? { publicAddress } : {}) };
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  /** The room of this process with that id, where it is open. */
  roomOf<R extends VisitedRoom>(roomId: string): R | undefined {
    return matchMaker.getLocalRoomById(roomId) as unknown as R | undefined;
  }

  async #room(name: string, roomId: string, options: object): Promise<Listing> {
    const opening = this.#opening.get(roomId);
    if (opening) return opening;
    const found = await Promise.resolve(matchMaker.getRoomById(roomId));
    if (found) return found;
    // Looked up again: while this one was looked for, somebody else may have begun to open it.
    const begun = this.#opening.get(roomId) ?? matchMaker.createRoom(name, options);
    this.#opening.set(roomId, begun);
    return begun.finally(() => this.#opening.delete(roomId));
  }
}
