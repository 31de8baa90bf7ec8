import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import { Batch } from "../../platform/async/batch.ts";
import type { Database } from "../../platform/database/database.ts";
import { heldElsewhere, isHeld } from "../held-room.ts";
import { BATCH_LIMIT_MS, ITEMS_MAX, isRefusedByDatabase, ROUNDS_WINDOW_MS } from "../round-batch.ts";

interface SavedSnapshot {
  readonly roomId: string;
  readonly snapshot: GameSnapshot;
  readonly content?: unknown;
}

// A room has one row, and sends its next snapshot when the last one is stored, so no statement has a room twice. The lock waits
// for a server that is just taking the room up, so that it never reads one snapshot while a later one is stored (GAME-164).
const STORE_SNAPSHOTS = {
  name: "store-snapshots",
  text: `
    with held as (
      select room.id, room.closed_at from game_rooms room
      where room.id in (select "roomId" from jsonb_to_recordset($1) as saved ("roomId" uuid)) and ${isHeld("$2")}
      order by room.id for share
    ), stored as (
      insert into game_snapshots (room_id, snapshot, content)
      select held.id, snapshot, nullif(content, 'null')
      from jsonb_to_recordset($1) as saved ("roomId" uuid, snapshot jsonb, content jsonb)
      join held on held.id = "roomId" and held.closed_at is null
      on conflict (room_id) do update
      set snapshot = excluded.snapshot, content = coalesce(excluded.content, game_snapshots.content), saved_at = now()
    )
    select id as room_id from held`,
};

/**
 * Stores the snapshots of all rooms that this server holds. Those that arrive at about the same time share one statement. Refuses
 * one whose room is held by another server. A room that is closed needs none, and is about to hear that it is closed (GAME-173).
 */
export function snapshotBatch(
  database: Pick<Database, "run">,
  serverId: number,
): (saved: SavedSnapshot) => Promise<void> {
  async function store(items: readonly SavedSnapshot[]): Promise<readonly Promise<void>[]> {
    const values = [JSON.stringify(items), serverId];
    const rows = await database.run<{ room_id: string }>(STORE_SNAPSHOTS, values, BATCH_LIMIT_MS);
    const held = new Set(rows.map(({ room_id }) => room_id));
    return items.map(({ roomId }) => (held.has(roomId) ? Promise.resolve() : Promise.reject(heldElsewhere())));
  }
  const snapshots = new Batch<SavedSnapshot, void>({
    windowMs: ROUNDS_WINDOW_MS,
    maxItems: ITEMS_MAX,
    isItemsFault: isRefusedByDatabase,
    together: store,
    alone: async (item) => (await store([item]))[0],
  });
  return (saved) => snapshots.add(saved);
}
