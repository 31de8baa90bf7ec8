import { QUOTE_LENGTH } from "../../schema/limits.ts";
import type { Mention, Message, Quote } from "../../schema/thread/message.ts";
import { type ReactionCount, type ReactionEmoji, reactionEmojis } from "../../schema/thread/reaction.ts";
import { DELETED_MEMBER, DELETED_MEMBER_ID, UNKNOWN_USER } from "../profile/profile.ts";
import { blockStands } from "../safety/safety.ts";

/** A message as `messageColumns` reads it. */
export interface MessageRow {
  readonly seq: string;
  readonly request_id: string;
  readonly sender_id: string;
  readonly sender_name: string;
  readonly content: string;
  readonly created_at: string | number;
  readonly is_edited: boolean;
  readonly is_deleted: boolean;
  readonly is_hidden: boolean;
  readonly version: number;
  readonly reply_to: Quote | null;
  readonly mentions: readonly Mention[] | null;
  readonly reactions: readonly ReactionCount[] | null;
  readonly own_reactions: readonly ReactionEmoji[] | null;
}

/** What others call a member. */
export const nameOf = (memberId: string): string =>
  `coalesce((select p.full_name from profiles p where p.user_id = ${memberId}),
    case when ${memberId} is null then '${DELETED_MEMBER}' else '${UNKNOWN_USER}' end)`;

/** A sender's id, also where the member was erased. */
const senderOf = (message: string): string => `coalesce(${message}.sender_id, '${DELETED_MEMBER_ID}')`;

/** In milliseconds since 1970. */
export const timeOf = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::float8`;

/**
 * SAFE-5: whether a member's words are kept from another in a channel, since one of them has blocked the other. In a
 * conversation what was said stays.
 */
export const isHidden = (readerId: string, senderId: string, threadId: string): string => `(
  exists (select from threads place where place.id = ${threadId} and place.kind = 'channel')
  and ${blockStands(readerId, senderId)})`;

/** Of a `message` with what it answers, shown where this holds of the `answered` message. */
const columnsWhere = (
  isShown: string,
): string => `message.seq, message.request_id, ${senderOf("message")} as sender_id, message.content, message.version,
  ${nameOf("message.sender_id")} as sender_name, ${timeOf("message.created_at")} as created_at,
  message.edited_at is not null as is_edited, message.deleted_at is not null as is_deleted,
  ${isHidden("viewer.id", "message.sender_id", "message.thread_id")} as is_hidden,
  (
    select jsonb_build_object('seq', answered.seq, 'senderId', ${senderOf("answered")},
      'senderName', coalesce(known.name, ''), 'text', coalesce(known.text, ''),
      'isDeleted', coalesce(known.is_deleted, false))
    from messages answered left join lateral (
      select left(answered.content, ${QUOTE_LENGTH}) as text, ${nameOf("answered.sender_id")} as name,
        answered.deleted_at is not null as is_deleted
      where ${isShown}
    ) known on true
    where answered.id = message.reply_to_id
  ) as reply_to,
  (
    select jsonb_agg(jsonb_build_object('memberId', meant.user_id, 'displayName', ${nameOf("meant.user_id")})
      order by meant.user_id)
    from message_mentions meant where meant.message_id = message.id
  ) as mentions,
  (
    select jsonb_agg(jsonb_build_object('emoji', tally.emoji, 'count', tally.count))
    from (
      select emoji, count(*) from message_reactions reaction where reaction.message_id = message.id group by emoji
    ) tally
  ) as reactions,
  (
    select jsonb_agg(own.emoji) from message_reactions own
    where own.message_id = message.id and own.user_id = viewer.id
  ) as own_reactions`;

/**
 * The columns of a `message` as a `viewer` sees it, who has an `id` and a `from_seq`: what it answers, whom it means and
 * how others reacted come with it.
 */
export const messageColumns = columnsWhere(
  `answered.seq > viewer.from_seq and not ${isHidden("viewer.id", "answered.sender_id", "answered.thread_id")}`,
);

/** The same with all of what it answers: others may see what the viewer may not, and the room cuts it for each of them. */
export const newsColumns = columnsWhere("true");

/** A member as the `viewer` of messages, for two parameters: the thread's id and the member's. */
export const viewerOf = `(
    select user_id as id, from_seq from thread_members where thread_id = ? and user_id = ?
  ) viewer`;

/** The message as its viewer is told. What does not apply is left out; of a deleted or hidden one little is left. */
export function presentMessage(row: MessageRow): Message {
  const isWithheld = row.is_deleted || row.is_hidden;
  return {
    seq: Number(row.seq),
    requestId: row.is_hidden ? "" : row.request_id,
    senderId: row.sender_id,
    senderName: row.is_hidden ? "" : row.sender_name,
    content: isWithheld ? "" : row.content,
    createdAt: Number(row.created_at),
    isEdited: row.is_edited,
    isDeleted: row.is_deleted,
    ...(row.version > 0 ? { version: row.version } : {}),
    ...(row.is_hidden ? { isHidden: true as const } : {}),
    ...(isWithheld ? {} : about(row)),
  };
}

function about({ reply_to, mentions, reactions, own_reactions }: MessageRow) {
  return {
    ...(reply_to ? { replyTo: reply_to } : {}),
    ...(mentions ? { mentions: [...mentions] } : {}),
    ...(reactions ? { reactions: inOrder(reactions, ({ emoji }) => emoji) } : {}),
    ...(own_reactions ? { ownReactions: inOrder(own_reactions, (emoji) => emoji) } : {}),
  };
}

/** As the reactions are offered. */
const inOrder = <Item>(items: readonly Item[], emojiOf: (item: Item) => ReactionEmoji): Item[] =>
  items.toSorted((a, b) => reactionEmojis.indexOf(emojiOf(a)) - reactionEmojis.indexOf(emojiOf(b)));
