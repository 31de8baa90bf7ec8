import { type Seat, takeSeat } from "../../../schema/game/api.ts";
import { call } from "../../net/http/http.ts";

/** The server holds a reservation for 15 seconds, so an older one is not used. */
const FRESH_MS = 12_000;

let cached: { seat: Seat; since: number } | null = null;

/** Saves the seat from creating or joining a room, so that the room's screen needs no second request. */
export function cacheSeat(seat: Seat): void {
  cached = { seat, since: performance.now() };
}

/** The cached seat of this room. Without one, it requests a seat from the server. */
export async function takeCachedSeat(roomId: string, code: string | undefined): Promise<Seat> {
  const reservation = cached;
  cached = null;
  const isFresh = reservation !== null && performance.now() - reservation.since < FRESH_MS;
  if (isFresh && reservation.seat.roomId === roomId) return reservation.seat;
  return call(takeSeat, { params: { roomId }, body: code === undefined ? {} : { code } });
}
