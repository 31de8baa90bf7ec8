// Prepared statements: a voided question notifies everyone who played it, one game after the other.
import { prepared } from "../../platform/database/prepared.ts";

/**
 * Parameters: a question, members' ids. QUESTION-15: a member has one notification of a voided question, which counts their games
 * with it. Rows are locked in the order of members, so that two calls never deadlock.
 */
export const notifyOfVoidedQuestion = prepared(
  "notify-of-voided-question",
  `insert into notifications as known (user_id, kind, question_id)
   select account.id, 'question_voided', $1 from users account
   where account.id = any ($2::uuid[]) and account.suspended_at is null order by account.id
   on conflict (user_id, question_id) where question_id is not null do update set
     created_at = now(), read_at = null, count = known.count + 1`,
);
