import type { GameState } from "../../../schema/game/state.ts";
import type { Timings } from "../environment.ts";
import type { RoomTimers } from "../room-timers.ts";
import type { Seating } from "../seat/seating.ts";
import type { Watching } from "../watch/watching.ts";
import type { WriteQueue } from "../write-queue.ts";
import type { Answering } from "./answering.ts";
import type { Game, GameContext, GameShape } from "./game.ts";
import type { PhaseTimer } from "./phase-timer.ts";
import type { GamePorts } from "./ports.ts";
import type { SealedRounds } from "./sealed-rounds.ts";

/** What the flow of a game needs of its room. */
export interface GameFlowParts<S extends GameShape> {
  readonly roomId: string;
  readonly game: Game<S>;
  readonly context: GameContext<S>;
  readonly state: GameState;
  readonly ports: GamePorts;
  readonly timings: Timings;
  readonly seating: Seating;
  readonly watching: Watching;
  readonly answering: Answering<S["answer"]>;
  readonly sealedRounds: SealedRounds;
  readonly phaseTimer: PhaseTimer;
  readonly timers: RoomTimers;
  readonly writes: WriteQueue;
  onChange(): void;
  /** Stores where the game stands. A new phase other than the break does that by itself. */
  saveSnapshot(): Promise<unknown>;
  /** Players have answers that their present sockets did not send. */
  answersRestored(): void;
  closeRoom(reason: "empty" | "finished"): void;
  report(operation: string, error: unknown): void;
}
