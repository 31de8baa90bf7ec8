// Prepared statements: one notifies everyone who is registered.
import { prepared } from "../../platform/database/prepared.ts";

/**
 * Parameters: a kind of notification of events, an event, members' ids. A member has one of each kind for an event: a
 * newer one replaces it. Rows are locked in the order of members, so that two calls never deadlock.
 */
export const notifyOfEvent = prepared(
  "notify-of-event",
  `insert into notifications (user_id, kind, event_id)
   select account.id, $1, $2 from users account
   where account.id = any ($3::uuid[]) and account.suspended_at is null order by account.id
   on conflict (user_id, event_id, kind) where event_id is not null do update set created_at = now(), read_at = null`,
);
