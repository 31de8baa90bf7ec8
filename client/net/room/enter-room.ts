import type { SeatReservation } from "../../../schema/game/api.ts";
import type { OpenSocket } from "./room-connection.ts";
import type { SocketHandlers } from "./room-socket.ts";

/** What every endpoint that reserves a seat returns, among other things. */
export interface Seated {
  memberId: string;
  reservation: SeatReservation;
}

export interface RoomHandlers extends SocketHandlers {
  /** The member's id in the room, known before the socket opens. */
  seated(memberId: string): void;
}

/** Takes a seat and opens its socket. Loads the SDK at the same time as the first seat. */
export async function enterRoom(takeSeat: () => Promise<Seated>, door: RoomHandlers): Promise<OpenSocket> {
  const sdk = import("./room-socket.ts");
  // The failure is handled below. Without this, it would count as unhandled while the seat is still requested.
  sdk.catch(() => {});
  const { memberId, reservation } = await takeSeat();
  door.seated(memberId);
  return (await sdk).openSocket(reservation, door);
}
