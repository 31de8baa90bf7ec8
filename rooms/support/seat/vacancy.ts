import type { GameState } from "../../../schema/game/state.ts";
import type { GamePorts } from "../game/ports.ts";
import type { RoomTimers } from "../room-timers.ts";
import type { WriteQueue } from "../write-queue.ts";

/** How much of the time between two checks a member may have been gone and still count as present. */
const GRACE = 0.8;

interface VacancyParts {
  readonly roomId: string;
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "setVacant">;
  readonly timers: RoomTimers;
  readonly writes: WriteQueue;
  /** The time between two checks, in milliseconds. */
  readonly presenceMs: number;
  isGone(memberId: string, ms: number): boolean;
  probe(memberIds: readonly string[]): void;
}

/** GAME-70: tells storage when nobody is in a public waiting room, and when someone is again. */
export class Vacancy {
  readonly #parts: VacancyParts;
  #isStored = false;
  #isWriting = false;
  /** Who was asked alone for a sign of life. One is enough while they answer, and an idle room costs little. */
  #asked: string | undefined;

  constructor(parts: VacancyParts) {
    this.#parts = parts;
    if (!parts.state.isPrivate) this.#checkLater();
  }

  /** Looks who is there now. A write that failed is tried again at the next check. */
  async check(): Promise<void> {
    const { roomId, state, ports, writes } = this.#parts;
    if (state.isPrivate || state.phase !== "waiting" || this.#isWriting) return;
    const isVacant = this.#present().length === 0;
    if (isVacant === this.#isStored) return;
    this.#isWriting = true;
    const isWritten = await writes.writeWithRetry("setVacant", () => ports.setVacant({ roomId, isVacant }));
    this.#isWriting = false;
    if (!isWritten) return;
    this.#isStored = isVacant;
    // Someone may have come or gone while it was written.
    await this.check();
  }

  #present(): string[] {
    const { state, presenceMs, isGone } = this.#parts;
    return [...state.players.keys()].filter((memberId) => !isGone(memberId, presenceMs * GRACE));
  }

  #checkLater(): void {
    const { state, timers, presenceMs } = this.#parts;
    if (state.phase === "waiting") this.#askForSignOfLife();
    timers.after(presenceMs, () => {
      void this.check();
      this.#checkLater();
    });
  }

  /** Asks one player, or everyone once that player is gone. */
  #askForSignOfLife(): void {
    const { state, probe } = this.#parts;
    const present = this.#present();
    const isAskedGone = this.#asked !== undefined && !present.includes(this.#asked);
    this.#asked = isAskedGone ? undefined : present[0];
    probe(this.#asked === undefined ? [...state.players.keys()] : [this.#asked]);
  }
}
