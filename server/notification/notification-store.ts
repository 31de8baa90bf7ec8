// Prepared statements: notifications are written with nearly every message, edit and reaction, and counted for every
// connected member. One statement serves a whole batch of messages.
import { NOTIFICATION_TEXT_LENGTH, UNREAD_COUNTED } from "../../schema/limits.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { prepared } from "../platform/database/prepared.ts";
import { avatarUrl, DELETED_MEMBER, UNKNOWN_USER } from "../profile/profile.ts";

interface Notified {
  readonly user_id: string;
}

/**
 * Parameter: messages' ids. NOTICE-1, NOTICE-2, NOTICE-5. Rows are locked in the order of members, so that two calls
 * never deadlock.
 */
export const notifyOfMessages = prepared<Notified>(
  "notify-of-messages",
  `with concerned as (
     select message.id, message.thread_id, message.seq, message.sender_id, message.created_at, who.*
     from messages message join threads thread on thread.id = message.thread_id
     cross join lateral (
       select mention.user_id, 'mention' as kind, 1 as precedence
       from message_mentions mention where mention.message_id = message.id
       union all
       select answered.sender_id, 'reply', 2 from messages answered where answered.id = message.reply_to_id
       union all
       select member.user_id, 'message', 3 from thread_members member
       where thread.kind = 'conversation' and member.thread_id = thread.id and member.role <> 'safeguarding_lead'
     ) who
     where message.id = any ($1::uuid[])
   ), due as (
     select distinct on (concerned.id, concerned.user_id) concerned.*
     from concerned join thread_readers reader on reader.thread_id = concerned.thread_id
       and reader.user_id = concerned.user_id and reader.from_seq < concerned.seq
     where concerned.user_id <> concerned.sender_id and not block_stands(concerned.user_id, concerned.sender_id)
     order by concerned.id, concerned.user_id, concerned.precedence
   ), counted as (
     insert into notifications as known (user_id, kind, thread_id, message_id, actor_id, count, created_at)
     select user_id, 'message', thread_id, (array_agg(id order by seq desc))[1],
       (array_agg(sender_id order by seq desc))[1], count(*), max(created_at)
     from due where kind = 'message' group by user_id, thread_id order by user_id, thread_id
     on conflict (user_id, thread_id) where kind = 'message' do update set
       message_id = excluded.message_id, actor_id = excluded.actor_id, created_at = excluded.created_at,
       read_at = null, count = excluded.count + case when known.read_at is null then known.count else 0 end
     returning user_id
   ), named as (
     insert into notifications (user_id, kind, thread_id, message_id, actor_id, created_at)
     select user_id, kind, thread_id, id, sender_id, created_at from due where kind <> 'message' order by user_id, id
     on conflict (user_id, message_id, kind) where kind in ('mention', 'reply') do nothing
     returning user_id
   )
   select user_id from counted union select user_id from named`,
);

/** Parameters: a message's id, members' ids. NOTICE-2 for members whom an edit mentions for the first time. */
export const notifyOfMentions = prepared<Notified>(
  "notify-of-mentions",
  `insert into notifications (user_id, kind, thread_id, message_id, actor_id)
   select reader.user_id, 'mention', message.thread_id, message.id, message.sender_id
   from messages message join threads thread on thread.id = message.thread_id
   join thread_readers reader on reader.thread_id = message.thread_id and reader.from_seq < message.seq
   where message.id = $1 and reader.user_id = any ($2::uuid[]) and reader.user_id <> message.sender_id
     and (thread.kind <> 'conversation' or reader.role = 'safeguarding_lead')
     and not block_stands(reader.user_id, message.sender_id)
     and not exists (
       select from notifications known
       where known.user_id = reader.user_id and known.message_id = message.id and known.kind = 'reply'
     )
   order by reader.user_id
   on conflict (user_id, message_id, kind) where kind in ('mention', 'reply') do nothing
   returning user_id`,
);

