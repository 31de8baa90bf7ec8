import {
  BREAK_SECONDS,
  EMPTY_ROOM_SECONDS,
  FINISHED_ROOM_SECONDS,
  GAME_STARTING_SECONDS,
  PAUSE_SECONDS,
  REMATCH_SECONDS,
  RETURN_SECONDS,
  REVEAL_SECONDS,
  ROOM_PRESENCE_SECONDS,
  ROUND_WAIT_SECONDS,
  SCREEN_IDLE_SECONDS,
  SEAT_ABSENCE_SECONDS,
} from "../../schema/limits.ts";

/** How long the phases of a game last, in milliseconds. */
export interface Timings {
  readonly startingMs: number;
  readonly revealMs: number;
  /** The standings after a reveal. */
  readonly breakMs: number;
  /** How long the host can pause the game. */
  readonly pauseMs: number;
  /** How long a game that another process takes up waits for its players before it goes on. */
  readonly returnMs: number;
  /** How long a round waits for a player whose connection is gone. */
  readonly roundWaitMs: number;
  /** The countdown to another game. */
  readonly rematchMs: number;
  /** How long a seat without a socket stays active. */
  readonly absenceMs: number;
  /** How often a public waiting room asks for a sign of life. */
  readonly presenceMs: number;
  /** How long a room without any socket stays open. */
  readonly emptyMs: number;
  /** How long a finished room waits for Play Again. */
  readonly finishedMs: number;
  /** How long a screen for a hall stays on while nothing happens. */
  readonly screenIdleMs: number;
}

export const defaultTimings: Timings = {
  startingMs: GAME_STARTING_SECONDS * 1000,
  revealMs: REVEAL_SECONDS * 1000,
  breakMs: BREAK_SECONDS * 1000,
  pauseMs: PAUSE_SECONDS * 1000,
  returnMs: RETURN_SECONDS * 1000,
  roundWaitMs: ROUND_WAIT_SECONDS * 1000,
  rematchMs: REMATCH_SECONDS * 1000,
  absenceMs: SEAT_ABSENCE_SECONDS * 1000,
  presenceMs: ROOM_PRESENCE_SECONDS * 1000,
  emptyMs: EMPTY_ROOM_SECONDS * 1000,
  finishedMs: FINISHED_ROOM_SECONDS * 1000,
  screenIdleMs: SCREEN_IDLE_SECONDS * 1000,
};

/** A failure that no member can fix, for the log. `roomId` is empty if it belongs to no particular room. */
export interface Failure {
  readonly roomId: string;
  readonly operation: string;
  readonly error: unknown;
}

/** What the server provides to every room: the clock, randomness, sessions and the log. */
export interface RoomEnvironment {
  /** Milliseconds since 1970. */
  now(): number;
  /** An unpredictable number from 0 up to, not including, 1. */
  random(): number;
  readonly timings: Timings;
  /** Whether this session of this member may still open a socket. */
  sessionIsLive(sessionId: string, memberId: string): Promise<boolean>;
  /** The sessions in this list that have not ended. */
  liveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  reportFailure(failure: Failure): void;
}

/** Reports a failure. A broken log must not stop a room. */
export function reportFailure(environment: RoomEnvironment, failure: Failure): void {
  try {
    environment.reportFailure(failure);
  } catch {
    // The log itself failed, so nothing more can be done.
  }
}
