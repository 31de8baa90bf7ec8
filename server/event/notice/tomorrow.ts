import type { EntityManager } from "@mikro-orm/postgresql";
import { notifyEvent } from "../../notification/notification.ts";
import { prepared } from "../../platform/database/prepared.ts";

/**
 * Parameter: the community's time zone. NOTICE-17: members who are registered for an event that begins on the next
 * calendar day and were not notified of it since this day began. SQL, because PostgreSQL knows when a day begins there.
 */
const selectUnreminded = prepared<{ event_id: string; memberIds: string[] }>(
  "unreminded-registrations",
  `select e.id as event_id, array_agg(attendee.user_id) as "memberIds"
   from (select date_trunc('day', now() at time zone $1) as begins) today
   join events e on e.is_active and e.cancelled_at is null
     and e.event_date >= (today.begins + interval '1 day') at time zone $1
     and e.event_date < (today.begins + interval '2 days') at time zone $1
   join event_registrations attendee on attendee.event_id = e.id and attendee.status = 'registered'
   where not exists (
     select from notifications known
     where known.user_id = attendee.user_id and known.event_id = e.id and known.kind = 'event_tomorrow'
       and known.created_at >= today.begins at time zone $1
   )
   group by e.id`,
);

/** NOTICE-17: notifies members of the events of the next day. */
export async function notifyOfTomorrow(em: EntityManager, timeZone: string): Promise<void> {
  for (const { event_id, memberIds } of await selectUnreminded(em, [timeZone])) {
    await notifyEvent(em, "event_tomorrow", event_id, memberIds);
  }
}
