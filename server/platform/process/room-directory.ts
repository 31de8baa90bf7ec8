// Prepared statements: they run whenever a member enters a room.
import type { Database } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import { endedAfterMs } from "./lease-times.ts";
import { leaseExpired } from "./only-server.ts";
import type { ServerLease } from "./server-lease.ts";

/** A process that holds a live room. */
export interface RoomHolder {
  readonly name: string;
  /** Where its sockets open: host and path, without a scheme. */
  readonly address: string;
}

/** Which process holds each live room, as the database knows it (PROCESS-7). Rejects while the database is away. */
export interface RoomDirectory {
  /** The other process that holds this room. Null if none does that is still running. */
  find(roomId: string): Promise<RoomHolder | null>;
  /** Makes this process the holder of a presence room, or returns the one that holds it. `opening` is a new UUID. */
  claim(roomId: string, opening: string): Promise<RoomHolder | "here">;
  /** Ends this opening of a presence room. */
  release(roomId: string, opening: string): Promise<void>;
  /**
   * Makes the rows of this process's presence rooms those of these openings, by room, which may change meanwhile. Leaves other
   * processes' rooms to them.
   */
  repair(openings: ReadonlyMap<string, string>): Promise<void>;
  /** Which of these presence rooms are open, in any process. */
  openAmong(roomIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these rooms of this process are held by another one now. */
  lostAmong(roomIds: readonly string[]): Promise<readonly string[]>;
}

interface HolderRow {
  readonly server_id: number;
  readonly name: string | null;
  readonly url: string | null;
}

const insertRoom = prepared(
  "claim-presence-room",
  `insert into presence_rooms (room_id, server_id, opening) values ($1, $2, $3)
   on conflict (room_id) do update set opening = excluded.opening where presence_rooms.server_id = excluded.server_id
   returning room_id`,
);

/** $1 a room, $2 the server that held it and has ended. */
const takeOverRoom = prepared(
  "take-over-presence-room",
  "update presence_rooms set server_id = $3, opening = $4 where room_id = $1 and server_id = $2 returning room_id",
);

const selectHolder = prepared<HolderRow>(
  "holder-of-room",
  `select held.server_id, server.name, server.url
   from server_of_room($1) as held (server_id) left join servers server on server.id = held.server_id
   where held.server_id is not null`,
);

const deleteRoom = prepared("release-presence-room", "delete from presence_rooms where room_id = $1 and opening = $2");

const selectLeftovers = prepared<{ opening: string }>(
  "left-presence-rooms",
  "select opening from presence_rooms where server_id = $1 and opening <> all ($2::uuid[])",
);

const deleteOpenings = prepared("delete-presence-rooms", "delete from presence_rooms where opening = any ($1::uuid[])");

/** They go with the row of a server that others took for dead. */
const insertMissing = prepared<{ opening: string }>(
  "restore-presence-rooms",
  `insert into presence_rooms (room_id, server_id, opening)
   select room_id, $1::integer, opening from unnest($2::text[], $3::uuid[]) as own (room_id, opening)
   on conflict (room_id) do nothing
   returning opening`,
);

const selectOpen = prepared<{ room_id: string }>(
  "open-presence-rooms",
  `select room_id from presence_rooms join servers on servers.id = server_id
   where room_id = any($1::text[]) and not ${leaseExpired("$2")}`,
);

const selectLost = prepared<{ room_id: string }>(
  "lost-rooms",
  "select room_id from unnest($1::text[]) as own (room_id) where server_of_room(room_id) <> $2",
);

/** A room may open or close between two looks. */
const TRIES = 5;

export function roomDirectory(
  database: Pick<Database, "run">,
  lease: Pick<ServerLease, "serverId" | "times" | "endedAmong">,
): RoomDirectory {
  const { serverId } = lease;
  const grace = `${endedAfterMs(lease.times)} milliseconds`;

  /** The holder of the room if it is another living server; its row alone if it has ended or is this one. */
  async function livingHolder(roomId: string): Promise<RoomHolder | HolderRow | undefined> {
    const [row] = await selectHolder(database, [roomId]);
    if (!row) return undefined;
    const isLiving =
      row.server_id !== serverId &&
      row.name !== null &&
      row.url !== null &&
      !(await lease.endedAmong([row.server_id])).has(row.server_id);
    return isLiving ? { name: row.name, address: addressOf(row.url, row.name) } : row;
  }

  /** PROCESS-23: rooms may have been opened or closed while their rows were looked at. */
  async function deleteUnlessOpen(rows: readonly { opening: string }[], openings: ReadonlyMap<string, string>) {
    const open = new Set(openings.values());
    const left = rows.map(({ opening }) => opening).filter((opening) => !open.has(opening));
    if (left.length > 0) await deleteOpenings(database, [left]);
  }

  return {
    async find(roomId) {
      const holder = await livingHolder(roomId);
      return holder && "address" in holder ? holder : null;
    },
    async claim(roomId, opening) {
      for (let tries = 1; tries <= TRIES; tries += 1) {
        if ((await insertRoom(database, [roomId, serverId, opening])).length > 0) return "here";
        const holder = await livingHolder(roomId);
        if (holder === undefined) continue;
        if ("address" in holder) return holder;
        if ((await takeOverRoom(database, [roomId, holder.server_id, serverId, opening])).length > 0) return "here";
      }
      throw new Error(`nobody could open the room ${roomId} in ${TRIES} tries`);
    },
    async release(roomId, opening) {
      await deleteRoom(database, [roomId, opening]);
    },
    async repair(openings) {
      const [roomIds, ids] = [[...openings.keys()], [...openings.values()]];
      await deleteUnlessOpen(await selectLeftovers(database, [serverId, ids]), openings);
      if (ids.length > 0) await deleteUnlessOpen(await insertMissing(database, [serverId, roomIds, ids]), openings);
    },
    async openAmong(roomIds) {
      if (roomIds.length === 0) return new Set();
      return new Set((await selectOpen(database, [roomIds, grace])).map((row) => row.room_id));
    },
    async lostAmong(roomIds) {
      if (roomIds.length === 0) return [];
      return (await selectLost(database, [roomIds, serverId])).map((row) => row.room_id);
    },
  };
}

/** PROCESS-11: where the sockets of a process open, by its public address and name. */
export const addressOf = (url: string, name: string): string => `${new URL(url).host}/process/${name}`;
