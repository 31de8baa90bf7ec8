// SQL, because one statement notifies a batch of members, and one counts what became of a page of announcements.
import type { Announcement } from "../../../schema/notification/admin-api.ts";
import { ANNOUNCEMENTS_PER_PAGE } from "../../../schema/notification/admin-api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";

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

/** A page of announcements, the latest first. $1 how many to skip. */
export const selectPage = prepared<Announcement>(
  "admin-announcements",
  `select announcement.id as "announcementId", announcement.title, announcement.text, announcement.audience,
     announcement.role, announcement.state, announcement.total, announcement.reached,
     case when event.id is null then null else json_build_object('eventId', event.id, 'title', event.title) end as event,
     case when announcement.author_id is null then null else coalesce(author.full_name, '${UNKNOWN_USER}') end
       as "authorName", ${shownRoles("announcement.author_id")} as "authorRoles",
     (extract(epoch from announcement.scheduled_for) * 1000)::float8 as "scheduledFor", counted.seen, counted.pushed
   from (
     select * from announcements order by scheduled_for desc, id desc limit ${ANNOUNCEMENTS_PER_PAGE} offset $1
   ) announcement
   left join events event on event.id = announcement.event_id
   left join profiles author on author.user_id = announcement.author_id
   cross join lateral (
     select count(n.read_at)::int as seen, count(n.pushed_at)::int as pushed
     from notifications n where n.announcement_id = announcement.id
   ) counted
   order by announcement.scheduled_for desc, announcement.id desc`,
);
