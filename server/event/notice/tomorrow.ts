import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { notifyEvent } from "../../notification/notification.ts";
import { rowsOf } from "../../platform/database/typed-query.ts";

/**
 * NOTICE-17: members who are registered for an event that begins on the next calendar day and were not notified of it since
 * this day began. PostgreSQL knows when a day begins there.
 */
const unreminded = (timeZone: string) => sql<{ event_id: string; memberIds: string[] }>`
  select e.id as event_id, array_agg(attendee.user_id) as "memberIds"
  from (select date_trunc('day', now() at time zone ${timeZone}) as begins) today
  join events e on e.is_active and e.cancelled_at is null
    and e.event_date >= (today.begins + interval '1 day') at time zone ${timeZone}
    and e.event_date < (today.begins + interval '2 days') at time zone ${timeZone}
  join event_registrations attendee on attendee.event_id = e.id and attendee.status = 'registered'
  where not exists (
    select from notifications known
    where known.user_id = attendee.user_id and known.event_id = e.id and known.kind = 'event_tomorrow'
      and known.created_at >= today.begins at time zone ${timeZone}
  )
  group by e.id`;

/** NOTICE-17: notifies members of the events of the next day. */
export async function notifyOfTomorrow(em: EntityManager, timeZone: string): Promise<void> {
  for (const { event_id, memberIds } of await rowsOf(em, unreminded(timeZone))) {
    await notifyEvent(em, "event_tomorrow", event_id, memberIds);
  }
}
