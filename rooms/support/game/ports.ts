import type { ErrorCode } from "../../../schema/errors.ts";
import type { CommonSettings } from "../../../schema/game/common-settings.ts";
import type { CloseReason } from "../../../schema/game/protocol.ts";
import type { ShownQuestion } from "../../../schema/game/shown-question.ts";
import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import type { GameGuest } from "../../../schema/room-member.ts";

/** The member behind a seat. */
export type SeatedMember = Omit<GameGuest, "sessionId">;

/** A saved seat: the row that results point to. */
export interface SavedSeat {
  readonly participantId: string;
}

/** One judged answer. Times are in seconds on the server's clock. */
export interface RoundResult {
  readonly participantId: string;
  readonly requestId: string;
  readonly answer: string;
  readonly pointsEarned: number;
  readonly responseTimeSeconds: number;
  readonly timeLimitSeconds: number;
  readonly isCorrect: boolean;
}

/** What a round asks: the id of a stored question, with the question as it is shown, or text, such as letters. */
export interface RoundContent {
  readonly id: string | null;
  readonly text: string | null;
  readonly question?: ShownQuestion;
}

export interface StartedRound {
  readonly sessionId: string;
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly content: RoundContent;
}

/** A stored answer of a round that another process takes up. */
export interface SavedAnswer {
  readonly participantId: string;
  readonly requestId: string;
  readonly answer: string;
  readonly points: number;
  readonly isCorrect: boolean;
  readonly responseMs: number;
}

/** A player's rank at the end of a game. Rank 1 with a score above zero wins (GAME-19). */
export interface Standing {
  readonly memberId: string;
  readonly participantId: string;
  readonly score: number;
  readonly rank: number;
}

/** `refused` is the reason, for the log, if the result can never be saved. */
export type FinishOutcome = { readonly saved: true } | { readonly refused: string };

/**
 * The storage behind a game's room. Every call resolves once its row is durable and rejects on failure. Answers and
 * rounds may wait some milliseconds to be written together with those of other rooms. Calls are idempotent. Once another process
 * holds the room, each write stores nothing and rejects with `server/other-process` (GAME-164).
 */
export interface GamePorts {
  /** Stores the room under a new unguessable code and returns that code. */
  openRoom(room: { roomId: string; hostId: string; settings: CommonSettings }): Promise<{ roomCode: string }>;
  /**
   * Saves the seat of a member who sat down, perhaps after leaving. Refused, with nothing stored, if a block forbids
   * them to sit with the others.
   */
  storeSeat(
    seat: Omit<SeatedMember, "roles" | "avatarUrl"> & { roomId: string; seat: number },
  ): Promise<SavedSeat | { readonly refused: ErrorCode }>;
  /**
   * SAFE-68: the name of the safeguarding lead whom everyone in this private room must know of. Empty if its players and
   * watchers, also those who have left, are all adults or all minors. `watcherIds` may not be stored yet.
   */
  leadOfRoom(room: { roomId: string; watcherIds: readonly string[] }): Promise<string>;
  /** SAFE-43: whether the member may write nothing to others at present. */
  isMuted(member: { memberId: string }): Promise<boolean>;
  /** Those of these members whom a block keeps apart from someone who sits in this room. Nobody if the room is private. */
  findBlocked(room: { roomId: string; memberIds: readonly string[] }): Promise<readonly string[]>;
  /** GAME-98: stores that these members, who have just come or left, watch this room or have watched it. */
  storeWatchers(watchers: { roomId: string; memberIds: readonly string[] }): Promise<void>;
  /** Pairs of members who play in this room and are kept apart by a block. */
  blockedPairs(room: { roomId: string }): Promise<readonly (readonly [memberId: string, memberId: string])[]>;
  /** Releases the seat of a member who gave it up, or who is absent from a running game. */
  releaseSeat(seat: { roomId: string; memberId: string }): Promise<void>;
  /** Whether nobody is in a public waiting room. The list leaves it out while it is vacant. */
  setVacant(room: { roomId: string; isVacant: boolean }): Promise<void>;
  passHost(change: { roomId: string; hostId: string }): Promise<void>;
  /** Marks the room as playing, resets the scores, and starts a session of this many rounds. */
  startSession(game: { roomId: string; rounds: number }): Promise<{ sessionId: string }>;
  startRound(round: StartedRound): Promise<void>;
  /** GAME-78: a running game has only this many rounds. */
  shortenSession(game: { roomId: string; sessionId: string; rounds: number }): Promise<void>;
  /**
   * GAME-71: takes the points of a round, from a game that has ended too. `rounds` is how many the game has now. Resolves to
   * the scores of a game that has ended, by member.
   */
  skipRound(
    skipped: StartedRound & { roomId: string; rounds: number },
  ): Promise<{ readonly scores: Readonly<Record<string, number>> | null }>;
  /** Saves one answer. `saved` is false if this player already has an answer in the round. */
  saveResult(result: RoundResult & { sessionId: string; round: number }): Promise<{ saved: boolean }>;
  /**
   * Ends the session and updates the leaderboards, all of it exactly once. Called after the last round and retried
   * after every rejection while the process lives. A refusal is reported and not retried.
   */
  finishSession(game: { roomId: string; sessionId: string; standings: readonly Standing[] }): Promise<FinishOutcome>;
  /**
   * Stores what another process needs to take the room up, instead of the last snapshot. Without `content`, that of the last
   * one stays. A room that is closed has none any more.
   */
  saveSnapshot(saved: { roomId: string; snapshot: GameSnapshot; content?: unknown }): Promise<void>;
  /** Leaves the room to whichever process comes first. */
  releaseRoom(room: { roomId: string }): Promise<void>;
  /** The answers of a round of a game that is taken up. */
  savedAnswers(round: { sessionId: string; round: number }): Promise<readonly SavedAnswer[]>;
  /** Play Again: returns the room to the waiting state. */
  reopenRoom(room: { roomId: string }): Promise<void>;
  /**
   * Marks the room as closed and a running game as interrupted. Never called before the room's last `finishSession` has
   * settled.
   */
  closeRoom(room: { roomId: string; reason: CloseReason }): Promise<void>;
}
