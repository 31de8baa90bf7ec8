import type { CommonSettings } from "../../../schema/game/common-settings.ts";
import type { DeclaredGame } from "../../../schema/game/game.ts";
import type { GameState, Player } from "../../../schema/game/state.ts";
import type { PayloadOf, RoomProtocol } from "../../../schema/room-protocol.ts";
import type { Refusal } from "../base-room.ts";
import type { RoomEnvironment } from "../environment.ts";
import type { GamePorts, RoundContent } from "./ports.ts";
import type { Judgement } from "./round-answers.ts";

/** The types of one game. */
export interface GameShape {
  readonly settings: CommonSettings;
  readonly state: GameState;
  /** Data that no player may see, at least not yet. It is never part of the state. */
  readonly secret: object;
  /** An answer as the game judges it. */
  readonly answer: Judgement;
  readonly ports: GamePorts;
  /** The game's own requests, in addition to those of every game. */
  readonly requests: RoomProtocol["requests"];
}

/** A room, as its game sees it. */
export interface GameContext<S extends GameShape> {
  readonly state: S["state"];
  readonly secret: S["secret"];
  readonly settings: S["settings"];
  readonly ports: S["ports"];
  readonly environment: RoomEnvironment;
  /** The player's saved answer in the current round. */
  answerOf(memberId: string): S["answer"] | undefined;
}

/** A move with the request id that the client chose. */
export interface Move {
  readonly id: string;
  readonly round: number;
}

/** A round that has not opened yet. */
export interface ComingRound {
  readonly content: RoundContent;
  /** The fields of the state that will show it. */
  readonly shown: object;
}

/** How a game checks and judges a move. */
export interface AnswerCheck<A> {
  /** The error code if the move cannot be accepted. */
  refusal(): Refusal;
  judge(responseMs: number): A;
}

/** A request of one player. */
export interface PlayerRequest<S extends GameShape> extends GameContext<S> {
  readonly player: Player;
  /** Accepts the player's answer: judges it once, saves it, and confirms it with a receipt. */
  answer(move: Move, check: AnswerCheck<S["answer"]>): Promise<Refusal>;
  /** The error code if a request for this round comes at the wrong time. Undefined while the round is open. */
  timingRefusal(round: number): Refusal;
  /** Skips the round, if the player is the host and the round may still be skipped. */
  skipRound(round: number): Refusal;
}

/**
 * A game is a value that defines what rounds show and how answers are judged. `GameRoom` runs it and handles seats,
 * time, answers, scores and storage.
 */
export interface Game<S extends GameShape> {
  readonly declared: DeclaredGame & { readonly requests: S["requests"] };
  readonly handlers: {
    readonly [Name in keyof S["requests"]]: (
      request: PlayerRequest<S>,
      payload: PayloadOf<S["requests"][Name]>,
    ) => Refusal | Promise<Refusal>;
  };
  /** Requests that do not wait for the player's earlier ones. */
  readonly immediate?: readonly string[];
  newState(opening: S["settings"] & { readonly roomCode: string; readonly hostId: string }): S["state"];
  newSecret(): S["secret"];
  /**
   * Prepares a game for these players, and lowers `state.rounds` if there is not enough content. Resolves to an error
   * code if the game cannot be played.
   */
  prepare(context: GameContext<S>, memberIds: readonly string[]): Promise<Refusal>;
  /** Draws a round before it opens, unless that was done. Undefined if there is none. Rounds of games without it are not sealed. */
  comingRound?(context: GameContext<S>, round: number, drawn?: RoundContent): ComingRound | undefined;
  /** Shows the current round. It asks what was drawn for it, if it was sealed or another process had already opened it. */
  showRound(context: GameContext<S>, drawn?: RoundContent): void;
  /** The content of the current round, for storage. */
  roundContent(context: GameContext<S>): RoundContent;
  /** What was drawn for the whole game, as it is stored for another process. Undefined if rounds are drawn one by one. */
  content?(context: GameContext<S>): unknown;
  /** Continues a game with its stored content. Throws if it cannot be read. */
  restoreContent?(context: GameContext<S>, content: unknown): void;
  /** An answer to the shown round, from what is stored of it. */
  restoreAnswer(context: GameContext<S>, answer: Judgement): S["answer"];
  showSolution(context: GameContext<S>): void;
  /** Clears everything that the last round showed. */
  clearRound(context: GameContext<S>): void;
  /** Shows that the current round was skipped. Returns whether there is another one to replace it. */
  skipRound?(context: GameContext<S>): boolean;
  /** Answers to submit when the time is up, for players who sent none. */
  forcedAnswers?(context: GameContext<S>): readonly ForcedAnswer<S["answer"]>[];
  /** The receipt for a player's own saved answer. */
  receiptOf(answer: S["answer"]): object;
  /** A returning player's private state in the current round. */
  ownAnswer(context: GameContext<S>, memberId: string): object;
}

/** An answer that the room submits for a player. */
export interface ForcedAnswer<A> {
  readonly memberId: string;
  judge(): A;
}
