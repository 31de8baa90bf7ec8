// Prepared statements: they share the columns of the other lists of events, which count seats for each event.
import type { OwnWaiting } from "../../../schema/event/event.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { eventColumns, milliseconds, seatCounts } from "../event-store.ts";
import type { StoredEvent } from "../event-view.ts";

/** Parameter: a member. Their places on the lists of events to come, and the seats that are offered to them. */
export const selectOwnPlaces = prepared<StoredEvent & OwnWaiting>(
  "own-waiting-places",
  `select ${eventColumns}, ${milliseconds("own.offered_until")} as "offeredUntil", 1 + (
     select count(*) from event_waiting_list waiting
     join users account on account.id = waiting.user_id and account.suspended_at is null
     where waiting.event_id = own.event_id and waiting.offered_until is null
       and (waiting.place, waiting.id) < (own.place, own.id)
   )::int as position
   from event_waiting_list own join events e on e.id = own.event_id ${seatCounts}
   where own.user_id = $1 and e.is_active and e.event_date > now()
     and (own.offered_until is null or own.offered_until > clock_timestamp())
   order by e.event_date, e.id`,
);

interface CancelledRow extends StoredEvent {
  readonly reference: string;
  readonly cancelledAt: number;
  readonly wasPaid: boolean;
}

/** A condition: the registration `own` was paid, whatever happened to the money. */
const wasPaid = `exists (
    select from event_payments paid
    where paid.registration_id = own.id and paid.payment_status in ('completed', 'refunded')
  )`;

/**
 * Parameters: a member, how many at most. Their registrations that were given up, newest first, one for each event. Not seats
 * that were held and never paid for, and not if they have a seat or a place again.
 */
export const selectCancelled = prepared<CancelledRow>(
  "own-cancelled-registrations",
  `select * from (
     select distinct on (e.id) ${eventColumns}, own.reference,
       ${milliseconds("own.cancelled_at")} as "cancelledAt", ${wasPaid} as "wasPaid"
     from event_registrations own join events e on e.id = own.event_id ${seatCounts}
     where own.user_id = $1 and own.status = 'cancelled' and (not e.is_paid_event or ${wasPaid})
       and not exists (
         select from event_registrations again where again.event_id = e.id and again.user_id = $1
           and (again.status = 'registered' or again.held_until > clock_timestamp())
       ) and not exists (
         select from event_waiting_list waiting where waiting.event_id = e.id and waiting.user_id = $1
       )
     order by e.id, own.cancelled_at desc
   ) newest order by "cancelledAt" desc limit $2`,
);
