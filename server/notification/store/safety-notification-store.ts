// Prepared statements: flags come with messages, and one statement decides who handles what and notifies them.
import { prepared } from "../../platform/database/prepared.ts";

/** Parameter: a report's id. Notifies every active lead and admin who may handle it. */
const notifyHandlers = (name: string, kind: "report" | "report_overdue") =>
  prepared<{ user_id: string }>(
    name,
    `insert into notifications (user_id, kind, report_id)
     select handler.user_id, '${kind}', $1
     from (select distinct active.user_id from active_roles active) handler
     where handles_report(handler.user_id, $1)
     order by handler.user_id
     returning user_id`,
  );

/** NOTICE-10. */
export const notifyOfReport = notifyHandlers("notify-of-report", "report");

/** NOTICE-13. */
export const notifyOfOverdueReport = notifyHandlers("notify-of-overdue-report", "report_overdue");

/**
 * Parameter: flagged messages' ids. NOTICE-12. Each guardian has one such notification, which counts the messages since
 * it was read. Rows are locked in the order of members, so that two calls never deadlock.
 */
export const notifyOfFlags = prepared(
  "notify-of-flags",
  `insert into notifications as known (user_id, kind, count)
   select guardian.user_id, 'message_flag', count(*)
   from active_guardians guardian
   join messages flagged on flagged.id = any ($1::uuid[]) and flagged.sender_id is distinct from guardian.user_id
   group by guardian.user_id order by guardian.user_id
   on conflict (user_id) where kind = 'message_flag' do update set
     created_at = now(), read_at = null,
     count = excluded.count + case when known.read_at is null then known.count else 0 end`,
);

/**
 * Parameter: the mentor who has just confirmed an age. NOTICE-25. Each guardian has one such notification, which
 * counts the confirmations since it was read. Rows are locked in the order of members, so that two calls never deadlock.
 */
export const notifyOfAge = prepared(
  "notify-of-age",
  `insert into notifications as known (user_id, kind)
   select guardian.user_id, 'age_confirmed' from active_guardians guardian
   where guardian.user_id <> $1::uuid order by guardian.user_id
   on conflict (user_id) where kind = 'age_confirmed' do update set
     created_at = now(), read_at = null,
     count = 1 + case when known.read_at is null then known.count else 0 end`,
);
