// SQL, because one statement reads a page of attendees with what five tables say about each of them.

import type { OutputOf } from "../../../schema/endpoint.ts";
import type { AttendeeSort, ListedAttendee, readEventFigures } from "../../../schema/event/admin-api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";
import { milliseconds } from "../event-store.ts";

/** How the ticket `payment` stands, with its refunds `refund`. */
const paymentState = `case payment.payment_status
    when 'completed' then 'paid' when 'initiated' then 'pending' when 'failed' then 'failed'
    when 'refunded' then case when refund.is_done then 'refunded' when refund.is_refused then 'refund-refused' else 'refunding' end
    else 'ended'
  end`;

/**
 * EVENT-75: everyone who has, had or waits for a seat at the event $1. Of the payments for a seat the one that paid it
 * counts, then one that goes back, then the newest.
 */
const attendees = `(
    select seat.id, seat.user_id, seat.reference, seat.registered_at, seat.held_until,
      case
        when seat.held_until > now() then 'held'
        when paid.payment_status = 'refunded' then 'refunded'
        when seat.status = 'registered' then 'registered'
        else 'cancelled'
      end as status,
      paid.state as payment_state, paid.amount, scan.scanned_at as checked_in_at
    from event_registrations seat
    left join lateral (
      select payment.payment_status, payment.amount, ${paymentState} as state
      from event_payments payment
      cross join lateral (
        select bool_and(sent.state = 'completed') as is_done, bool_or(sent.state = 'refused') as is_refused
        from event_refunds sent where sent.payment_id = payment.id and sent.part = 'price'
      ) refund
      where payment.registration_id = seat.id
      order by payment.payment_status = 'completed' desc, payment.payment_status = 'refunded' desc, payment.created_at desc
      limit 1
    ) paid on true
    left join event_check_ins scan on scan.registration_id = seat.id and scan.status = 'in'
    where seat.event_id = $1
    union all
    select waiting.id, waiting.user_id, null, waiting.joined_at, waiting.offered_until, 'waiting', null, null, null
    from event_waiting_list waiting where waiting.event_id = $1
  ) attendee`;

const named = `${attendees} join users account on account.id = attendee.user_id
  left join profiles profile on profile.user_id = account.id`;

/** $2 a pattern for names, $3 one for addresses, $4 one for references, $5 a status or null, $6 `in`, `out` or null. */
const isWanted = `($3::text = '%%' or lower(account.email) like $3 or profile.plain_name like plain_letters($2)
      or attendee.reference like $4)
    and ($5::text is null or attendee.status = $5)
    and ($6::text is null or (attendee.checked_in_at is not null) = ($6 = 'in'))`;

/** What each sort compares. The id decides between equal attendees, so that no page repeats one. */
const sortColumns: Readonly<Record<AttendeeSort, string>> = {
  name: "profile.plain_name",
  registered: "attendee.registered_at",
  amount: "attendee.amount",
};

type Order = "asc" | "desc";

const pageStatement = (sort: AttendeeSort, order: Order) =>
  prepared<ListedAttendee>(
    `event-attendees-${sort}-${order}`,
    `select attendee.id as "attendeeId", attendee.user_id as "memberId",
       coalesce(profile.full_name, '${UNKNOWN_USER}') as "displayName", ${shownRoles("account.id")} as roles, account.email, attendee.status,
       ${milliseconds("attendee.registered_at")} as "registeredAt",
       ${milliseconds("case when attendee.held_until > now() then attendee.held_until end")} as "heldUntil",
       attendee.reference, ${milliseconds("attendee.checked_in_at")} as "checkedInAt",
       case when attendee.payment_state is not null then json_build_object(
         'state', attendee.payment_state, 'amountKobo', (attendee.amount * 100)::int
       ) end as payment
     from ${named} where ${isWanted}
     order by ${sortColumns[sort]} ${order} nulls last, attendee.id ${order} limit $7 offset $8`,
  );

const both = (sort: AttendeeSort) => ({ asc: pageStatement(sort, "asc"), desc: pageStatement(sort, "desc") });

/** Attendees in each order. The values are those of the filter, how many at most, and how many to skip. */
export const selectAttendeePage = {
  name: both("name"),
  registered: both("registered"),
  amount: both("amount"),
} satisfies Record<AttendeeSort, unknown>;

/** How many attendees a filter finds. */
export const countAttendees = prepared<{ total: number }>(
  "event-attendees-count",
  `select count(*)::int as total from ${named} where ${isWanted}`,
);

const countOf = (status: string) => `count(*) filter (where attendee.status = '${status}')::int`;

/**
 * EVENT-76: an event ($1) with its numbers. Members who are gone are in the sums of money, but no attendees any more.
 * Money in another currency was never taken for a ticket and is left out.
 */
export const selectFigures = prepared<OutputOf<typeof readEventFigures>>(
  "event-figures",
  `select e.id as "eventId", e.title, ${milliseconds("e.event_date")} as "eventDate", e.location,
     e.cancelled_at is not null as "isCancelled", e.is_active as "isActive", e.max_attendees as "maxAttendees",
     case when e.is_paid_event then (e.ticket_price * 100)::int end as "ticketPriceKobo",
     people.*, (money.received * 100)::float8 as "receivedKobo", (money.refunded * 100)::float8 as "refundedKobo"
   from events e
   cross join lateral (
     select ${countOf("registered")} as registered, ${countOf("held")} as held, ${countOf("waiting")} as waiting,
       ${countOf("refunded")} as refunded, ${countOf("cancelled")} as cancelled,
       count(attendee.checked_in_at)::int as "checkedIn"
     from ${attendees}
   ) people
   cross join lateral (
     select coalesce(sum(paid.amount), 0) as received, coalesce(sum(refund.amount), 0) as refunded
     from event_payments payment
     join event_payment_transactions paid
       on paid.payment_id = payment.id and paid.status = 'successful' and paid.currency = 'NGN'
     left join lateral (
       select sum(sent.amount) as amount from event_refunds sent where sent.transaction_id = paid.id
     ) refund on true
     where payment.event_id = e.id
   ) money
   where e.id = $1`,
);
