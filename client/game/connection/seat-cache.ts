import { type Seat, takeSeat, watchGame } from "../../../schema/game/api.ts";
import { call } from "../../net/http/http.ts";

/** The server holds a seat for 15 seconds. An older cached seat is not used, so that there is time left to connect. */
const MAX_AGE_MS = 12_000;

let cached: { seat: Seat; cachedAt: number } | null = null;

/** Caches the seat from creating or joining a room, so that the room's screen does not request it again. */
export function cacheSeat(seat: Seat): void {
  cached = { seat, cachedAt: performance.now() };
}

/**
 * Returns the cached seat of this room once, because it opens only one socket. Otherwise requests a new one, or a place to watch.
 */
export async function takeCachedOrNewSeat(roomId: string, code: string | undefined, watches = false): Promise<Seat> {
  const entry = cached;
  cached = null;
  const isFresh = entry !== null && performance.now() - entry.cachedAt < MAX_AGE_MS;
  if (isFresh && entry.seat.roomId === roomId) return entry.seat;
  return call(watches ? watchGame : takeSeat, { params: { roomId }, body: code === undefined ? {} : { code } });
}
