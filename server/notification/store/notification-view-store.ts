// Prepared statements: notifications are counted for every connected member, whenever one of them changes.
import type { Language } from "../../../schema/language/languages.ts";
import { NOTIFICATION_TEXT_LENGTH, UNREAD_COUNTED } from "../../../schema/limits.ts";
import type { Notification } from "../../../schema/notification/api.ts";
import type { MoneyOutcome, RefundState } from "../../../schema/payment/money.ts";
import type { AttachmentKind } from "../../../schema/thread/attachment.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { avatarUrl, DELETED_MEMBER, shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";
import { attachmentKindOf, isBareForward, isGone } from "../../thread/thread.ts";

/** The number of unread notifications of a member, with one notification if there is one. */
export interface ViewRow {
  readonly viewer_id: string;
  /** In which the member reads. Null if they have not chosen one. */
  readonly language: Language | null;
  readonly unread: number;
  readonly id: string | null;
  readonly kind: Notification["kind"];
  readonly actor_id: string | null;
  readonly actor_name: string;
  readonly actor_avatar_url: string | null;
  readonly actor_roles: Notification["actorRoles"];
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
  /** Null unless it is about a question of a game. */
  readonly question_id: string | null;
  /** Null unless it is an announcement. */
  readonly announcement_id: string | null;
  readonly announcement_title: string | null;
  readonly announcement_event_id: string | null;
  readonly channel_name: string;
  readonly seq: string | null;
  readonly text: string | null;
  /** Of its message. Null if that carries nothing, or is gone. */
  readonly attachment_kind: AttachmentKind | null;
  /** It is about a message that forwards another one and has no text of its own. */
  readonly is_forward: boolean | null;
  /** What is told about money that goes back. Null unless it is about that. */
  readonly money_outcome: MoneyOutcome | null;
  readonly money_kobo: number | null;
  readonly money_currency: string | null;
  readonly money_state: RefundState | null;
  readonly created_at: number;
  readonly is_read: boolean;
}

/** NOTICE-3: the members who react to the message of `n`, without its author and members in a block with the author. */
const reactors = `from message_reactions reaction
    where n.kind = 'reaction' and reaction.message_id = n.message_id and reaction.user_id <> n.user_id
      and not block_stands(reaction.user_id, n.user_id)`;

/** The date of this time in the community's time zone. */
const communityDate = (time: string): string => `(${time} at time zone community_time_zone())::date`;

/**
 * NOTICE-6, NOTICE-10 to NOTICE-12, NOTICE-18, NOTICE-20 to NOTICE-22, NOTICE-24, NOTICE-25: the notifications `n` that `viewer` may see. A
 * reaction notification shows the newest reactor, and is left out if no one reacts any more. Reports, answers to reports,
 * notices, flagged messages, confirmed ages, events and devotions belong to no thread.
 */
const shown = `from notifications n
  left join thread_readers reader on reader.thread_id = n.thread_id and reader.user_id = n.user_id
  left join lateral (
    select reaction.user_id ${reactors}
    order by reaction.created_at desc, reaction.user_id limit 1
  ) reacting on true
  where n.user_id = viewer.id and case n.kind
      when 'report' then handles_report(n.user_id, n.report_id)
      when 'report_overdue' then handles_report(n.user_id, n.report_id)
      when 'message_flag' then is_guardian(n.user_id)
      when 'age_confirmed' then is_guardian(n.user_id)
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
      else n.thread_id is null or reader.user_id is not null
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
  select viewer.id as viewer_id, viewer.language, unread.unread, page.*
  from users viewer
  cross join lateral (
    select count(*)::int as unread from (select ${shown} and n.read_at is null limit ${UNREAD_COUNTED}) counted
  ) unread
  left join lateral (
    select n.id, n.kind, n.shown_actor_id as actor_id, n.thread_id, n.is_reader, n.report_id, n.event_id, event.title as event_title,
      n.announcement_id, announcement.title as announcement_title, announcement.event_id as announcement_event_id,
      n.question_id, n.devotion_id, devotion.title as devotion_title, thread.kind as thread_kind, message.seq,
      case when n.kind = 'reaction' then (select count(distinct reaction.user_id)::int ${reactors}) else n.count end as count,
      ${avatarUrl("actor")} as actor_avatar_url, ${shownRoles("n.shown_actor_id")} as actor_roles, coalesce(actor.full_name,
        case when n.thread_id is null then '' when n.shown_actor_id is null then '${DELETED_MEMBER}' else '${UNKNOWN_USER}' end) as actor_name,
      coalesce(channel.name, '') as channel_name,
      coalesce(announcement.text, left(
        case when n.question_id is not null then question.question when message.deleted_at is null then message.content end,
        ${NOTIFICATION_TEXT_LENGTH})) as text,
      case when not ${isGone("message")} then ${attachmentKindOf("message.id")} end as attachment_kind,
      message.deleted_at is null and ${isBareForward("message")} as is_forward,
      money.outcome as money_outcome, (money.amount * 100)::float8 as money_kobo, money.currency as money_currency,
      money.refund_state as money_state,
      floor(extract(epoch from n.created_at) * 1000)::float8 as created_at, n.read_at is not null as is_read
    from (select n.*, coalesce(reacting.user_id, n.actor_id) as shown_actor_id,
        reader.user_id is not null as is_reader ${shown} and ${fit}) n
    left join profiles actor on actor.user_id = n.shown_actor_id
    left join threads thread on thread.id = n.thread_id
    left join community_channels channel on channel.thread_id = n.thread_id
    left join messages message on message.id = n.message_id
    left join events event on event.id = n.event_id
    left join devotions devotion on devotion.id = n.devotion_id
    left join trivia_questions question on question.id = n.question_id
    left join announcements announcement on announcement.id = n.announcement_id
    left join lateral (
      select newest.* from money_outcomes newest
      where n.kind = 'event_refunded' and newest.user_id = n.user_id and newest.event_id = n.event_id
        and newest.refund_state is not null
      order by newest.refunded_at desc, newest.payment_id limit 1
    ) money on true
    order by n.created_at desc, n.id desc
  ) page on true
  where viewer.id = any ($1::uuid[])`;

/** Parameters: a list with one member's id, the notification before the page or null, the most rows. */
export const selectPage = prepared<ViewRow>(
  "notification-page",
  view(`($2::uuid is null or (n.created_at, n.id) < (
      select b.created_at, b.id from notifications b where b.id = $2 and b.user_id = viewer.id
    )) order by n.created_at desc, n.id desc limit $3`),
);

/** Parameter: members' ids. */
export const selectNewestUnread = prepared<ViewRow>(
  "newest-unread-notifications",
  view("n.read_at is null order by n.created_at desc, n.id desc limit 1"),
);

/**
 * Parameters: a list with one member's id; since when, in milliseconds since 1970; kinds and threads to leave out. The unread
 * notifications that a muted phone does not hold back: PUSH-4, PUSH-6, PUSH-7, CHANNEL-42.
 */
export const selectNewestToPush = prepared<ViewRow>(
  "newest-notification-to-push",
  view(`n.read_at is null and n.created_at >= to_timestamp(($2::float8 + 1) / 1000) and n.kind <> all ($3::text[])
    and (n.thread_id is null or n.thread_id <> all ($4::uuid[]))
    and (n.kind in ('mention', 'reply') or not exists (
      select from muted_threads muted where muted.user_id = n.user_id and muted.thread_id = n.thread_id
    )) order by n.created_at desc, n.id desc limit 1`),
);
