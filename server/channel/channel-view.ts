import type { EntityManager } from "@mikro-orm/postgresql";
import type { Channel, ChannelRole } from "../../schema/channel/api.ts";
import { CHANNELS_LISTED, UNREAD_COUNTED } from "../../schema/limits.ts";
import { likePattern } from "../platform/like-pattern.ts";
import { UNKNOWN_USER } from "../profile/profile.ts";
import type { TalkRules } from "../safety/safety.ts";
import { leadsIn, someLead } from "./companion.ts";

interface ChannelRow {
  viewer_id: string;
  thread_id: string;
  name: string;
  description: string;
  is_private: boolean;
  created_at: number;
  member_count: number;
  companions: Channel["companions"];
  has_lead: boolean;
  role: ChannelRole | null;
  last_message_at: number | null;
  last_seq: string;
  read_seq: string;
}

/**
 * The channels of `me`, chosen first, as they stand now: what is the same for every viewer is found once a channel.
 * Who writes has read up to there, so what is unread is the distance between two places and none of one's own.
 */
const view = (chosen: string) => `
  with me (viewer_id, thread_id, role, read_seq) as (${chosen}),
  known as materialized (
    select channel.thread_id, channel.name, channel.description, channel.is_private, thread.last_seq,
      (extract(epoch from channel.created_at) * 1000)::float8 as created_at,
      (extract(epoch from thread.last_message_at) * 1000)::float8 as last_message_at,
      channel.member_count + (
        select count(*)::int ${leadsIn("channel.thread_id")} and lead.role = 'safeguarding_lead'
      ) as member_count,
      case when channel.is_private then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'memberId', lead.user_id,
          'displayName', coalesce(
            (select p.full_name from profiles p where p.user_id = lead.user_id), '${UNKNOWN_USER}')
        ) order by lead.joined_at, lead.user_id), '[]') ${leadsIn("channel.thread_id")}
      ) else '[]' end as companions
    from community_channels channel join threads thread on thread.id = channel.thread_id
    where channel.closed_at is null and channel.thread_id in (select me.thread_id from me)
  )
  select me.viewer_id, me.role, me.read_seq, known.*, ${someLead} as has_lead
  from me join known on known.thread_id = me.thread_id
  order by me.role is null, case when me.role is not null then known.last_message_at end desc nulls last,
    case when me.role is null then known.member_count end desc, known.created_at desc`;

/** CHANNEL-2: of a channel that they have not joined a member sees what it is called and how many are in it. */
const presenter =
  (rules: TalkRules) =>
  (row: ChannelRow): Channel => {
    const isIn = row.role !== null;
    const lastSeq = isIn ? Number(row.last_seq) : 0;
    const readSeq = isIn ? Number(row.read_seq) : 0;
    return {
      channelId: row.thread_id,
      name: row.name,
      description: row.description,
      isPrivate: row.is_private,
      memberCount: row.member_count,
      role: row.role,
      companions: row.companions,
      canWrite: isIn && (!row.is_private || rules.isOpenToAll || row.has_lead),
      createdAt: row.created_at,
      lastMessageAt: isIn ? row.last_message_at : null,
      lastSeq,
      readSeq,
      unread: Math.min(lastSeq - readSeq, UNREAD_COUNTED),
    };
  };

/** The member's channels, the one with the newest message first, then the open ones by their size; perhaps by name. */
export async function listChannels(
  em: EntityManager,
  rules: TalkRules,
  memberId: string,
  name: string | undefined,
): Promise<Channel[]> {
  const named = likePattern(name ?? "");
  const rows = await em.execute<ChannelRow[]>(
    `${view(`
      (select own.user_id, own.thread_id, own.role, own.read_seq
       from thread_readers own
       join community_channels c on c.thread_id = own.thread_id and c.closed_at is null and plain_letters(c.name) like plain_letters(?)
       join threads t on t.id = own.thread_id
       where own.user_id = ? order by t.last_message_at desc nulls last, t.created_at desc limit ${CHANNELS_LISTED})
      union all
      (select ?::uuid, c.thread_id, null, 0
       from community_channels c
       where c.closed_at is null and not c.is_private and plain_letters(c.name) like plain_letters(?)
         and not exists (select from thread_readers own where own.thread_id = c.thread_id and own.user_id = ?)
       order by c.member_count desc, c.created_at desc
       limit ${CHANNELS_LISTED})`)}
     limit ${CHANNELS_LISTED}`,
    [named, memberId, memberId, named, memberId],
  );
  return rows.map(presenter(rules));
}

/** One channel of the member's, or an open one; null where it is not there or not theirs to see, which look the same. */
export async function findChannel(
  em: EntityManager,
  rules: TalkRules,
  memberId: string,
  channelId: string,
): Promise<Channel | null> {
  const [row] = await em.execute<ChannelRow[]>(
    view(`select ?::uuid, c.thread_id, own.role, coalesce(own.read_seq, 0)
          from community_channels c
          left join thread_readers own on own.thread_id = c.thread_id and own.user_id = ?
          where c.thread_id = ? and (own.user_id is not null or not c.is_private)`),
    [memberId, memberId, channelId],
  );
  return row ? presenter(rules)(row) : null;
}

/** One channel as each of these who are in it sees it. */
export async function viewsOf(
  em: EntityManager,
  rules: TalkRules,
  channelId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Channel>> {
  if (memberIds.length === 0) return new Map();
  const rows = await em.execute<ChannelRow[]>(
    view("select user_id, thread_id, role, read_seq from thread_readers where user_id in (?) and thread_id = ?"),
    [memberIds, channelId],
  );
  const present = presenter(rules);
  return new Map(rows.map((row) => [row.viewer_id, present(row)]));
}

/** From which place on this member may read the channel; null where they may not (CHANNEL-1, CHANNEL-2). */
export async function readableFrom(em: EntityManager, memberId: string, channelId: string): Promise<number | null> {
  const [row] = await em.execute<{ from_seq: string }[]>(
    `select own.from_seq from thread_readers own
     join community_channels channel on channel.thread_id = own.thread_id and channel.closed_at is null
     where own.user_id = ? and own.thread_id = ?`,
    [memberId, channelId],
  );
  return row ? Number(row.from_seq) : null;
}
