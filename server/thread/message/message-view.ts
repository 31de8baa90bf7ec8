import type { SharedMessage } from "../../../rooms/support/thread/ports.ts";
import { QUOTE_LENGTH } from "../../../schema/limits.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import type { Attachment } from "../../../schema/thread/attachment.ts";
import type { Forwarded, Original } from "../../../schema/thread/forward.ts";
import type { Mention, Message, Quote } from "../../../schema/thread/message.ts";
import type { Poll } from "../../../schema/thread/poll.ts";
import { type ReactionCount, type ReactionEmoji, reactionEmojis } from "../../../schema/thread/reaction.ts";
import { avatarUrl, DELETED_MEMBER, DELETED_MEMBER_ID, shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";

/** A message as `messageColumns` reads it. */
export interface MessageRow {
  readonly seq: string;
  readonly request_id: string;
  /** Null if the sender's account was erased. */
  readonly sender_id: string | null;
  readonly sender_name: string;
  readonly sender_avatar_url: string | null;
  readonly sender_roles: readonly MemberRole[];
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
  readonly attachment: Attachment | null;
  /** Null if it forwards nothing. */
  readonly forwarded: Forwarded | null;
  /** Only for broadcasts of a forward: who in the thread can read its original. */
  readonly original_readers?: readonly string[] | null;
  readonly poll: Poll | null;
  readonly own_vote: readonly number[] | null;
}

/** An SQL expression for a member's name, given one for their id. */
export const nameOf = (memberId: string): string =>
  `case when ${memberId} is null then '${DELETED_MEMBER}'
    else coalesce((select p.full_name from profiles p where p.user_id = ${memberId}), '${UNKNOWN_USER}') end`;

/** An SQL expression for the address of a member's picture, given one for their id. Null if there is none. */
export const pictureOf = (memberId: string): string =>
  `(select ${avatarUrl("p")} from profiles p where p.user_id = ${memberId})`;

/** The same in channels. Null in conversations, whose messages show no pictures. */
export const channelPictureOf = (memberId: string, threadId: string): string =>
  `(select ${avatarUrl("p")} from profiles p join threads place on place.id = ${threadId} and place.kind = 'channel'
    where p.user_id = ${memberId})`;

/** In milliseconds since 1970. */
export const timeOf = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::float8`;

/** A condition: the message was deleted, or its sender's account was erased. */
export const isGone = (message: string): string =>
  `(${message}.deleted_at is not null or ${message}.sender_id is null)`;

/**
 * SAFE-5: a condition: a block between the two hides the sender's messages from the reader. It applies in channels
 * only; in conversations old messages stay visible.
 */
export const isHidden = (readerId: string, senderId: string, threadId: string): string => `(
  exists (select from threads place where place.id = ${threadId} and place.kind = 'channel')
  and block_stands(${readerId}, ${senderId}))`;

/** A condition: the message is in the part of its thread that the reader sees, after a seq and not hidden. It may be deleted. */
const isWithinReach = (message: string, readerId: string, fromSeq: string): string => `(
  ${message}.seq > ${fromSeq} and not ${isHidden(readerId, `${message}.sender_id`, `${message}.thread_id`)})`;

/**
 * A condition: this member can read the text of this `message` of a thread that they may read. It is not deleted, its sender
 * was not erased, no block hides it (SAFE-5), and it was written after the seq from which they may read (SAFE-12).
 */
export const isLegible = (message: string, readerId: string, fromSeq: string): string => `(
  not ${isGone(message)} and ${isWithinReach(message, readerId, fromSeq)})`;

/** CHANNEL-9: a condition: the thread is a channel that was closed. */
export const isClosed = (threadId: string): string => `exists (
  select from community_channels closed where closed.thread_id = ${threadId} and closed.closed_at is not null)`;

/** SAFE-108: a condition: nobody has looked at the attachment yet who has to before others can. */
export const isCovered = (attachment: string): string => `(${attachment}.waits and ${attachment}.uncovered_at is null)`;

/** THREAD-49, SAFE-109: a message's photo or voice note. A covered photo has its preview, which is blurred. */
const attachmentOf = (messageId: string): string => `
  select jsonb_strip_nulls(jsonb_build_object(
    'id', own.id, 'kind', own.kind, 'bytes', own.bytes, 'width', own.width, 'height', own.height, 'seconds', own.seconds,
    'preview', case when own.kind = 'photo' then coalesce(own.preview, '') end,
    'isCovered', nullif(${isCovered("own")}, false)
  )) from attachments own where own.message_id = ${messageId}`;

/** THREAD-57: an SQL expression for the kind of a message's attachment, which stands for its text if it has none. */
export const attachmentKindOf = (messageId: string): string =>
  `(select own.kind from attachments own where own.message_id = ${messageId})`;

/** THREAD-81, THREAD-83: a condition: the member can read the `original` of a forward, or could until it was deleted. */
const canReach = (original: string, readerId: string): string => `(not ${isClosed(`${original}.thread_id`)} and exists (
  select from thread_readers place where place.thread_id = ${original}.thread_id and place.user_id = ${readerId}
    and ${isWithinReach(original, readerId, "place.from_seq")}))`;

/** The same for an original that is not deleted: whether it may be forwarded to this member. */
export const canReadOriginal = (original: string, readerId: string): string =>
  `(not ${isGone(original)} and ${canReach(original, readerId)})`;

/** A condition: the message forwards another one and has no text of its own. */
export const isBareForward = (message: string): string => `(${message}.content = '' and exists (
  select from forwards forward join messages bare on bare.id = forward.message_id
  where bare.thread_id = ${message}.thread_id and bare.seq = ${message}.seq))`;

/** An SQL expression for an `original` in its current version. */
export const shownOriginal = `jsonb_build_object('threadId', original.thread_id, 'seq', original.seq,
    'channelName', (select name from community_channels channel where channel.thread_id = original.thread_id),
    'senderId', coalesce(original.sender_id, '${DELETED_MEMBER_ID}'), 'senderName', ${nameOf("original.sender_id")},
    'senderRoles', ${shownRoles("original.sender_id")},
    'text', case when ${isGone("original")} then '' else original.content end,
    'attachment', case when not ${isGone("original")} then (${attachmentOf("original.id")}) end, 'isDeleted', ${isGone("original")})`;

/** A forward's original, if this condition holds. */
const forwardedOf = (isShown: string): string => `
  select case when ${isShown} then ${shownOriginal} else '{"isUnreadable": true}' end
  from forwards forward left join messages original on original.id = forward.original_id
  where forward.message_id = message.id`;

/** Who can read the original of a message that is broadcast. Null if it forwards nothing. */
const originalReaders = `
  select array(
    select reader.user_id::text from thread_readers reader
    where reader.thread_id = message.thread_id and ${canReach("original", "reader.user_id")}
  ) from forwards forward left join messages original on original.id = forward.original_id
  where forward.message_id = message.id`;

/** CHANNEL-66: a message's poll with its result, and without a word of who voted. */
const pollOf = (messageId: string): string => `
  select jsonb_strip_nulls(jsonb_build_object(
    'choices', poll.choices, 'allowsMany', nullif(poll.allows_many, false), 'isSecret', nullif(poll.is_secret, false),
    'endsAt', ${timeOf("poll.ends_at")}, 'voters', (select count(*) from poll_votes vote where vote.message_id = poll.message_id),
    'counts', (
      select jsonb_agg((
        select count(*) from poll_votes vote where vote.message_id = poll.message_id and vote.choices @> to_jsonb(position)
      ) order by position) from generate_series(0, jsonb_array_length(poll.choices) - 1) position
    )
  )) from polls poll where poll.message_id = ${messageId}`;

/** The columns of a `message`, with the message that it replies to (`answered`) if this condition holds. */
const columnsWhere = (
  isShown: string,
  isOriginalShown: string,
): string => `message.seq, message.request_id, message.sender_id, message.content, message.version,
  ${nameOf("message.sender_id")} as sender_name, ${timeOf("message.created_at")} as created_at,
  ${channelPictureOf("message.sender_id", "message.thread_id")} as sender_avatar_url, ${shownRoles("message.sender_id")} as sender_roles,
  message.edited_at is not null as is_edited, ${isGone("message")} as is_deleted,
  ${isHidden("viewer.id", "message.sender_id", "message.thread_id")} as is_hidden,
  (
    select jsonb_strip_nulls(jsonb_build_object('seq', answered.seq, 'senderId', coalesce(answered.sender_id, '${DELETED_MEMBER_ID}'),
      'senderName', coalesce(known.name, ''), 'text', coalesce(known.text, ''),
      'attachmentKind', known.attachment_kind, 'isDeleted', coalesce(known.is_deleted, false), 'isForward', known.is_forward))
    from messages answered left join lateral (
      select case when ${isGone("answered")} then '' else left(answered.content, ${QUOTE_LENGTH}) end as text,
        case when not ${isGone("answered")} then ${attachmentKindOf("answered.id")} end as attachment_kind,
        case when not ${isGone("answered")} and ${isBareForward("answered")} then true end as is_forward,
        ${nameOf("answered.sender_id")} as name, ${isGone("answered")} as is_deleted
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
  ) as own_reactions,
  (${attachmentOf("message.id")}) as attachment,
  (${forwardedOf(isOriginalShown)}) as forwarded,
  (${pollOf("message.id")}) as poll,
  (select own.choices from poll_votes own where own.message_id = message.id and own.user_id = viewer.id) as own_vote`;

/**
 * The columns of a `message` as a `viewer` (with `id` and `from_seq`) sees it, including the quoted message, mentions
 * and reactions.
 */
export const messageColumns = columnsWhere(
  isWithinReach("answered", "viewer.id", "viewer.from_seq"),
  canReach("original", "viewer.id"),
);

/** The same with the full quoted message and original, for broadcasts. The room filters them for each recipient. */
export const broadcastColumns = `${columnsWhere("true", "original.id is not null")},
  (${originalReaders}) as original_readers`;

/** A subquery for the `viewer`, given SQL expressions for the thread's id and the member's id. */
export const viewerOf = (threadId: string, memberId: string): string => `(
    select user_id as id, from_seq from thread_members where thread_id = ${threadId} and user_id = ${memberId}
  ) viewer`;

/**
 * The message as it is sent to its viewer. Fields that do not apply are omitted, and deleted or hidden messages have
 * few fields.
 */
export function presentMessage(row: MessageRow): Message {
  const isWithheld = row.is_deleted || row.is_hidden;
  return {
    seq: Number(row.seq),
    requestId: row.is_hidden ? "" : row.request_id,
    senderId: row.sender_id ?? DELETED_MEMBER_ID,
    senderName: row.is_hidden ? "" : row.sender_name,
    content: isWithheld ? "" : row.content,
    createdAt: Number(row.created_at),
    isEdited: row.is_edited,
    isDeleted: row.is_deleted,
    ...(row.sender_avatar_url !== null && !row.is_hidden ? { senderAvatarUrl: row.sender_avatar_url } : {}),
    ...(row.is_hidden ? {} : rolesOf(row)),
    ...(row.version > 0 ? { version: row.version } : {}),
    ...(row.is_hidden ? { isHidden: true as const } : {}),
    ...(isWithheld ? {} : about(row)),
  };
}

/** The roles of a message's sender, left out if there are none. */
export const rolesOf = ({ sender_roles }: Pick<MessageRow, "sender_roles">): Pick<Message, "senderRoles"> =>
  sender_roles.length > 0 ? { senderRoles: [...sender_roles] } : {};

/** The message for several readers, with what filters it. */
export const presentShared = (row: MessageRow): SharedMessage => ({
  message: presentMessage(row),
  ...(row.original_readers ? { originalReaders: new Set(row.original_readers) } : {}),
});

function about(row: MessageRow) {
  const { reply_to, mentions, reactions, own_reactions, attachment, forwarded, poll, own_vote } = row;
  return {
    ...(reply_to ? { replyTo: reply_to } : {}),
    ...(forwarded ? { forwarded: "isUnreadable" in forwarded ? forwarded : originalOf(forwarded) } : {}),
    ...(mentions ? { mentions: [...mentions] } : {}),
    ...(reactions ? { reactions: inOrder(reactions, ({ emoji }) => emoji) } : {}),
    ...(own_reactions ? { ownReactions: inOrder(own_reactions, (emoji) => emoji) } : {}),
    ...(attachment ? { attachment } : {}),
    ...(poll ? { poll } : {}),
    ...(own_vote ? { ownVote: [...own_vote] } : {}),
  };
}

/** The original without roles if its sender has none, and without an attachment if it carries none. */
export function originalOf({ senderRoles = [], attachment, ...original }: Original): Original {
  return { ...original, ...(senderRoles.length > 0 && { senderRoles }), ...(attachment && { attachment }) };
}

/** Sorts by the order in which reactions are offered. */
const inOrder = <Item>(items: readonly Item[], emojiOf: (item: Item) => ReactionEmoji): Item[] =>
  items.toSorted((a, b) => reactionEmojis.indexOf(emojiOf(a)) - reactionEmojis.indexOf(emojiOf(b)));
