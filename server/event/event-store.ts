// Prepared statements: the home page shows every visitor the list of events, and an event's page is shared widely.
import { sql } from "kysely";
import type { OwnRegistration } from "../../schema/event/event.ts";
import type { MemberRole } from "../../schema/member/role.ts";
import { prepared } from "../platform/database/prepared.ts";
import { avatarUrl, shownRoles } from "../profile/profile.ts";
import type { StoredEvent } from "./event-view.ts";

const milliseconds = (time: string): string => `floor(extract(epoch from ${time}) * 1000)::float8`;

/** EVENT-2, EVENT-3: an event `e` with its counts, as `StoredEvent`. */
const eventColumns = `e.id as "eventId", e.title, e.description, e.event_type as "eventType",
  ${milliseconds("e.event_date")} as "eventDate", ${milliseconds("e.end_date")} as "endDate",
  ${milliseconds("e.previous_event_date")} as "previousEventDate", e.location as "storedLocation", e.max_attendees as "maxAttendees",
  seats.registered as "currentAttendees", seats.held + offers.held as "heldSeats",
  case when e.is_paid_event then (e.ticket_price * 100)::int end as "ticketPriceKobo", e.currency,
  e.image_url as "imageName", e.cancelled_at is not null as "isCancelled", e.version`;

/** EVENT-3: a hold and an offer count until their time is up. */
const seatCounts = `cross join lateral (
    select count(*) filter (where taken.status = 'registered')::int as registered,
      count(*) filter (where taken.held_until > clock_timestamp())::int as held
    from event_registrations taken where taken.event_id = e.id and taken.status <> 'cancelled'
  ) seats cross join lateral (
    select count(*)::int as held from event_waiting_list offered
    where offered.event_id = e.id and offered.offered_until > clock_timestamp()
  ) offers`;

/** For typed queries: an event `e` with its counts, to join laterally. */
export const storedEvent = sql<StoredEvent>`(select ${sql.raw(eventColumns)} from (select) one ${sql.raw(seatCounts)})`;

/** Parameters: how many at most. EVENT-1: published, to come and not cancelled, soonest first. */
export const selectUpcoming = prepared<StoredEvent>(
  "upcoming-events",
  `select ${eventColumns} from events e ${seatCounts}
   where e.is_active and e.cancelled_at is null and e.event_date > now() order by e.event_date, e.id limit $1`,
);

/** Parameters: how many at most. EVENT-1: the most recent ones first. */
export const selectPast = prepared<StoredEvent>(
  "past-events",
  `select ${eventColumns} from events e ${seatCounts}
   where e.is_active and e.cancelled_at is null and e.event_date <= now() order by e.event_date desc, e.id limit $1`,
);

/** EVENT-67: published events for calendars, cancelled ones included, so that calendars strike them out. */
export const selectCalendar = prepared<StoredEvent>(
  "event-calendar",
  `select ${eventColumns} from events e ${seatCounts}
   where e.is_active and e.event_date between now() - interval '30 days' and now() + interval '1 year'
   order by e.event_date, e.id limit 500`,
);

export interface EventRow extends StoredEvent {
  readonly is_active: boolean;
  readonly created_by: string | null;
  readonly cancel_reason: string | null;
}

/** Parameters: an event. */
export const selectEvent = prepared<EventRow>(
  "event",
  `select ${eventColumns}, e.is_active, e.created_by, e.cancel_reason from events e ${seatCounts} where e.id = $1`,
);

const registrationColumns = `own.status, own.reference, ${milliseconds("own.held_until")} as "heldUntil",
  ${milliseconds("own.registered_at")} as "registeredAt", e.is_paid_event as "isPaid"`;

/** EVENT-3: a registration `own` that counts. */
const countsNow = "(own.status = 'registered' or own.held_until > clock_timestamp())";

/** Parameters: an event, a member. No row if they are not registered. */
export const selectOwnRegistration = prepared<OwnRegistration>(
  "own-event-registration",
  `select ${registrationColumns} from event_registrations own join events e on e.id = own.event_id
   where own.event_id = $1 and own.user_id = $2 and ${countsNow}`,
);

/** Parameters: a member, how many at most. Newest first. */
export const selectOwnRegistrations = prepared<StoredEvent & OwnRegistration>(
  "own-event-registrations",
  `select ${eventColumns}, ${registrationColumns}
   from event_registrations own join events e on e.id = own.event_id ${seatCounts}
   where own.user_id = $1 and ${countsNow} order by own.registered_at desc, own.id limit $2`,
);

/** Parameters: a registration. Whether its ticket was let in at the door. */
export const selectIsInside = prepared<{ is_inside: boolean }>(
  "registration-is-inside",
  `select exists (
     select from event_check_ins scan where scan.registration_id = $1 and scan.status = 'in'
   ) as is_inside`,
);

export interface AttendeeRow {
  readonly roles: readonly MemberRole[];
  readonly user_id: string;
  readonly full_name: string | null;
  readonly avatar_url: string | null;
  readonly is_adult: boolean;
  readonly total: number;
}

/**
 * Parameters: an event, the birth date up to which people are adults, how many at most, the viewer, whether the viewer manages
 * the event. EVENT-80: members across a block are not counted either.
 */
export const selectAttendees = prepared<AttendeeRow>(
  "event-attendees",
  `select attendee.user_id, profile.full_name, ${avatarUrl("profile")} as avatar_url, ${shownRoles("attendee.user_id")} as roles, age_group(attendee.user_id, $2::date) = 'adult' as is_adult,
     count(*) over ()::int as total
   from event_registrations attendee
   join users account on account.id = attendee.user_id and account.suspended_at is null
   left join profiles profile on profile.user_id = attendee.user_id
   where attendee.event_id = $1 and attendee.status = 'registered' and ($5 or not block_stands(attendee.user_id, $4))
   order by attendee.registered_at, attendee.id limit $3`,
);

/**
 * Parameters: an event, a member whose own hold or offer does not count against them. The seats that are taken, how many
 * members wait without an offer, and whether a seat is offered to this member.
 */
export const countSeats = prepared<{ taken: number; waiting: number; isOffered: boolean }>(
  "event-seats",
  `select listed.waiting, listed.is_offered as "isOffered", (
     select count(*) from event_registrations taken
     where taken.event_id = $1
       and (taken.status = 'registered' or (taken.held_until > clock_timestamp() and taken.user_id <> $2))
   )::int + listed.offered as taken
   from (
     select count(*) filter (where waiting.offered_until > clock_timestamp() and waiting.user_id <> $2)::int as offered,
       coalesce(bool_or(waiting.offered_until > clock_timestamp() and waiting.user_id = $2), false) as is_offered,
       count(*) filter (where waiting.offered_until is null and account.suspended_at is null and waiting.user_id <> $2)::int
         as waiting
     from event_waiting_list waiting join users account on account.id = waiting.user_id where waiting.event_id = $1
   ) listed`,
);
