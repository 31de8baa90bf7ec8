import type { ErrorCode } from "../../../schema/errors.ts";
import type { CommonSettings } from "../../../schema/game/common-settings.ts";
import type { CloseReason } from "../../../schema/game/protocol.ts";
import type { RoomMember } from "../../../schema/room-member.ts";

/** The member behind a seat. */
export type SeatedMember = Omit<RoomMember, "sessionId">;

/** A saved seat: the row that results point to. */
export interface SavedSeat {
  readonly participantId: string;
}

/** One answer as a round judged it. Times in seconds on the server's clock. */
export interface RoundResult {
  readonly participantId: string;
  readonly requestId: string;
  readonly answer: string;
  readonly pointsEarned: number;
  readonly responseTimeSeconds: number;
  readonly timeLimitSeconds: number;
  readonly isCorrect: boolean;
}

/** What a round asks: the id of a stored question, or text that stands for itself, such as letters. */
export interface RoundContent {
  readonly id: string | null;
  readonly text: string | null;
}

/** A player's place at the end of a game. Rank 1 with a score above zero won (GAME-19). */
export interface Standing {
  readonly memberId: string;
  readonly participantId: string;
  readonly score: number;
  readonly rank: number;
}

/** `refused` where the result can never be saved: the reason, for the log. */
export type FinishOutcome = { readonly saved: true } | { readonly refused: string };

/**
 * What a game's room stores. Every call settles when its row is durable; answers and rounds may wait some milliseconds for
 * those of other rooms, to be written together. A failure rejects. Calls may be repeated: the same fact is stored once.
 */
export interface GamePorts {
  /** Stores the room under a fresh unguessable code and returns that code. */
  openRoom(room: { roomId: string; hostId: string; settings: CommonSettings }): Promise<{ roomCode: string }>;
  /** A member sat down, or sat down again after leaving. Refused, and nothing stored, where they may not sit with those who are there. */
  saveSeat(seat: SeatedMember & { roomId: string; seat: number }): Promise<SavedSeat | { readonly refused: ErrorCode }>;
  /** A member gave up the seat, or is absent from a running game. */
  releaseSeat(seat: { roomId: string; memberId: string }): Promise<void>;
  passHost(change: { roomId: string; hostId: string }): Promise<void>;
  /** The host started: the room plays, scores are zero, a session of this many rounds begins. */
  startSession(game: { roomId: string; rounds: number }): Promise<{ sessionId: string }>;
  startRound(round: {
    sessionId: string;
    round: number;
    /** Milliseconds since 1970. */
    startedAt: number;
    drawn: RoundContent;
  }): Promise<void>;
  /** Saves one answer; `saved` is false where this player's answer of the round was already there. */
  saveResult(result: RoundResult & { sessionId: string; round: number }): Promise<{ saved: boolean }>;
  /**
   * Ends the session, the room's game, and counts it in the leaderboards: all of it, once. Called when the last round is
   * judged, and again after every rejection as long as the process lives; a refusal is reported and ends that.
   */
  finishSession(game: { roomId: string; sessionId: string; standings: readonly Standing[] }): Promise<FinishOutcome>;
  /** Play Again: the room waits for players again. */
  reopenRoom(room: { roomId: string }): Promise<void>;
  /** Nobody plays here any more. A running game is marked interrupted. Never called before the room's last `finishSession` settled. */
  closeRoom(room: { roomId: string; reason: CloseReason }): Promise<void>;
}
