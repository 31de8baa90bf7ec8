import type { CloseReason } from "../../../schema/game/protocol.ts";
import type { GameState } from "../../../schema/game/state.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { within } from "../../../schema/within.ts";
import type { DepartingGame, Departure } from "../departure.ts";
import { LONG_RETRY_DELAYS_MS, type WriteQueue } from "../write-queue.ts";
import type { PhaseTimer } from "./phase-timer.ts";
import type { GamePorts } from "./ports.ts";

/** How long a room may take to save that it closed, in milliseconds. */
const CLOSING_TIMEOUT_MS = 10_000;

interface RoomClosingParts {
  readonly roomId: string;
  readonly state: Pick<GameState, "isPaused">;
  readonly ports: Pick<GamePorts, "closeRoom" | "releaseRoom">;
  readonly writes: WriteQueue;
  readonly phaseTimer: PhaseTimer;
  readonly departure: Departure;
  /** Cancels every pending step of the game. */
  cancel(): void;
  /** Sends no key of a round any more. */
  stopKeys(): void;
  /** Stores what another process needs to take the room up. Never rejects. */
  saveAll(): Promise<unknown>;
  /** Tells everyone why the room closes. */
  announce(reason: CloseReason): void;
  /** Voids all reservations and closes all sockets. */
  disconnect(code: number): Promise<unknown>;
  report(operation: string, error: unknown): void;
}

/** Ends a room in this process: closes it for everyone, or leaves it to another process. */
export class RoomClosing implements DepartingGame {
  readonly #parts: RoomClosingParts;
  #stage: "open" | "closing" | "closed" | "left" = "open";
  #isHandedOver = false;

  constructor(parts: RoomClosingParts) {
    this.#parts = parts;
    parts.departure.add(this);
  }

  /** Another process has the room, or takes it up. */
  get isLeft(): boolean {
    return this.#stage === "left";
  }

  /** GAME-165: the room has closed, but it may be open in another process: storage has not said yet. */
  get isUncertain(): boolean {
    return this.#parts.phaseTimer.phase === "closed" && this.#stage !== "closed";
  }

  get isInRound(): boolean {
    const { phase } = this.#parts.phaseTimer;
    return !this.isLeft && (phase === "round" || (phase === "reveal" && !this.#parts.state.isPaused));
  }

  /** GAME-161 */
  handOver(): void {
    this.#isHandedOver = true;
    this.phaseChanged();
  }

  /** Call this after each change of phase. */
  phaseChanged(): void {
    this.#parts.departure.changed();
    if (this.#isHandedOver && !this.isInRound) void this.leave();
  }

  /** Closes the room of a game that cannot continue. */
  fail(error: unknown): Promise<void> {
    this.#parts.report("phase", error);
    return this.close("draining");
  }

  /** GAME-112: ends the room in this process. Its stored snapshot stays for the next one. Never rejects. */
  async leave(): Promise<void> {
    const { writes, report } = this.#parts;
    if (this.#stage !== "open") return;
    this.#stop();
    try {
      await within(CLOSING_TIMEOUT_MS, this.#release());
    } catch (error) {
      report("leave", error);
    }
    // GAME-46: the next process decides from the stored rounds.
    writes.stop();
    await this.#disconnect(CLOSE_CODES.draining);
  }

  /** GAME-163: another process has taken the room up. Never rejects. */
  async lose(): Promise<void> {
    if (this.#stage === "closed" || this.#stage === "left") return;
    this.#stop();
    this.#parts.writes.stop();
    await this.#disconnect(CLOSE_CODES.draining);
  }

  /** GAME-23, GAME-165. Never rejects. */
  async close(reason: CloseReason): Promise<void> {
    const { phaseTimer, cancel, announce, report } = this.#parts;
    if (this.#stage !== "open") return;
    this.#stage = "closing";
    cancel();
    phaseTimer.enter("closed");
    try {
      await within(CLOSING_TIMEOUT_MS, this.#markClosed(reason));
    } catch (error) {
      report("close", error);
    }
    if (this.isLeft) return;
    this.#stage = "closed";
    try {
      announce(reason);
    } catch (error) {
      report("close", error);
    }
    await this.#disconnect(reason === "draining" ? CLOSE_CODES.draining : CLOSE_CODES.roomClosed);
  }

  /** Colyseus disposes of the room. One that has not ended yet is marked as closed. */
  dispose(): void {
    this.#parts.departure.remove(this);
    if (this.#stage === "open") void this.#markClosed("draining");
  }

  #stop(): void {
    const { phaseTimer, cancel, stopKeys } = this.#parts;
    this.#stage = "left";
    cancel();
    phaseTimer.stop();
    stopKeys();
  }

  async #release(): Promise<void> {
    const { roomId, ports, writes, saveAll } = this.#parts;
    await saveAll();
    await writes.writeWithRetry("releaseRoom", () => ports.releaseRoom({ roomId }), []);
  }

  async #disconnect(code: number): Promise<void> {
    try {
      await this.#parts.disconnect(code);
    } catch (error) {
      this.#parts.report("disconnect", error);
    }
  }

  /** GAME-45: queued behind every earlier write. */
  #markClosed(reason: CloseReason): Promise<boolean> {
    const { roomId, ports, writes } = this.#parts;
    return writes.writeWithRetry("closeRoom", () => ports.closeRoom({ roomId, reason }), LONG_RETRY_DELAYS_MS);
  }
}
