// Prepared statements: they check every message, and send every member the channel's state whenever someone writes or
// reads there.
import type { Channel, ChannelMember, ChannelRole } from "../../schema/channel/api.ts";
import { CHANNEL_MEMBERS_LISTED, CHANNELS_LISTED, MESSAGE_PREVIEW_LENGTH } from "../../schema/limits.ts";
import type { AttachmentKind } from "../../schema/thread/attachment.ts";
import type { Statement } from "../platform/database/database.ts";
import { prepared } from "../platform/database/prepared.ts";
import { avatarUrl, formerName, shownRoles, UNKNOWN_USER } from "../profile/profile.ts";
import { isMuted } from "../safety/safety.ts";
import { attachmentKindOf, isBareForward, isLegible, timeOf } from "../thread/thread.ts";
import type { SupervisionFacts, WriterFacts } from "./channel-policy.ts";

/** Rows named `lead`: members of a channel who may act as safeguarding leads now, whatever their role in the channel. */
const leadsIn = (channelId: string): string => `
  from active_roles active join thread_members lead on lead.user_id = active.user_id and lead.thread_id = ${channelId}
  where active.role = 'safeguarding_lead'`;

/** Rows named `supervisor`: the leads in a channel, and an admin who supervises it beside a lead (CHANNEL-34). */
const supervisorsIn = (channelId: string): string => `
  from active_guardians active
  join thread_members supervisor on supervisor.user_id = active.user_id and supervisor.thread_id = ${channelId}
  where is_safeguarding_lead(supervisor.user_id)
    or (supervisor.role = 'safeguarding_lead' and may_supervise(supervisor.user_id, supervisor.thread_id))`;

/**
 * Rows named `only_adult`, at most one: the safeguarding lead in a channel where nobody else is an adult. Somebody who is
 * suspended reads nothing, and so is no second adult.
 */
const onlyAdultIn = (channelId: string, bornBy: string): string => `
  from active_roles active join thread_readers only_adult on only_adult.user_id = active.user_id and only_adult.thread_id = ${channelId}
  where active.role = 'safeguarding_lead' and not exists (
    select from thread_readers other
    join users account on account.id = other.user_id and account.suspended_at is null
    where other.thread_id = only_adult.thread_id and other.user_id <> only_adult.user_id
      and age_group(other.user_id, ${bornBy}::date) = 'adult'
  )`;

/** CHANNEL-35: the same, for a lead who has joined the channel, and only if others are in it or invited who may be minors. */
const loneLeadIn = (channelId: string, bornBy: string): string => `
  ${onlyAdultIn(channelId, bornBy)} and only_adult.role <> 'safeguarding_lead' and (
    exists (
      select from thread_readers other
      where other.thread_id = only_adult.thread_id and age_group(other.user_id, ${bornBy}::date) <> 'adult'
    ) or exists (
      select from open_channel_invitations invitation
      where invitation.thread_id = only_adult.thread_id and age_group(invitation.user_id, ${bornBy}::date) <> 'adult'
    )
  )`;

/** A condition: the community has a safeguarding lead who may use the role now. */
const someLead = `exists (select from active_roles active where active.role = 'safeguarding_lead')`;

/** The columns of {@link SupervisionFacts} for two SQL expressions: a channel's id, and the date of `adultIfBornBy`. */
const supervisionFacts = (channelId: string, bornBy: string): string => `
  exists (select ${leadsIn(channelId)}) as is_supervised, ${someLead} as has_lead,
  exists (select ${loneLeadIn(channelId, bornBy)}) as is_lead_alone,
  (select count(*) from active_guardians) > 1 as has_company,
  case when not ${someLead} then (
    select array_agg(distinct age_group(member.user_id, ${bornBy}::date)) from thread_members member
    where member.thread_id = ${channelId} and member.role <> 'safeguarding_lead'
  ) end as age_groups`;

export const selectSupervision = prepared<SupervisionFacts>(
  "channel-supervision",
  `select ${supervisionFacts("$1::uuid", "$2")}`,
);

