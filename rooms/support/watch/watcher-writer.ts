import type { GamePorts } from "../game/ports.ts";
import type { WriteQueue } from "../write-queue.ts";

interface WatcherWriterParts {
  readonly roomId: string;
  readonly ports: Pick<GamePorts, "storeWatchers">;
  readonly writes: WriteQueue;
}

/** Stores who watches a room, behind its earlier writes. Watchers who come or leave together share one write. */
export class WatcherWriter {
  readonly #parts: WatcherWriterParts;
  /** Those whose coming or leaving is not stored yet. */
  #waiting = new Set<string>();
  #planned: Promise<boolean> | undefined;

  constructor(parts: WatcherWriterParts) {
    this.#parts = parts;
  }

  /**
   * GAME-98: these members have just come or left. Resolves once that is stored, or could not be stored. What could not be
   * stored is part of the next write. Never rejects.
   */
  async save(memberIds: readonly string[]): Promise<void> {
    for (const memberId of memberIds) this.#waiting.add(memberId);
    if (this.#waiting.size === 0) return;
    this.#planned ??= this.#parts.writes.writeWithRetry("storeWatchers", () => this.#write());
    await this.#planned;
  }

  async #write(): Promise<void> {
    const { roomId, ports } = this.#parts;
    const memberIds = [...this.#waiting];
    this.#planned = undefined;
    this.#waiting = new Set();
    // A retry of the write before may have stored them all.
    if (memberIds.length === 0) return;
    try {
      await ports.storeWatchers({ roomId, memberIds });
    } catch (error) {
      for (const memberId of memberIds) this.#waiting.add(memberId);
      throw error;
    }
  }
}
