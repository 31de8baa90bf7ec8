import {
  FINISHED_ROOM_SECONDS,
  GAME_STARTING_SECONDS,
  REVEAL_SECONDS,
  SEAT_ABSENCE_SECONDS,
  TRIVIA_BREAK_SECONDS,
} from "../../schema/limits.ts";

/** How long a game's steps last, in milliseconds. */
export interface Pace {
  readonly startingMs: number;
  readonly revealMs: number;
  /** After a reveal, in games that pause there. */
  readonly breakMs: number;
  /** How long a seat without a socket counts as active. */
  readonly absenceMs: number;
  /** How long a finished room waits for Play Again. */
  readonly finishedMs: number;
}

export const defaultPace: Pace = {
  startingMs: GAME_STARTING_SECONDS * 1000,
  revealMs: REVEAL_SECONDS * 1000,
  breakMs: TRIVIA_BREAK_SECONDS * 1000,
  absenceMs: SEAT_ABSENCE_SECONDS * 1000,
  finishedMs: FINISHED_ROOM_SECONDS * 1000,
};

/** Time, chance and the members' sessions, as the server gives them to its rooms. */
export interface RoomEnvironment {
  /** Milliseconds since 1970. */
  now(): number;
  /** At least 0, below 1, from a source that nobody can guess. */
  random(): number;
  readonly pace: Pace;
  /** Whether this session of this member may still open a socket. */
  sessionIsLive(sessionId: string, memberId: string): Promise<boolean>;
}

/** A member on the way to a seat; `sessionId` is the session of their account. */
export interface TableMember {
  readonly memberId: string;
  readonly displayName: string;
  readonly sessionId: string;
}