/** $1 the date of `adultIfBornBy`: the channels without a lead, if the community has one, and those where a lead is alone. */
export const selectUnsupervised = prepared<{ thread_id: string }>(
  "unsupervised-channels",
  `select channel.thread_id from community_channels channel
   where channel.closed_at is null and ${someLead} and (
     not exists (select ${leadsIn("channel.thread_id")}) or exists (select ${loneLeadIn("channel.thread_id", "$1")})
   )`,
);

/**
 * $1 the date of `adultIfBornBy`: the channels where it matters for writing whom else the community has: those without a lead, and
 * those whose only adult is one.
 */
export const selectDependent = prepared<{ thread_id: string }>(
  "dependent-channels",
  `select channel.thread_id from community_channels channel
   where channel.closed_at is null and (
     not exists (select ${leadsIn("channel.thread_id")}) or exists (select ${onlyAdultIn("channel.thread_id", "$1")})
   )`,
);

/** Only one transaction at a time adds a lead to a channel. */
export const lockSupervision = prepared("lock-supervision", "select pg_advisory_xact_lock(hashtextextended($1, 5))");

/** A condition: the community has two safeguarding leads who may use the role now. */
const secondLead = `(select count(*) from active_roles active where active.role = 'safeguarding_lead') > 1`;

/** The columns of a channel's quiet hours, in minutes since midnight, and of its slow mode. */
export interface PaceColumns {
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
  readonly slow_seconds: number;
}

const paceColumns = "channel.quiet_from, channel.quiet_until, channel.slow_seconds";

export interface WriteFacts extends WriterFacts, PaceColumns {
  /** The position in the request, from 1. */
  readonly at: number;
  readonly is_muted: boolean;
  /** The member is a safeguarding lead. Not looked up where the channel has neither quiet hours nor slow mode. */
  readonly is_lead: boolean;
}

/** Each member's role in the channel where they want to write. No row for a channel that is gone or closed. */
export const selectWriteFacts = prepared<WriteFacts>(
  "judge-channels",
  `select request.at::int as at, own.role, ${isMuted("request.user_id")} as is_muted, ${supervisionFacts("channel.thread_id", "$3")},
     ${secondLead} as has_second_lead, ${paceColumns},
     (channel.quiet_from is not null or channel.slow_seconds > 0) and is_safeguarding_lead(request.user_id) as is_lead,
     exists (
       select ${onlyAdultIn("channel.thread_id", "$3")} and only_adult.user_id = request.user_id
     ) as is_only_adult
   from unnest($1::uuid[], $2::uuid[]) with ordinality as request (thread_id, user_id, at)
   join community_channels channel on channel.thread_id = request.thread_id and channel.closed_at is null
   left join thread_readers own on own.thread_id = channel.thread_id and own.user_id = request.user_id`,
);

/** $1 a channel, $2 the date of `adultIfBornBy`: the lead who is its only adult. */
export const selectOnlyAdult = prepared<{ user_id: string; role: ChannelRole }>(
  "only-adult",
  `select only_adult.user_id, only_adult.role ${onlyAdultIn("$1::uuid", "$2")}`,
);

export interface ChannelRow extends WriterFacts, PaceColumns {
  readonly viewer_id: string;
  readonly thread_id: string;
  readonly name: string;
  readonly description: string;
  readonly is_private: boolean;
  readonly created_at: number;
  readonly member_count: number;
  readonly supervisors: Channel["supervisors"];
  readonly pin_revisions: readonly number[];
  readonly joined_at: number | null;
  /** The newest message that the viewer can read. Without a name if they wrote it. */
  readonly last_message: {
    readonly name: string | null;
    readonly text: string;
    readonly attachmentKind: AttachmentKind | null;
    readonly isForward: boolean;
    readonly at: number;
  } | null;
  readonly last_seq: string;
  readonly read_seq: string;
  readonly is_pinned: boolean;
  /** The viewer has muted it. The safeguarding mute of a member is another thing. */
  readonly is_silent: boolean;
  readonly is_mentioned: boolean;
}

/** How many of a channel's newest messages may be illegible before the list shows none of it. */
const NEWEST_SEARCHED = 20;

