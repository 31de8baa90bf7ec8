// Prepared statements: every change of an event's seats looks whether somebody waits for one.
import type { OwnWaiting } from "../../../schema/event/event.ts";
import { prepared } from "../../platform/database/prepared.ts";

/** EVENT-29: the members `account` of a list `waiting` who count. */
const isAllowed = "account.suspended_at is null";
/** EVENT-3: the offers of a list `waiting` that stand. */
const stands = `(waiting.offered_until > clock_timestamp() and ${isAllowed})`;
const list = "event_waiting_list waiting join users account on account.id = waiting.user_id";

export interface SeatState {
  /** In milliseconds since 1970. */
  readonly eventDate: number;
  /** Members can register now. */
  readonly isOpen: boolean;
  /** Null if there is no limit. */
  readonly maxAttendees: number | null;
  /** Registered members, and holds that stand. */
  readonly registered: number;
  /** Offers that stand. */
  readonly offered: number;
  /** Offers that are over. */
  readonly expired: number;
  /** Members without an offer. */
  readonly waiting: number;
  /** The community's. */
  readonly timeZone: string;
}

/** Parameter: an event. */
export const selectSeatState = prepared<SeatState>(
  "event-seat-state",
  `select floor(extract(epoch from e.event_date) * 1000)::float8 as "eventDate",
     e.is_active and e.cancelled_at is null and e.event_date > clock_timestamp() as "isOpen",
     e.max_attendees as "maxAttendees", listed.*, community_time_zone() as "timeZone",
     (select count(*) from event_registrations taken where taken.event_id = e.id
       and (taken.status = 'registered' or taken.held_until > clock_timestamp()))::int as registered
   from events e cross join lateral (
     select count(*) filter (where ${stands})::int as offered,
       count(*) filter (where waiting.offered_until is not null and not ${stands})::int as expired,
       count(*) filter (where waiting.offered_until is null and ${isAllowed})::int as waiting
     from ${list} where waiting.event_id = e.id
   ) listed where e.id = $1`,
);

interface Listed {
  readonly user_id: string;
}

/** Parameter: an event. EVENT-25: takes members whose offer is over off the list. */
export const deleteExpired = prepared<Listed>(
  "delete-expired-offers",
  `delete from event_waiting_list expired using ${list}
   where expired.id = waiting.id and waiting.event_id = $1 and waiting.offered_until is not null and not ${stands}
   returning expired.user_id`,
);

/** Parameters: an event, how many, until when in milliseconds since 1970. EVENT-23: offers seats to the first members. */
export const offerToFirst = prepared<Listed>(
  "offer-seats",
  `update event_waiting_list offered
   set offered_until = to_timestamp($3::float8 / 1000), offer_mailed_at = null
   from (
     select waiting.id from ${list}
     where waiting.event_id = $1 and waiting.offered_until is null and ${isAllowed}
     order by waiting.place, waiting.id limit $2
   ) first where offered.id = first.id returning offered.user_id`,
);

/** Parameters: an event, a member. No row if they are not on the list. */
export const selectOwnWaiting = prepared<OwnWaiting>(
  "own-event-waiting",
  `select floor(extract(epoch from own.offered_until) * 1000)::float8 as "offeredUntil", 1 + (
     select count(*) from ${list}
     where waiting.event_id = own.event_id and waiting.offered_until is null and ${isAllowed}
       and (waiting.place, waiting.id) < (own.place, own.id)
   )::int as position
   from event_waiting_list own
   where own.event_id = $1 and own.user_id = $2 and (own.offered_until is null or own.offered_until > clock_timestamp())`,
);

/** Parameters: an event, a member. Behind everyone else; somebody who is on the list keeps their place. */
export const insertLast = prepared<Listed>(
  "join-waiting-list",
  `insert into event_waiting_list (event_id, user_id) values ($1, $2)
   on conflict on constraint event_waiting_list_once do nothing returning user_id`,
);

/**
 * Parameters: an event, a member. EVENT-26: before everyone who joined the list, in the order of the payments: nobody
 * joined a hundred years ago. An offer that is over would take them off the list.
 */
export const insertFirst = prepared<Listed>(
  "join-waiting-list-first",
  `insert into event_waiting_list (event_id, user_id, place)
   values ($1, $2, clock_timestamp() - interval '100 years')
   on conflict on constraint event_waiting_list_once do update set place = least(event_waiting_list.place, excluded.place),
     offered_until = case when event_waiting_list.offered_until > clock_timestamp() then event_waiting_list.offered_until end
   returning user_id`,
);

/** The events on whose lists something has to be done because time has passed: EVENT-23, EVENT-25, EVENT-30. */
export const selectEventsWithSeatsToOffer = prepared<{ id: string }>(
  "events-with-seats-to-offer",
  `select e.id from events e
   where exists (select from event_waiting_list listed where listed.event_id = e.id)
     and e.is_active and e.cancelled_at is null and e.event_date > now()
     and (
       exists (select from ${list} where waiting.event_id = e.id and waiting.offered_until is not null and not ${stands})
       or (
         exists (select from ${list} where waiting.event_id = e.id and waiting.offered_until is null and ${isAllowed})
         and (e.max_attendees is null or e.max_attendees > (
           select count(*) from event_registrations taken where taken.event_id = e.id
             and (taken.status = 'registered' or taken.held_until > now())
         ) + (select count(*) from ${list} where waiting.event_id = e.id and ${stands}))
       )
     )`,
);
