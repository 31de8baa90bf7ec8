import type { CommonSettings } from "../../../schema/game/common-settings.ts";
import type { DeclaredGame } from "../../../schema/game/game.ts";
import type { GameState, Player } from "../../../schema/game/state.ts";
import type { PayloadOf, RoomProtocol } from "../../../schema/room-protocol.ts";
import type { Refusal } from "../base-room.ts";
import type { RoomEnvironment } from "../environment.ts";
import type { GamePorts, RoundContent } from "./ports.ts";
import type { Judgement } from "./round-answers.ts";

/** The types that one game brings along. */
export interface GameShape {
  readonly settings: CommonSettings;
  readonly state: GameState;
  /** What no player may see, or may not see yet. It is never part of the state. */
  readonly secret: object;
  /** An answer as the game judges it. */
  readonly answer: Judgement;
  readonly ports: GamePorts;
  /** What players may ask beside the requests of every game. */
  readonly requests: RoomProtocol["requests"];
}

/** One room as its game sees it. */
export interface GameContext<S extends GameShape> {
  readonly state: S["state"];
  readonly secret: S["secret"];
  readonly settings: S["settings"];
  readonly ports: S["ports"];
  readonly environment: RoomEnvironment;
  /** The player's saved answer of the shown round. */
  answerOf(memberId: string): S["answer"] | undefined;
}

/** A move as its player sent it, under the client's own id. */
export interface Move {
  readonly id: string;
  readonly round: number;
}

/** What a game says of a move. */
export interface AnswerCheck<A> {
  /** Why the move cannot be taken. */
  refusal(): Refusal;
  judge(takenMs: number): A;
}

/** A request of one player. */
export interface PlayerRequest<S extends GameShape> extends GameContext<S> {
  readonly player: Player;
  /** Takes the player's one answer of a round: judged once, saved, and confirmed by a receipt. */
  answer(move: Move, check: AnswerCheck<S["answer"]>): Promise<Refusal>;
  /** Why something for this round comes at the wrong time; undefined while the round takes answers. */
  wrongTime(round: number): Refusal;
}

/**
 * A game: a value that says what its rounds show and how answers are judged. `GameRoom` plays it, and owns seats, time,
 * answers, scores and storage.
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
  /** Whether there is a break between a reveal and the next round. */
  readonly hasBreak: boolean;
  newState(opening: S["settings"] & { readonly roomCode: string; readonly hostId: string }): S["state"];
  newSecret(): S["secret"];
  /** Gets a game ready for these players, and sets `state.rounds` to what there is. A code where it cannot be played. */
  prepare(context: GameContext<S>, memberIds: readonly string[]): Promise<Refusal>;
  showRound(context: GameContext<S>): void;
  /** What the shown round asks, for the record. */
  roundContent(context: GameContext<S>): RoundContent;
  showSolution(context: GameContext<S>): void;
  /** Takes away everything that the last round showed. */
  clearRound(context: GameContext<S>): void;
  /** The answers that the room gives when the time is up, for players who gave none. */
  forcedAnswers?(context: GameContext<S>): readonly ForcedAnswer<S["answer"]>[];
  /** What a player is told of their own saved answer. */
  receiptOf(answer: S["answer"]): object;
  /** What a returning player is told of the running round. */
  ownAnswer(context: GameContext<S>, memberId: string): object;
}

/** An answer that the room gives for a player. */
export interface ForcedAnswer<A> {
  readonly memberId: string;
  judge(): A;
}