/** CHANNEL-47: for a `viewer` and a `known` channel, the newest message that they can read there. */
const newestLegible = `
  select message.created_at, jsonb_build_object(
      'name', case when message.sender_id <> viewer.viewer_id then coalesce(
        (select p.full_name from profiles p where p.user_id = message.sender_id), '${UNKNOWN_USER}') end,
      'text', left(btrim(regexp_replace(message.content, '[[:space:]]+', ' ', 'g')), ${MESSAGE_PREVIEW_LENGTH}),
      'attachmentKind', ${attachmentKindOf("message.id")}, 'isForward', ${isBareForward("message")},
      'at', ${timeOf("message.created_at")}
    ) as last_message
  from messages message
  where message.thread_id = known.thread_id and message.seq > known.last_seq - ${NEWEST_SEARCHED}
    and ${isLegible("message", "viewer.viewer_id", "viewer.from_seq")}
  order by message.seq desc limit 1`;

/** CHANNEL-49, a condition: a message that the viewer has not read, but can read, mentions them. */
const isMentioned = `(viewer.read_seq < known.last_seq and exists (
    select from message_mentions mention join messages message on message.id = mention.message_id
    where mention.user_id = viewer.viewer_id and message.thread_id = known.thread_id and message.seq > viewer.read_seq
      and ${isLegible("message", "viewer.viewer_id", "viewer.from_seq")}
  ))`;

/** A condition: the viewer has a row for the channel in this table. */
const isSet = (table: "pinned_channels" | "muted_threads"): string =>
  `exists (select from ${table} own where own.user_id = viewer.viewer_id and own.thread_id = viewer.thread_id)`;

/**
 * The current state of the `chosen` channels for each viewer. Parts that are the same for every viewer are
 * computed once per channel. `$1` is the date of `adultIfBornBy`. Writing also marks a thread as read, so unread
 * messages are never the viewer's own.
 */
const view = (chosen: string) => `
  with viewer (viewer_id, thread_id, role, read_seq, from_seq, joined_at) as (${chosen}),
  known as materialized (
    select channel.thread_id, channel.name, channel.description, channel.is_private, thread.last_seq, ${paceColumns},
      (extract(epoch from channel.created_at) * 1000)::float8 as created_at,
      channel.member_count + (
        select count(*)::int from thread_readers place
        where place.thread_id = channel.thread_id and place.role = 'safeguarding_lead'
      ) as member_count,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'memberId', supervisor.user_id,
          'displayName', coalesce(
            (select p.full_name from profiles p where p.user_id = supervisor.user_id), '${UNKNOWN_USER}'),
          'role', case when is_safeguarding_lead(supervisor.user_id) then 'safeguarding_lead' else 'admin' end
        ) order by supervisor.joined_at, supervisor.role = 'safeguarding_lead', supervisor.user_id), '[]')
        ${supervisorsIn("channel.thread_id")}
      ) as supervisors,
      (
        select coalesce(jsonb_agg(pin.revision order by pin.revision), '[]') from pinned_messages pin
        where pin.thread_id = channel.thread_id
      ) as pin_revisions,
      ${supervisionFacts("channel.thread_id", "$1")}, ${secondLead} as has_second_lead,
      (select only_adult.user_id ${onlyAdultIn("channel.thread_id", "$1")} limit 1) as only_adult_id
    from community_channels channel join threads thread on thread.id = channel.thread_id
    where channel.closed_at is null and channel.thread_id in (select viewer.thread_id from viewer)
  )
  select viewer.viewer_id, viewer.role, viewer.read_seq, ${timeOf("viewer.joined_at")} as joined_at, known.*,
    coalesce(known.only_adult_id = viewer.viewer_id, false) as is_only_adult,
    newest.last_message, ${isMentioned} as is_mentioned, setting.*
  from viewer join known on known.thread_id = viewer.thread_id
  cross join lateral (
    select ${isSet("pinned_channels")} as is_pinned, ${isSet("muted_threads")} as is_silent
  ) setting
  left join lateral (${newestLegible}) newest on true
  order by viewer.role is null, setting.is_pinned desc, coalesce(newest.created_at, viewer.joined_at) desc,
    known.member_count desc, known.created_at desc`;

