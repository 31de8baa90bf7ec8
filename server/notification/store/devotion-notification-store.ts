// Prepared statements: one notifies the whole community.
import { prepared } from "../../platform/database/prepared.ts";

/**
 * Parameter: the community's date. NOTICE-22. A member has one such notification; only that of another devotion is
 * replaced, so running it twice notifies nobody twice.
 */
export const notifyOfDevotion = prepared(
  "notify-of-devotion",
  `insert into notifications as known (user_id, kind, devotion_id)
   select account.id, 'devotion', devotion.id from devotions devotion cross join users account
   where devotion.is_published and devotion.date = $1 and account.suspended_at is null
     and not exists (
       select from user_devotion_reads own where own.user_id = account.id and own.devotion_id = devotion.id
     )
   order by account.id
   on conflict (user_id) where kind = 'devotion' do update
     set devotion_id = excluded.devotion_id, created_at = now(), read_at = null
     where known.devotion_id <> excluded.devotion_id`,
);
