import type { ErrorCode } from "../../../schema/errors.ts";
import type { Phase } from "../../../schema/game/state.ts";
import { PLAYERS_MIN_TO_START, PRACTICE_PLAYERS, WATCHERS_MAX } from "../../../schema/limits.ts";

/** A seat, as the rules see it. */
export interface Seat {
  readonly memberId: string;
  readonly seat: number;
  readonly joinedAt: number;
  readonly isConnected: boolean;
  readonly isActive: boolean;
  /** Whether the player manages the event whose room it is. Undefined at a table. */
  readonly canHost?: boolean;
}

/** A room's seats and settings, as the rules see them. */
export interface Table {
  readonly phase: Phase;
  readonly hostId: string;
  readonly maxPlayers: number;
  readonly isPrivate: boolean;
  readonly roomCode: string;
  /** Whether it is the room of an event. */
  readonly isEvent?: boolean;
  /** Whether its host practises alone. */
  readonly isPractice?: boolean;
  readonly seats: readonly Seat[];
}

/**
 * GAME-1 to GAME-4, GAME-171: whether a member comes back, takes a new seat, or is refused. `arriving` counts seats that are
 * still being saved.
 */
export function admission(
  table: Table,
  arriving: number,
  memberId: string,
  code: string | null,
): "return" | "sit" | { readonly refused: ErrorCode } {
  const holdsSeat = table.seats.some((seat) => seat.memberId === memberId);
  if (!holdsSeat && !isFound(table, memberId, code)) return { refused: "game/room-not-found" };
  if (table.phase === "closed") return { refused: "game/room-closed" };
  if (holdsSeat) return "return";
  if (table.phase !== "waiting" && table.phase !== "rematch") return { refused: "game/already-started" };
  if (table.seats.length + arriving >= table.maxPlayers) return { refused: "game/room-full" };
  return "sit";
}

/** GAME-4, GAME-91, GAME-171: whether a member without a seat may learn that the room exists. */
function isFound({ isPractice, hostId, isPrivate, roomCode }: Table, memberId: string, code: string | null): boolean {
  if (isPractice) return memberId === hostId;
  return !isPrivate || code === roomCode;
}

/** GAME-91, GAME-92: why a member without a seat may not watch. `watchers` does not count this member. */
export function watchRefusal(
  table: Table,
  watchers: number,
  memberId: string,
  code: string | null,
): ErrorCode | undefined {
  if (!isFound(table, memberId, code)) return "game/room-not-found";
  if (table.phase === "closed") return "game/room-closed";
  return watchers >= WATCHERS_MAX ? "game/too-many-watchers" : undefined;
}

/** GAME-5: the lowest free seat number. */
export function lowestFreeSeat(taken: readonly number[]): number {
  let seat = 0;
  while (taken.includes(seat)) seat += 1;
  return seat;
}

/** GAME-8. */
export function mayStart(table: Table, memberId: string): ErrorCode | undefined {
  if (memberId !== table.hostId) return "game/not-host";
  if (table.phase !== "waiting") return "game/wrong-phase";
  return activeSeats(table.seats).length < playersToStart(table) ? "game/not-enough-players" : undefined;
}

/** GAME-8, GAME-170: how many players a game needs. */
export const playersToStart = ({ isPractice }: Pick<Table, "isPractice">): number =>
  isPractice ? PRACTICE_PLAYERS : PLAYERS_MIN_TO_START;

/** Why a member is absent: they pressed Leave, lost their socket for a minute, or never opened one. */
export type Absence = "left" | "absent" | "never-connected";

/**
 * What happens to a seat: `close` closes the room, `free` gives the seat up, `away` keeps it, and `inactive` keeps it
 * with its score for an inactive player.
 */
export type SeatOutcome = "close" | "free" | "away" | "inactive";

/** GAME-11, GAME-12, GAME-40, GAME-43 and GAME-127. */
export function seatOutcome(table: Table, memberId: string, absence: Absence): SeatOutcome {
  const isHost = memberId === table.hostId;
  if (table.phase === "starting" && absence !== "left") return "away";
  if (table.phase !== "waiting") return "inactive";
  if (absence === "left") return isHost && !table.isEvent ? "close" : "free";
  return absence === "never-connected" && !isHost ? "free" : "away";
}

/**
 * GAME-13 and GAME-41: who becomes host when the host is inactive: the candidate who sat down first. If two sat down in
 * the same millisecond, the lower seat wins. In the waiting room only connected players are candidates, and in the room of an
 * event only connected managers (GAME-127).
 */
export function nextHost({ phase, seats }: Pick<Table, "phase" | "seats">): string | undefined {
  const candidates = activeSeats(seats).filter(({ canHost, isConnected }) =>
    canHost === undefined ? phase !== "waiting" || isConnected : canHost && isConnected,
  );
  return candidates.toSorted((a, b) => a.joinedAt - b.joinedAt || a.seat - b.seat)[0]?.memberId;
}

export function activeSeats<S extends Seat>(seats: readonly S[]): S[] {
  return seats.filter((seat) => seat.isActive);
}
