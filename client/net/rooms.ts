import type { SeatReservation } from "../../schema/game/api.ts";
import type { OpenSocket } from "./room-connection.ts";
import type { SocketHandlers } from "./room-socket.ts";

/** What every endpoint that leads into a room answers with, whatever else it tells. */
export interface Seated {
  memberId: string;
  reservation: SeatReservation;
}

export interface RoomHandlers extends SocketHandlers {
  /** Who this browser is in the room, known before the socket opens. */
  seated(memberId: string): void;
}

/** Requests for the caller's way in and opens its socket. The SDK is loaded here, beside the first request. */
export async function enterRoom(takeSeat: () => Promise<Seated>, door: RoomHandlers): Promise<OpenSocket> {
  const sdk = import("./room-socket.ts");
  // Handled below; without this a failed download would count as unhandled while the seat is still asked for.
  sdk.catch(() => {});
  const { memberId, reservation } = await takeSeat();
  door.seated(memberId);
  return (await sdk).openSocket(reservation, door);
}
