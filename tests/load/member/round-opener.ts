import { createGameClock, type GameClock } from "../../../client/game/connection/game-clock.ts";
import {
  createSealedRounds,
  type RoundKey,
  type SealedRound,
  type SealedRounds,
} from "../../../client/game/connection/sealed-round.ts";
import { wait } from "../../../client/net/wait.ts";
import type { GameState } from "../../../schema/game/state.ts";

type Message = readonly [type: string | number, payload: unknown];

/** Opens sealed rounds with the code of a page, and notes when each round could be shown first. */
export class RoundOpener {
  /** By round, when its key had opened it, in milliseconds since 1970. */
  readonly openedAt = new Map<number, number>();
  /** By round, when the state showed it first. */
  readonly stateAt = new Map<number, number>();
  /** By round, when it opened on the server. */
  readonly startsAt = new Map<number, number>();
  readonly #clock: GameClock;
  readonly #rounds: SealedRounds;
  #keyed = 0;

  constructor(send: (type: string, payload: object) => void) {
    this.#clock = createGameClock({ ask: (sentAt) => send("clock", { sentAt, opensSealed: true }), wait });
    this.#rounds = createSealedRounds({
      serverNow: this.#clock.now,
      wait,
      opened: () => note(this.openedAt, this.#keyed),
    });
    this.#clock.start();
  }

  message([type, payload]: Message): void {
    if (type === "clock") this.#clock.addSample(payload as { sentAt: number; serverTime: number });
    if (type === "sealedRound") this.#rounds.keep(payload as SealedRound);
    if (type !== "roundKey") return;
    this.#keyed = (payload as RoundKey).round;
    void this.#rounds.open(payload as RoundKey);
  }

  changed({ phase, round, phaseStartedAt }: Pick<GameState, "phase" | "round" | "phaseStartedAt">): void {
    if (phase !== "round") return;
    note(this.stateAt, round);
    this.startsAt.set(round, phaseStartedAt);
  }

  stop(): void {
    this.#clock.stop();
    this.#rounds.clear();
  }
}

function note(times: Map<number, number>, round: number): void {
  if (!times.has(round)) times.set(round, performance.timeOrigin + performance.now());
}
