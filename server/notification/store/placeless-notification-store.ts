// A prepared statement, like those of all other notifications.
import { prepared } from "../../platform/database/prepared.ts";

/** Parameters: a kind of notification that is about no thread, event or other place; a member; who caused it. */
export const notifyOfActor = prepared(
  "notify-of-actor",
  "insert into notifications (user_id, kind, actor_id) values ($2, $1, $3)",
);

/** Parameters: a kind of notification that is about no thread, event or other place; a member. */
export const notifyWithoutPlace = prepared(
  "notify-without-place",
  "insert into notifications (user_id, kind) values ($2, $1)",
);
