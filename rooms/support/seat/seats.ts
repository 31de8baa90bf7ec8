import type { ErrorCode } from "../../../schema/errors.ts";
import type { Phase } from "../../../schema/game/state.ts";
import { PLAYERS_MIN_TO_START } from "../../../schema/limits.ts";

/** What the rules know of a seat. */
export interface Seat {
  readonly memberId: string;
  readonly seat: number;
  readonly joinedAt: number;
  readonly isActive: boolean;
}

/** What the rules know of a table. */
export interface Table {
  readonly phase: Phase;
  readonly hostId: string;
  readonly maxPlayers: number;
  readonly isPrivate: boolean;
  readonly roomCode: string;
  readonly seats: readonly Seat[];
}

/** GAME-1 to GAME-4: whether a member comes back, sits down anew, or is refused. `arriving` seats are being written down. */
export function admission(
  table: Table,
  arriving: number,
  memberId: string,
  code: string | null,
): "return" | "sit" | { readonly refused: ErrorCode } {
  const holdsSeat = table.seats.some((seat) => seat.memberId === memberId);
  if (!holdsSeat && table.isPrivate && code !== table.roomCode) return { refused: "game/room-not-found" };
  if (table.phase === "closed") return { refused: "game/room-closed" };
  if (holdsSeat) return "return";
  if (table.phase !== "waiting") return { refused: "game/already-started" };
  if (table.seats.length + arriving >= table.maxPlayers) return { refused: "game/room-full" };
  return "sit";
}

/** GAME-5: the lowest place at the table that nobody has. */
export function freePlace(taken: readonly number[]): number {
  let place = 0;
  while (taken.includes(place)) place += 1;
  return place;
}

/** GAME-8. */
export function mayStart(table: Table, memberId: string): ErrorCode | undefined {
  if (memberId !== table.hostId) return "game/not-host";
  if (table.phase !== "waiting") return "game/wrong-phase";
  return activeSeats(table.seats).length < PLAYERS_MIN_TO_START ? "game/not-enough-players" : undefined;
}

/** GAME-21. */
export function mayPlayAgain(table: Table, memberId: string): ErrorCode | undefined {
  if (memberId !== table.hostId) return "game/not-host";
  return table.phase === "finished" ? undefined : "game/wrong-phase";
}

/**
 * GAME-11 and GAME-12: what it means for the table when a player leaves or stays away too long. `bench` keeps the seat
 * and its score, inactive.
 */
export function departure(table: Table, memberId: string): "close" | "free" | "bench" {
  if (table.phase !== "waiting") return "bench";
  return memberId === table.hostId ? "close" : "free";
}

/** GAME-13: the active player who has sat longest; the lower place where two sat down in the same millisecond. */
export function nextHost(seats: readonly Seat[]): string | undefined {
  return activeSeats(seats).toSorted((a, b) => a.joinedAt - b.joinedAt || a.seat - b.seat)[0]?.memberId;
}

export function activeSeats<S extends Seat>(seats: readonly S[]): S[] {
  return seats.filter((seat) => seat.isActive);
}
