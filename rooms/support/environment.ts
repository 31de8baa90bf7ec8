import {
  EMPTY_ROOM_SECONDS,
  FINISHED_ROOM_SECONDS,
  GAME_STARTING_SECONDS,
  REVEAL_SECONDS,
  SEAT_ABSENCE_SECONDS,
  TRIVIA_BREAK_SECONDS,
} from "../../schema/limits.ts";

/** How long a game's steps last, in milliseconds. */
export interface Timings {
  readonly startingMs: number;
  readonly revealMs: number;
  /** After a reveal, in games that pause there. */
  readonly breakMs: number;
  /** How long a seat without a socket counts as active. */
  readonly absenceMs: number;
  /** How long a room stays open in which nobody has a socket. */
  readonly emptyMs: number;
  /** How long a finished room waits for Play Again. */
  readonly finishedMs: number;
}

export const defaultTimings: Timings = {
  startingMs: GAME_STARTING_SECONDS * 1000,
  revealMs: REVEAL_SECONDS * 1000,
  breakMs: TRIVIA_BREAK_SECONDS * 1000,
  absenceMs: SEAT_ABSENCE_SECONDS * 1000,
  emptyMs: EMPTY_ROOM_SECONDS * 1000,
  finishedMs: FINISHED_ROOM_SECONDS * 1000,
};

/** Something that failed and that no member can mend. `roomId` is empty where no room in particular failed. */
export interface Failure {
  readonly roomId: string;
  readonly doing: string;
  readonly error: unknown;
}

/** Time, chance, sessions and the log, as the server gives them to its rooms. */
export interface RoomEnvironment {
  /** Milliseconds since 1970. */
  now(): number;
  /** At least 0, below 1, from a source that nobody can guess. */
  random(): number;
  readonly timings: Timings;
  /** Whether this session of this member may still open a socket. */
  sessionIsLive(sessionId: string, memberId: string): Promise<boolean>;
  /** Those of these sessions that have not ended. */
  liveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  reportFailure(failure: Failure): void;
}

/** Reports a failure. A log that is broken itself must not stop a room. */
export function reportFailure(environment: RoomEnvironment, failure: Failure): void {
  try {
    environment.reportFailure(failure);
  } catch {
    // There is nobody left to tell.
  }
}
