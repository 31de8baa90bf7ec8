// SQL, because one statement finds the next members and notifies them.
import { prepared } from "../../platform/database/prepared.ts";

/** How many members one transaction notifies. Progress is shown after each. */
export const MEMBERS_PER_BATCH = 500;

/** NOTICE-30: the members to whom `announcement` goes. */
const recipients = `from users account where account.suspended_at is null
  and account.id is distinct from announcement.author_id and case announcement.audience
    when 'role' then exists (
      select from active_roles active where active.user_id = account.id and active.role = announcement.role
    )
    when 'event' then exists (
      select from event_registrations own
      where own.user_id = account.id and own.event_id = announcement.event_id and own.status = 'registered'
    )
    else true
  end`;

/** How many members an announcement ($1) goes to now. */
export const countRecipients = prepared<{ total: number }>(
  "announcement-recipients",
  `select (select count(*)::int ${recipients}) as total from announcements announcement where announcement.id = $1`,
);

/**
 * Notifies the next members of an announcement ($1), and returns them in the order of their ids. Nobody gets it twice, even if
 * they are in two batches. The lock keeps their accounts from being deleted meanwhile.
 */
export const notifyBatch = prepared<{ user_id: string }>(
  "announcement-batch",
  `with batch as (
     select account.id from announcements announcement cross join lateral (
       select account.id ${recipients}
         and (announcement.last_member_id is null or account.id > announcement.last_member_id)
       order by account.id limit ${MEMBERS_PER_BATCH} for key share of account
     ) account where announcement.id = $1
   ), added as (
     insert into notifications (user_id, kind, announcement_id) select batch.id, 'announcement', $1 from batch
     on conflict do nothing
   )
   select batch.id as user_id from batch order by batch.id`,
);
