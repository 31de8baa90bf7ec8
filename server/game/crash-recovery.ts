import type { EntityManager } from "@mikro-orm/postgresql";
import { interruptSessions } from "./game.ts";

/**
 * At a start: rooms that a dead server left open are interrupted, and their running games with them. Games that were
 * finished before stay counted. Answers with the number of rooms.
 */
export async function markInterrupted(
  em: EntityManager,
  isServerAlive: (serverId: number) => Promise<boolean>,
): Promise<number> {
  const servers = await em.execute<{ server_id: number }[]>(
    "select distinct server_id from game_rooms where closed_at is null",
  );
  let interrupted = 0;
  for (const { server_id } of servers) {
    if (!(await isServerAlive(server_id))) interrupted += await interruptRoomsOf(em, server_id);
  }
  return interrupted;
}

async function interruptRoomsOf(em: EntityManager, serverId: number): Promise<number> {
  return await em.transactional(async (em) => {
    // Two servers that start together take the same rooms in the same order, so that neither blocks the other.
    const rooms = await em.execute<{ id: string }[]>(
      "select id from game_rooms where server_id = ? and closed_at is null order by id for update",
      [serverId],
    );
    if (rooms.length === 0) return 0;
    const ids = rooms.map(({ id }) => id);
    await interruptSessions(em, ids);
    // Whoever waited, or had their results, lost no game: their room is just closed.
    await em.execute(
      `update game_rooms set status = case when status = 'playing' then 'interrupted' else 'closed' end, closed_at = now()
        where id in (?)`,
      [ids],
    );
    return ids.length;
  });
}
