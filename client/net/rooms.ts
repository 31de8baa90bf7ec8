import { type Seat, takeSeat } from "../../schema/game/api.ts";
import { call } from "./http.ts";
import type { Wire } from "./room-line.ts";
import type { SocketEars } from "./room-socket.ts";

/** The server holds a reservation for 15 seconds; an older one is not worth trying. */
const FRESH_MS = 12_000;

let inHand: { seat: Seat; since: number } | null = null;

/** Keeps the seat that creating or joining answered with, so that the room's screen needs no second round trip. */
export function keepInHand(seat: Seat): void {
  inHand = { seat, since: performance.now() };
}

async function seatFor(roomId: string, code: string | undefined): Promise<Seat> {
  const kept = inHand;
  inHand = null;
  if (kept?.seat.roomId === roomId && performance.now() - kept.since < FRESH_MS) return kept.seat;
  return call(takeSeat, { params: { roomId }, body: code === undefined ? {} : { code } });
}

export interface RoomDoor extends SocketEars {
  /** Who this browser is in the room, known before the socket opens. */
  seated(memberId: string): void;
}

/** Takes (or takes again) the caller's seat and opens its socket. The SDK is loaded here, beside the first request. */
export async function enterRoom(roomId: string, code: string | undefined, door: RoomDoor): Promise<Wire> {
  const sdk = import("./room-socket.ts");
  // Handled below; without this a failed download would count as unhandled while the seat is still asked for.
  sdk.catch(() => {});
  const seat = await seatFor(roomId, code);
  door.seated(seat.memberId);
  return (await sdk).openSocket(seat, door);
}
