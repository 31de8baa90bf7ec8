import { type Seat, takeSeat } from "../../../schema/game/api.ts";
import { call } from "../../net/http.ts";

/** The server holds a reservation for 15 seconds; an older one is not worth trying. */
const FRESH_MS = 12_000;

let inHand: { seat: Seat; since: number } | null = null;

/** Keeps the seat that creating or joining answered with, so that the room's screen needs no second round trip. */
export function cacheSeat(seat: Seat): void {
  inHand = { seat, since: performance.now() };
}

/** The seat that was kept for this room; where there is none the server is asked. */
export async function takeCachedSeat(roomId: string, code: string | undefined): Promise<Seat> {
  const kept = inHand;
  inHand = null;
  if (kept?.seat.roomId === roomId && performance.now() - kept.since < FRESH_MS) return kept.seat;
  return call(takeSeat, { params: { roomId }, body: code === undefined ? {} : { code } });
}
