// Prepared statements: a member who reads a thread marks its notifications as read again and again.
import { prepared } from "../../platform/database/prepared.ts";

/** Locks rows in a fixed order, so that this never deadlocks with itself or with the statements that notify. */
const markingRead = (where: string): string => `
  with theirs as (
    select id from notifications where read_at is null and ${where} order by thread_id, message_id, id for update
  )
  update notifications set read_at = now() from theirs where notifications.id = theirs.id`;

/**
 * Parameters: a member, a thread, a seq. NOTICE-7. The statement does not see a message that is stored at the same
 * time, so its notification stays unread.
 */
export const markReadUpTo = prepared(
  "read-thread-notifications",
  markingRead(`user_id = $1 and thread_id = $2 and (
    message_id is null or exists (select from messages m where m.id = message_id and m.seq <= $3)
  )`),
);

/** Parameters: a member, a report. NOTICE-10. */
export const markReportRead = prepared("read-report-notification", markingRead("user_id = $1 and report_id = $2"));

/** Parameter: a member. NOTICE-12. */
export const markFlagsRead = prepared("read-flag-notification", markingRead("user_id = $1 and kind = 'message_flag'"));

/** Parameter: a member. NOTICE-25. */
export const markAgesRead = prepared("read-age-notification", markingRead("user_id = $1 and kind = 'age_confirmed'"));

/** Parameters: a member, a devotion. NOTICE-22. */
export const markDevotionNotificationRead = prepared(
  "read-devotion-notification",
  markingRead("user_id = $1 and devotion_id = $2"),
);

/** Parameters: a member; ids of notifications, or null for all of theirs. */
export const markRead = prepared(
  "read-notifications",
  markingRead("user_id = $1 and ($2::uuid[] is null or id = any ($2::uuid[]))"),
);
