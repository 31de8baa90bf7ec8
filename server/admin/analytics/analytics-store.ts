// Prepared statements: each reads only an index, or one pass over a table, however many activities there are.
import { prepared } from "../../platform/database/prepared.ts";

/** How many members have an activity in the last 7 days, and in the last 24 hours. Nobody is active by a crash. */
export const selectActive = prepared<{ week: number; day: number }>(
  "admin-active-members",
  `select count(*)::int as week, count(*) filter (where newest > now() - interval '24 hours')::int as day from (
     select max(created_at) as newest from user_activity
     where created_at > now() - interval '7 days' and user_id is not null group by user_id
   ) active`,
);

/** A period between the times in the parameter, from 1. 0 is before the first time. */
export interface PeriodRow {
  readonly period: number;
  readonly members: number;
}

/** $1 the times at which the periods begin, in order. How many accounts were created in each. */
export const selectNewMembers = prepared<PeriodRow>(
  "admin-new-members",
  `select width_bucket(created_at, $1::timestamptz[]) as period, count(*)::int as members from users group by period`,
);

/** $1 the times at which the periods begin, in order. How many members have an activity in each. */
export const selectActiveInPeriods = prepared<PeriodRow>(
  "admin-active-in-periods",
  `select period, count(*)::int as members from (
     select distinct width_bucket(created_at, $1::timestamptz[]) as period, user_id
     from user_activity where created_at >= ($1::timestamptz[])[1] and user_id is not null
   ) active group by period`,
);

export interface PopularEventRow {
  readonly eventId: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly eventDate: number;
  readonly attendees: number;
}

/** $1 how many. The events with the most seats taken. */
export const selectPopularEvents = prepared<PopularEventRow>(
  "admin-popular-events",
  `select event.id as "eventId", event.title, seats.attendees,
     floor(extract(epoch from event.event_date) * 1000)::float8 as "eventDate"
   from (
     select event_id, count(*)::int as attendees from event_registrations where status = 'registered' group by event_id
   ) seats join events event on event.id = seats.event_id
   order by seats.attendees desc, event.event_date desc, event.id limit $1`,
);
