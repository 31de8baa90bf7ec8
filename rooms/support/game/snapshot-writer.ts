import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import type { WriteQueue } from "../write-queue.ts";
import type { GamePorts } from "./ports.ts";

interface SnapshotWriterParts {
  readonly roomId: string;
  readonly ports: Pick<GamePorts, "saveSnapshot">;
  readonly writes: WriteQueue;
  take(): GameSnapshot;
  /** What the game drew. It is written again only if it is another value. */
  content(): unknown;
}

/** Stores a room's snapshots, behind its earlier writes. Changes that follow each other closely share one. */
export class SnapshotWriter {
  readonly #parts: SnapshotWriterParts;
  #planned: Promise<unknown> | undefined;
  #written: unknown;

  constructor(parts: SnapshotWriterParts) {
    this.#parts = parts;
  }

  /** Resolves once the present state, or a later one, is stored, or cannot be stored. Never rejects. */
  async save(): Promise<void> {
    this.#planned ??= this.#parts.writes.writeWithRetry("saveSnapshot", () => this.#write());
    await this.#planned;
  }

  async #write(): Promise<void> {
    const { roomId, ports, take, content } = this.#parts;
    this.#planned = undefined;
    const drawn = content();
    const saved = { roomId, snapshot: take(), ...(drawn !== this.#written && { content: drawn }) };
    await ports.saveSnapshot(saved);
    this.#written = drawn;
  }
}
