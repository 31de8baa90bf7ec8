import type { SeatReservation } from "../../../schema/game/api.ts";
import type { OpenSocket } from "./room-connection.ts";
import type { SocketHandlers } from "./room-socket.ts";

/** The fields that every endpoint that reserves a seat returns. */
export interface Seated {
  memberId: string;
  reservation: SeatReservation;
}

export interface RoomHandlers extends SocketHandlers {
  /** The member's id in the room, known before the socket opens. */
  seated(memberId: string): void;
}

/** Takes a seat and opens its socket. Loads the SDK while the first seat is requested. Rejects with an ApiError. */
export async function enterRoom(takeSeat: () => Promise<Seated>, handlers: RoomHandlers): Promise<OpenSocket> {
  const sdk = import("./room-socket.ts");
  // The failure is handled below. Without this, it would count as unhandled while the seat is still requested.
  sdk.catch(() => {});
  const { memberId, reservation } = await takeSeat();
  handlers.seated(memberId);
  return (await sdk).openSocket(reservation, handlers);
}