/** Parameters: a message's id, the id of the member who added or removed a reaction. NOTICE-3, NOTICE-5. */
export const notifyOfReaction = prepared<Notified>(
  "notify-of-reaction",
  `with message as (
     select message.id, message.thread_id, message.sender_id
     from messages message join thread_readers reader
       on reader.thread_id = message.thread_id and reader.user_id = message.sender_id and reader.from_seq < message.seq
     where message.id = $1
   ), reacting as (
     select distinct reaction.user_id
     from message join message_reactions reaction on reaction.message_id = message.id
     where reaction.user_id <> message.sender_id and not block_stands(reaction.user_id, message.sender_id)
   ), put_on as (
     insert into notifications as known (user_id, kind, thread_id, message_id, actor_id, count)
     select message.sender_id, 'reaction', message.thread_id, message.id, actor.user_id, (select count(*) from reacting)
     from message join reacting actor on actor.user_id = $2
     on conflict (user_id, message_id) where kind = 'reaction' do update set
       actor_id = excluded.actor_id, count = excluded.count,
       read_at = case when known.actor_id = excluded.actor_id then known.read_at end,
       created_at = case when known.actor_id = excluded.actor_id then known.created_at else excluded.created_at end
     where known.actor_id is distinct from excluded.actor_id or known.count <> excluded.count
     returning user_id
   ), taken_off as (
     update notifications known set count = (select count(*) from reacting)
     from message
     where known.kind = 'reaction' and known.user_id = message.sender_id and known.message_id = message.id
       and known.count <> (select count(*) from reacting)
       and exists (select from reacting) and not exists (select from reacting where user_id = $2)
     returning known.user_id
   ), gone as (
     delete from notifications known using message
     where known.kind = 'reaction' and known.user_id = message.sender_id and known.message_id = message.id
       and known.read_at is null and not exists (select from reacting)
     returning known.user_id
   )
   select user_id from put_on union select user_id from taken_off union select user_id from gone`,
);

/** Parameters: the added member, the channel, who added them. NOTICE-4, NOTICE-5. Only the latest addition counts. */
export const notifyOfAddition = prepared<Notified>(
  "notify-of-addition",
  `with earlier as (
     delete from notifications where user_id = $1 and thread_id = $2 and kind = 'added_to_channel'
   )
   insert into notifications (user_id, kind, thread_id, actor_id)
   select reader.user_id, 'added_to_channel', reader.thread_id, actor.id
   from thread_readers reader join users actor on actor.id = $3
   where reader.user_id = $1 and reader.thread_id = $2 and not block_stands(reader.user_id, actor.id)
   returning user_id`,
);

/** Parameters: the invited member, the channel, who invited them. NOTICE-11. Only the latest invitation counts. */
export const notifyOfInvitation = prepared<Notified>(
  "notify-of-invitation",
  `with earlier as (
     delete from notifications where user_id = $1 and thread_id = $2 and kind = 'channel_invitation'
   )
   insert into notifications (user_id, kind, thread_id, actor_id)
   select invitation.user_id, 'channel_invitation', invitation.thread_id, invitation.invited_by
   from open_channel_invitations invitation
   where invitation.user_id = $1 and invitation.thread_id = $2 and invitation.invited_by = $3
   returning user_id`,
);

/** Parameter: the member who filed a report. NOTICE-15. */
export const notifyOfReportAnswer = prepared<Notified>(
  "notify-of-report-answer",
  "insert into notifications (user_id, kind) values ($1, 'report_answered') returning user_id",
);

/** Parameter: the member whom a guardian warned or muted. NOTICE-14. */
export const notifyOfSafetyNotice = prepared<Notified>(
  "notify-of-safety-notice",
  "insert into notifications (user_id, kind) values ($1, 'safety_notice') returning user_id",
);

/** Parameter: the member whose question was answered or declined. NOTICE-23. */
export const notifyOfQuestionAnswer = prepared<Notified>(
  "notify-of-question-answer",
  "insert into notifications (user_id, kind) values ($1, 'question_answered') returning user_id",
);

/** Parameter: the member whose request for a mentor was declined. NOTICE-24. */
export const notifyOfPodDeclined = prepared<Notified>(
  "notify-of-pod-declined",
  "insert into notifications (user_id, kind) values ($1, 'pod_declined') returning user_id",
);

