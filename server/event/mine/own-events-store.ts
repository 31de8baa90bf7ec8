import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { OwnWaiting } from "../../../schema/event/event.ts";
import { milliseconds, rowsOf } from "../../platform/database/typed-query.ts";
import { storedEvent } from "../event-store.ts";
import type { StoredEvent } from "../event-view.ts";

/** A member's places on the lists of events to come, and the seats that are offered to them. */
export const selectOwnPlaces = (em: EntityManager, memberId: string) =>
  rowsOf(
    em,
    sql<StoredEvent & OwnWaiting>`
      select stored.*, ${milliseconds(sql<Date>`own.offered_until`)} as "offeredUntil", 1 + (
        select count(*) from event_waiting_list waiting
        join users account on account.id = waiting.user_id and account.suspended_at is null
        where waiting.event_id = own.event_id and waiting.offered_until is null
          and (waiting.place, waiting.id) < (own.place, own.id)
      )::int as position
      from event_waiting_list own join events e on e.id = own.event_id cross join lateral ${storedEvent} stored
      where own.user_id = ${memberId} and e.is_active and e.event_date > now()
        and (own.offered_until is null or own.offered_until > clock_timestamp())
      order by e.event_date, e.id`,
  );

interface CancelledRow extends StoredEvent {
  readonly reference: string;
  readonly cancelledAt: number;
  readonly wasPaid: boolean;
  readonly wasLost: boolean;
}

/** A condition: the registration `own` was paid, whatever happened to the money. */
const wasPaid = sql`exists (
  select from event_payments paid
  where paid.registration_id = own.id and paid.payment_status in ('completed', 'refunded')
)`;

/** A condition: the member did not give `own` up. Their payment came after the last seat was gone, or an admin took it back. */
const wasLost = sql`exists (
  select from event_payments paid
  where paid.registration_id = own.id and paid.refund_reason in ('seat_gone', 'admin_refunded')
)`;

/**
 * At most so many registrations that a member gave up or lost, newest first, one for each event. Not seats that were held and never
 * paid for, and not if they have a seat or a place again.
 */
export const selectCancelled = (em: EntityManager, memberId: string, limit: number) =>
  rowsOf(
    em,
    sql<CancelledRow>`
      select * from (
        select distinct on (e.id) stored.*, own.reference,
          ${milliseconds(sql<Date>`own.cancelled_at`)} as "cancelledAt", ${wasPaid} as "wasPaid", ${wasLost} as "wasLost"
        from event_registrations own join events e on e.id = own.event_id cross join lateral ${storedEvent} stored
        where own.user_id = ${memberId} and own.status = 'cancelled' and (not e.is_paid_event or ${wasPaid})
          and not exists (
            select from event_registrations again where again.event_id = e.id and again.user_id = own.user_id
              and (again.status = 'registered' or again.held_until > clock_timestamp())
          ) and not exists (
            select from event_waiting_list waiting where waiting.event_id = e.id and waiting.user_id = own.user_id
          )
        order by e.id, own.cancelled_at desc
      ) newest order by "cancelledAt" desc limit ${limit}`,
  );
