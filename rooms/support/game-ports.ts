import type { ErrorCode } from "../../schema/errors.ts";
import type { Difficulty } from "../../schema/game/common-settings.ts";
import type { CloseReason } from "../../schema/game/protocol.ts";
import type { GameSettings } from "../../schema/game/settings.ts";

/** The member behind a seat, as the server knows them. */
export interface SeatedMember {
  readonly memberId: string;
  readonly displayName: string;
}

/** A seat as it was written down: the row that results point to. */
export interface KeptSeat {
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

/** What a round was drawn: the id of something kept elsewhere, such as a question, or what stands for itself, such as letters. */
export interface Drawn {
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
 * What a game's room needs kept. Every call settles when its row is durable; answers and rounds may wait some
 * milliseconds for those of other rooms, to be written together. A failure rejects, and the room tells the player. Calls
 * may be repeated: the same fact is kept once.
 */
export interface GamePorts {
  /** Writes the room under a fresh unguessable code and answers with that code. */
  openRoom(room: { roomId: string; hostId: string; settings: GameSettings }): Promise<{ roomCode: string }>;
  /** A member sat down, or sat down again after leaving; refused, and nothing kept, where they may not sit with who is there. */
  keepSeat(seat: SeatedMember & { roomId: string; seat: number }): Promise<KeptSeat | { readonly refused: ErrorCode }>;
  /** A member gave up the seat, or was away too long. */
  releaseSeat(seat: { roomId: string; memberId: string }): Promise<void>;
  passHost(change: { roomId: string; hostId: string }): Promise<void>;
  /** The host started: the room plays, scores are zero, a session of this many rounds begins. */
  startSession(game: { roomId: string; rounds: number }): Promise<{ sessionId: string }>;
  startRound(round: {
    sessionId: string;
    round: number;
    /** Milliseconds since 1970. */
    startedAt: number;
    drawn: Drawn;
  }): Promise<void>;
  /** Keeps one answer; `kept` is false where this player's answer of the round was already there. */
  keepResult(result: RoundResult & { sessionId: string; round: number }): Promise<{ kept: boolean }>;
  /** Ends the session, the room's game and counts it in the leaderboards: all of it, once. A refusal is final. */
  finishSession(game: { roomId: string; sessionId: string; standings: readonly Standing[] }): Promise<FinishOutcome>;
  /** Play Again: the room waits for players again. */
  reopenRoom(room: { roomId: string }): Promise<void>;
  /** Nobody plays here any more. A game that was running is marked interrupted. */
  closeRoom(room: { roomId: string; reason: CloseReason }): Promise<void>;
  /** What a room says when something fails that no player can mend. */
  reportFailure(failure: { roomId: string; doing: string; error: unknown }): void;
}

export interface DrawQuestions {
  readonly difficulty: Difficulty;
  readonly count: number;
  /** Who sits at the table; questions that they met in their last games come last. */
  readonly memberIds: readonly string[];
}