/** Parameters: the member, the pod's channel, the mentor. NOTICE-24: replaces the notification of the channel itself. */
export const notifyOfPodOpened = prepared<Notified>(
  "notify-of-pod-opened",
  `with earlier as (
     delete from notifications
     where user_id = $1 and thread_id = $2 and kind in ('added_to_channel', 'channel_invitation', 'pod_opened')
   )
   insert into notifications (user_id, kind, thread_id, actor_id) values ($1, 'pod_opened', $2, $3) returning user_id`,
);

/** Parameter: a report's id. NOTICE-10. */
export const notifyOfReport = prepared<Notified>(
  "notify-of-report",
  `insert into notifications (user_id, kind, report_id)
   select handler.user_id, 'report', $1
   from (
     select distinct held.user_id from user_roles held where held.role in ('admin', 'safeguarding_lead')
   ) handler
   where handles_report(handler.user_id, $1)
   order by handler.user_id
   returning user_id`,
);

/**
 * Parameter: a report's id. NOTICE-13: the admins who handle it or, if there are none, the leads who do.
 */
export const notifyOfOverdueReport = prepared<Notified>(
  "notify-of-overdue-report",
  `with handler as (
     select held.user_id, bool_or(held.role = 'admin') as is_admin
     from user_roles held where held.role in ('admin', 'safeguarding_lead') and handles_report(held.user_id, $1)
     group by held.user_id
   )
   insert into notifications (user_id, kind, report_id)
   select handler.user_id, 'report_overdue', $1 from handler
   where handler.is_admin or not exists (select from handler other where other.is_admin)
   order by handler.user_id
   returning user_id`,
);

/**
 * Parameter: flagged messages' ids. NOTICE-12. Each guardian has one such notification, which counts the messages since
 * it was read. Rows are locked in the order of members, so that two calls never deadlock.
 */
export const notifyOfFlags = prepared<Notified>(
  "notify-of-flags",
  `insert into notifications as known (user_id, kind, count)
   select guardian.user_id, 'message_flag', count(*)
   from (
     select distinct held.user_id
     from user_roles held join users holder on holder.id = held.user_id and holder.suspended_at is null
     where held.role in ('admin', 'safeguarding_lead')
   ) guardian
   join messages flagged on flagged.id = any ($1::uuid[]) and flagged.sender_id is distinct from guardian.user_id
   group by guardian.user_id order by guardian.user_id
   on conflict (user_id) where kind = 'message_flag' do update set
     created_at = now(), read_at = null,
     count = excluded.count + case when known.read_at is null then known.count else 0 end
   returning user_id`,
);

/**
 * Parameters: a kind of notification of events, an event, members' ids. A member has one of each kind for an event: a
 * newer one replaces it. Rows are locked in the order of members, so that two calls never deadlock.
 */
export const notifyOfEvent = prepared<Notified>(
  "notify-of-event",
  `insert into notifications (user_id, kind, event_id)
   select account.id, $1, $2 from users account
   where account.id = any ($3::uuid[]) and account.suspended_at is null order by account.id
   on conflict (user_id, event_id, kind) where event_id is not null do update set created_at = now(), read_at = null
   returning user_id`,
);

/**
 * Parameter: the community's date. NOTICE-22. A member has one such notification; only that of another devotion is
 * replaced, so running it twice notifies nobody twice.
 */
