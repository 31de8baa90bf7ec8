import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import { Batch } from "../../platform/async/batch.ts";
import type { Database } from "../../platform/database/database.ts";
import { BATCH_LIMIT_MS, ITEMS_MAX, isRefusedByDatabase, ROUNDS_WINDOW_MS } from "../round-batch.ts";

interface SavedSnapshot {
  readonly roomId: string;
  readonly snapshot: GameSnapshot;
  readonly content?: unknown;
}

/** What became of a snapshot. Without `isHeld`, the room is closed or another server has taken it up: nothing was stored. */
interface Stored {
  readonly isHeld: boolean;
}

// A room has one row, and sends its next snapshot when the last one is stored, so no statement has a room twice. The lock waits
// for a server that is just taking the room up, so that it never reads one snapshot while a later one is stored (GAME-163).
const STORE_SNAPSHOTS = {
  name: "store-snapshots",
  text: `
    with held as (
      select id, server_id from game_rooms
      where id in (select "roomId" from jsonb_to_recordset($1) as saved ("roomId" uuid))
        and closed_at is null and server_id = $2
      order by id for key share
    )
    insert into game_snapshots (room_id, snapshot, content)
    select held.id, snapshot, nullif(content, 'null')
    from jsonb_to_recordset($1) as saved ("roomId" uuid, snapshot jsonb, content jsonb)
    join held on held.id = "roomId"
    on conflict (room_id) do update
    set snapshot = excluded.snapshot, content = coalesce(excluded.content, game_snapshots.content), saved_at = now()
    returning room_id`,
};

/** Stores the snapshots of all rooms that this server holds. Those that arrive at about the same time share one statement. */
export function snapshotBatch(
  database: Pick<Database, "run">,
  serverId: number,
): (saved: SavedSnapshot) => Promise<Stored> {
  async function store(items: readonly SavedSnapshot[]): Promise<readonly Stored[]> {
    const values = [JSON.stringify(items), serverId];
    const rows = await database.run<{ room_id: string }>(STORE_SNAPSHOTS, values, BATCH_LIMIT_MS);
    const stored = new Set(rows.map(({ room_id }) => room_id));
    return items.map(({ roomId }) => ({ isHeld: stored.has(roomId) }));
  }
  const snapshots = new Batch<SavedSnapshot, Stored>({
    windowMs: ROUNDS_WINDOW_MS,
    maxItems: ITEMS_MAX,
    isItemsFault: isRefusedByDatabase,
    together: store,
    async alone(item) {
      const [stored] = await store([item]);
      return stored ?? { isHeld: false };
    },
  });
  return (saved) => snapshots.add(saved);
}
