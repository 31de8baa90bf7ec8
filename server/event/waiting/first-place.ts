import type { EntityManager } from "@mikro-orm/postgresql";
import type { LockedEvent } from "../event-lock.ts";

/** EVENT-8: puts a member whose payment came too late before the first of the waiting list. */
export async function putFirstOnWaitingList(tx: EntityManager, event: LockedEvent, memberId: string): Promise<void> {
  await tx.execute(
    `insert into event_waiting_list (event_id, user_id, place)
     select ?, ?, least(clock_timestamp(), min(place) - interval '1 millisecond')
     from event_waiting_list where event_id = ?
     on conflict (event_id, user_id) do update set place = excluded.place`,
    [event.id, memberId, event.id],
  );
}