/** $1 the date, $2 the member, $3 a pattern for names. */
export const selectChannels = prepared<ChannelRow>(
  "list-channels",
  `${view(`
    (select own.user_id, own.thread_id, own.role, own.read_seq, own.from_seq, own.joined_at
     from thread_readers own
     join community_channels c on c.thread_id = own.thread_id and c.closed_at is null
       and plain_letters(c.name) like plain_letters($3)
     join threads t on t.id = own.thread_id
     left join pinned_channels pin on pin.thread_id = own.thread_id and pin.user_id = own.user_id
     where own.user_id = $2
     order by pin.created_at is null, coalesce(t.last_message_at, own.joined_at) desc limit ${CHANNELS_LISTED})
    union all
    (select $2::uuid, c.thread_id, null, 0, null, null
     from community_channels c
     where c.closed_at is null and not c.is_private and plain_letters(c.name) like plain_letters($3)
       and not exists (select from thread_readers own where own.thread_id = c.thread_id and own.user_id = $2)
     order by c.member_count desc, c.created_at desc
     limit ${CHANNELS_LISTED})`)}
   limit ${CHANNELS_LISTED}`,
);

/** $1 the date, $2 the member, $3 the channel: one of the member's channels, or an open one. */
export const selectChannel = prepared<ChannelRow>(
  "find-channel",
  view(`select $2::uuid, c.thread_id, own.role, coalesce(own.read_seq, 0), own.from_seq, own.joined_at
        from community_channels c
        left join thread_readers own on own.thread_id = c.thread_id and own.user_id = $2
        where c.thread_id = $3 and (own.user_id is not null or not c.is_private)`),
);

/** $1 the date, $2 members, $3 the channel: the channel as each of these members sees it. */
export const selectChannelViews = prepared<ChannelRow>(
  "channel-views",
  view(
    `select user_id, thread_id, role, read_seq, from_seq, joined_at
     from thread_readers where user_id = any($2::uuid[]) and thread_id = $3`,
  ),
);

/** $1 the date, $2 channels: what members who are invited to them see of them. */
export const selectInvitedChannels = prepared<ChannelRow>(
  "channels-invited-to",
  view(`select null::uuid, invited.thread_id, null, 0, null::bigint, null::timestamptz
        from unnest($2::uuid[]) as invited (thread_id)`),
);

/** CHANNEL-1, CHANNEL-2: the seq after which this member may read the channel. No row if they may not. */
export const selectReadable = prepared<{ from_seq: string }>(
  "channel-readable-from",
  `select own.from_seq from thread_readers own
   join community_channels channel on channel.thread_id = own.thread_id and channel.closed_at is null
   where own.user_id = $1 and own.thread_id = $2`,
);

/** The member's current role in the channel. No row if they are not in it. */
export const selectRole = prepared<{ role: ChannelRole }>(
  "channel-role",
  "select role from thread_readers where thread_id = $1 and user_id = $2",
);

export interface FormerlySupervised {
  readonly thread_id: string;
  /** True if they supervised the channel. Otherwise they are an ordinary member. */
  readonly is_gone: boolean;
}

/** $1 a member who may have lost a role: the channels that they supervised, or joined, as a safeguarding lead or an admin. */
export const formerlySupervised: Statement = {
  name: "channels-formerly-supervised",
  text: `select own.thread_id, own.role = 'safeguarding_lead' as is_gone
   from thread_members own join community_channels channel on channel.thread_id = own.thread_id
   where own.user_id = $1 and channel.closed_at is null and not is_safeguarding_lead(own.user_id)
     and not (own.role = 'safeguarding_lead' and may_supervise(own.user_id, own.thread_id))`,
};

/** $1 the channel, $2 a pattern for names: by role, then by name. Supervisors come first. */
export const selectMembers = prepared<Omit<ChannelMember, "isHere">>(
  "list-channel-members",
  `select reader.user_id as "memberId", coalesce(profile.full_name, '${UNKNOWN_USER}') as "displayName", reader.role,
     ${formerName("profile")} as "formerName", ${avatarUrl("profile")} as "avatarUrl",
     ${shownRoles("reader.user_id")} as roles
   from thread_readers reader left join profiles profile on profile.user_id = reader.user_id
   where reader.thread_id = $1 and coalesce(profile.plain_name, lower('${UNKNOWN_USER}')) like plain_letters($2)
   order by array_position(array['owner', 'admin', 'safeguarding_lead', 'member'], reader.role), 2, 1
   limit ${CHANNEL_MEMBERS_LISTED}`,
);
