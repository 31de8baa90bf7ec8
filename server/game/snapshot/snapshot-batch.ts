import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import { Batch } from "../../platform/async/batch.ts";
import type { Database } from "../../platform/database/database.ts";
import { BATCH_LIMIT_MS, ITEMS_MAX, isRefusedByDatabase, ROUNDS_WINDOW_MS } from "../round-batch.ts";

interface SavedSnapshot {
  readonly roomId: string;
  readonly snapshot: GameSnapshot;
  readonly content?: unknown;
}

// A room has one row, and sends its next snapshot when the last one is stored, so no statement has a room twice.
const STORE_SNAPSHOTS = {
  name: "store-snapshots",
  text: `
    insert into game_snapshots (room_id, snapshot, content)
    select room.id, snapshot, nullif(content, 'null')
    from jsonb_to_recordset($1) as saved ("roomId" uuid, snapshot jsonb, content jsonb)
    join game_rooms room on room.id = "roomId" and room.closed_at is null
    on conflict (room_id) do update
    set snapshot = excluded.snapshot, content = coalesce(excluded.content, game_snapshots.content), saved_at = now()`,
};

/** Stores the snapshots of all rooms. Those that arrive at about the same time share one statement. */
export function snapshotBatch(database: Pick<Database, "run">): (saved: SavedSnapshot) => Promise<void> {
  const store = (items: readonly SavedSnapshot[]) =>
    database.run(STORE_SNAPSHOTS, [JSON.stringify(items)], BATCH_LIMIT_MS);
  const snapshots = new Batch<SavedSnapshot, void>({
    windowMs: ROUNDS_WINDOW_MS,
    maxItems: ITEMS_MAX,
    isItemsFault: isRefusedByDatabase,
    async together(items) {
      await store(items);
      return items.map(() => Promise.resolve());
    },
    async alone(item) {
      await store([item]);
    },
  });
  return (saved) => snapshots.add(saved);
}