export const notifyOfDevotion = prepared<Notified>(
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
     where known.devotion_id <> excluded.devotion_id
   returning user_id`,
);

/** Locks rows in a fixed order, so that this never deadlocks with itself or with the statements above. */
const markingRead = (where: string): string => `
  with theirs as (
    select id from notifications where read_at is null and ${where} order by thread_id, message_id, id for update
  )
  update notifications set read_at = now() from theirs where notifications.id = theirs.id returning notifications.id`;

/**
 * Parameters: a member, a thread, a seq. NOTICE-7. The statement does not see a message that is stored at the same
 * time, so its notification stays unread.
 */
export const markReadUpTo = prepared<{ id: string }>(
  "read-thread-notifications",
  markingRead(`user_id = $1 and thread_id = $2 and (
    message_id is null or exists (select from messages m where m.id = message_id and m.seq <= $3)
  )`),
);

/** Parameters: a member, a report. NOTICE-10. */
export const markReportRead = prepared<{ id: string }>(
  "read-report-notification",
  markingRead("user_id = $1 and report_id = $2"),
);

/** Parameter: a member. NOTICE-12. */
export const markFlagsRead = prepared<{ id: string }>(
  "read-flag-notification",
  markingRead("user_id = $1 and kind = 'message_flag'"),
);

/** Parameters: a member, a devotion. NOTICE-22. */
export const markDevotionNotificationRead = prepared<{ id: string }>(
  "read-devotion-notification",
  markingRead("user_id = $1 and devotion_id = $2"),
);

/** Parameters: a member; ids of notifications, or null for all of theirs. */
export const markRead = prepared<{ id: string }>(
  "read-notifications",
  markingRead("user_id = $1 and ($2::uuid[] is null or id = any ($2::uuid[]))"),
);

/** The number of unread notifications of a member, with one notification if there is one. */
export interface ViewRow {
  readonly viewer_id: string;
  readonly unread: number;
  readonly id: string | null;
  readonly kind: Notification["kind"];
  readonly actor_id: string | null;
  readonly actor_name: string;
  readonly actor_avatar_url: string | null;
  readonly count: number;
  /** Null if it belongs to no thread. */
  readonly thread_kind: "conversation" | "channel" | null;
  /** Null if it belongs to no thread. */
  readonly thread_id: string | null;
  /** The member can read its thread. */
  readonly is_reader: boolean;
  /** Null unless it is about a report. */
  readonly report_id: string | null;
  /** Null unless it is about an event. */
  readonly event_id: string | null;
  readonly event_title: string | null;
  /** Null unless it is about a devotion. */
  readonly devotion_id: string | null;
  readonly devotion_title: string | null;
  readonly channel_name: string;
  readonly seq: string | null;
  readonly text: string;
  readonly created_at: number;
  readonly is_read: boolean;
}

/** NOTICE-3: the members who react to the message of `n`, without its author and members in a block with the author. */
const reactors = `from message_reactions reaction
    where n.kind = 'reaction' and reaction.message_id = n.message_id and reaction.user_id <> n.user_id
      and not block_stands(reaction.user_id, n.user_id)`;

/** The date of this time in the community's time zone. */
const communityDate = (time: string): string => `(${time} at time zone current_setting('lampstand.time_zone'))::date`;

/**
 * NOTICE-6, NOTICE-10 to NOTICE-12, NOTICE-18, NOTICE-20 to NOTICE-22, NOTICE-24: the notifications `n` that `me` may see. A
 * reaction notification shows the newest reactor, and is left out if no one reacts any more. Reports, answers to reports,
 * notices, flagged messages, events and devotions belong to no thread.
 */
const shown = `from notifications n
  left join thread_readers reader on reader.thread_id = n.thread_id and reader.user_id = n.user_id
  left join lateral (
    select reaction.user_id ${reactors}
    order by reaction.created_at desc, reaction.user_id limit 1
  ) reacting on true
  where n.user_id = me.id and case n.kind
      when 'report' then handles_report(n.user_id, n.report_id)
      when 'report_overdue' then handles_report(n.user_id, n.report_id)
      when 'report_answered' then true
      when 'safety_notice' then true
      when 'message_flag' then exists (
        select from user_roles held where held.user_id = n.user_id and held.role in ('admin', 'safeguarding_lead')
      )
      when 'question_answered' then true
      when 'pod_declined' then true
      when 'pod_opened' then reader.user_id is not null or exists (
        select from open_channel_invitations invitation
        where invitation.user_id = n.user_id and invitation.thread_id = n.thread_id
      )
      when 'channel_invitation' then exists (
        select from open_channel_invitations invitation
        where invitation.user_id = n.user_id and invitation.thread_id = n.thread_id
      )
      when 'event_seat_offered' then exists (
        select from event_waiting_list offer
        where offer.event_id = n.event_id and offer.user_id = n.user_id and offer.offered_until > now()
      )
      when 'event_tomorrow' then exists (
        select from event_registrations own join events e on e.id = own.event_id
        where own.event_id = n.event_id and own.user_id = n.user_id and own.status = 'registered'
          and e.cancelled_at is null and e.event_date > now()
          and ${communityDate("e.event_date")} = ${communityDate("n.created_at")} + 1
      )
      else n.event_id is not null or n.devotion_id is not null or reader.user_id is not null
    end
    and (n.event_id is null or exists (select from events e where e.id = n.event_id and e.is_active))
    and (n.devotion_id is null or exists (
      select from devotions d where d.id = n.devotion_id and d.is_published and d.date <= ${communityDate("now()")}
    ))
    and (reader.from_seq = 0 or n.message_id is null or exists (
      select from messages m where m.id = n.message_id and m.seq > reader.from_seq
    ))
    and not exists (select from community_channels c where c.thread_id = n.thread_id and c.closed_at is not null)
    and case when n.kind = 'reaction' then reacting.user_id is not null
      else not block_stands(n.user_id, n.actor_id) end`;

/** For each member in $1, the unread count (up to a limit) and the newest notifications that match `fit`. */
const view = (fit: string) => `
  select me.id as viewer_id, unread.unread, page.*
  from users me
  cross join lateral (
    select count(*)::int as unread from (select ${shown} and n.read_at is null limit ${UNREAD_COUNTED}) counted
  ) unread
  left join lateral (
    select n.id, n.kind, n.shown_actor_id as actor_id, n.thread_id, n.is_reader, n.report_id, n.event_id, event.title as event_title,
      n.devotion_id, devotion.title as devotion_title, thread.kind as thread_kind, message.seq,
      case when n.kind = 'reaction' then (select count(distinct reaction.user_id)::int ${reactors}) else n.count end as count,
      ${avatarUrl("actor")} as actor_avatar_url, coalesce(actor.full_name,
        case when n.thread_id is null then '' when n.shown_actor_id is null then '${DELETED_MEMBER}' else '${UNKNOWN_USER}' end) as actor_name,
      coalesce(channel.name, '') as channel_name,
      case when message.deleted_at is null then left(message.content, ${NOTIFICATION_TEXT_LENGTH}) end as text,
      floor(extract(epoch from n.created_at) * 1000)::float8 as created_at, n.read_at is not null as is_read
    from (select n.*, coalesce(reacting.user_id, n.actor_id) as shown_actor_id,
        reader.user_id is not null as is_reader ${shown} and ${fit}) n
    left join profiles actor on actor.user_id = n.shown_actor_id
    left join threads thread on thread.id = n.thread_id
    left join community_channels channel on channel.thread_id = n.thread_id
    left join messages message on message.id = n.message_id
    left join events event on event.id = n.event_id
    left join devotions devotion on devotion.id = n.devotion_id
    order by n.created_at desc, n.id desc
  ) page on true
  where me.id = any ($1::uuid[])`;

/** Parameters: a list with one member's id, the notification before the page or null, the most rows. */
export const selectPage = prepared<ViewRow>(
  "notification-page",
  view(`($2::uuid is null or (n.created_at, n.id) < (
      select b.created_at, b.id from notifications b where b.id = $2 and b.user_id = me.id
    )) order by n.created_at desc, n.id desc limit $3`),
);

/** Parameter: members' ids. */
export const selectNewestUnread = prepared<ViewRow>(
  "newest-unread-notifications",
  view("n.read_at is null order by n.created_at desc, n.id desc limit 1"),
);

/**
 * Parameters: a list with one member's id; since when, in milliseconds since 1970; kinds to leave out. The unread
 * notifications that a muted phone does not hold back: PUSH-4, PUSH-6, PUSH-7.
 */
export const selectNewestToPush = prepared<ViewRow>(
  "newest-notification-to-push",
  view(`n.read_at is null and n.created_at >= to_timestamp(($2::float8 + 1) / 1000) and n.kind <> all ($3::text[])
    and (n.kind in ('mention', 'reply') or not exists (
      select from muted_threads muted where muted.user_id = n.user_id and muted.thread_id = n.thread_id
    )) order by n.created_at desc, n.id desc limit 1`),
);
