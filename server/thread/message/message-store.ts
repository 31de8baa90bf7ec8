// Prepared statements: they run for every message that is sent, edited or reacted to.
import { MENTIONS_MAX, MESSAGE_EDIT_MINUTES, REACTIONS_LISTED } from "../../../schema/limits.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles } from "../../profile/profile.ts";
import {
  attachmentKindOf,
  broadcastColumns,
  channelPictureOf,
  isClosed,
  isHidden,
  isLegible,
  type MessageRow,
  messageColumns,
  nameOf,
  pictureOf,
  timeOf,
  viewerOf,
} from "./message-view.ts";

/**
 * Locks those of these threads that are not locked yet. Removing a permission locks the thread's row for update, so it
 * waits for writes in progress, and later writes wait for it.
 */
export const lockFreeThreads = prepared<{ id: string }>(
  "lock-free-threads",
  "select id from threads where id = any($1::uuid[]) order by id for no key update skip locked",
);

/** A shared lock: it excludes the removal of a permission, but not other writers. */
export const shareThread = prepared("share-thread", "select id from threads where id = $1 for key share");

/** The lock of a writer: an edit and a message that complete each other wait for each other. */
export const lockThread = prepared("lock-thread", "select id from threads where id = $1 for no key update");

export interface StoredRow {
  readonly at: number;
  /** Null if the message is too early. */
  readonly id: string | null;
  readonly seq: string;
  readonly sender_name: string | null;
  readonly sender_avatar_url: string | null;
  readonly sender_roles: MessageRow["sender_roles"];
  readonly created_at: number;
  readonly is_new: boolean;
  /** How long its sender still has to wait. Null if the message is stored. */
  readonly wait_seconds: number | null;
}

/** $1 messages as JSON. It runs after their threads were locked, so it sees everything written before. */
export const insertMessages = prepared<StoredRow>(
  "store-messages",
  `select stored.at, stored.id, stored.seq, ${timeOf("stored.created_at")} as created_at, stored.sender_name,
     ${channelPictureOf("sent.sender_id", "sent.thread_id")} as sender_avatar_url,
     ${shownRoles("sent.sender_id")} as sender_roles, stored.is_new, stored.wait_seconds
   from store_messages(array(select json_populate_recordset(null::sent_message, $1))) stored
   join json_populate_recordset(null::sent_message, $1) sent on sent.at = stored.at`,
);

/** $1 ids: messages as their senders see them. */
export const selectOwnMessages = prepared<MessageRow & { id: string }>(
  "view-own-messages",
  `select message.id, ${broadcastColumns} from messages message
   join lateral (
     select user_id as id, from_seq from thread_members
     where thread_id = message.thread_id and user_id = message.sender_id
   ) viewer on true
   where message.id = any($1::uuid[])`,
);

/** A member's own message that is not deleted: $1 the thread, $2 the member, $3 the seq. */
const own = "thread_id = $1 and sender_id = $2 and seq = $3 and deleted_at is null";
/** CHANNEL-63: nobody changes the question that others have voted on. */
const editable = `${own} and created_at > now() - interval '${MESSAGE_EDIT_MINUTES} minutes'
  and not exists (select from polls poll where poll.message_id = messages.id)`;

/** Saves the current version of a message, with the choices of its poll, then changes it. */
const changing = (found: string, change: string, more = ""): string =>
  `with before as (
     select id, message_text(messages) as content from messages where ${found} for update
   ), version as (
     insert into message_versions (message_id, content) select id, content from before
   ), ${more} message as (
     update messages set ${change}, version = version + 1 from before where messages.id = before.id returning messages.*
   )
   select ${broadcastColumns} from message, ${viewerOf("$1", "$2")}`;

export const updateContent = prepared<MessageRow>(
  "edit-message",
  changing(editable, "content = $4, edited_at = now()"),
);
/** CHANNEL-63: the votes go with their poll. */
const withPoll = "poll as (delete from polls using before where polls.message_id = before.id),";
export const removeContent = prepared<MessageRow>(
  "delete-message",
  changing(own, "content = '', deleted_at = now()", withPoll),
);

export const selectOwn = prepared<{ id: string; has_poll: boolean }>(
  "find-own-message",
  `select id, exists (select from polls poll where poll.message_id = messages.id) as has_poll from messages where ${own}`,
);
/** THREAD-49, THREAD-86: a text may be empty beside something else. */
const mayBeBlank = `(${attachmentKindOf("messages.id")} is not null
  or exists (select from forwards forward where forward.message_id = messages.id))`;
export const lockEditable = prepared<{ id: string; may_be_blank: boolean }>(
  "lock-editable-message",
  `select id, ${mayBeBlank} as may_be_blank from messages where ${editable} for update`,
);

/** The same, including deleted messages. */
export const selectOwnView = prepared<MessageRow>(
  "view-own-message",
  `select ${broadcastColumns} from ${viewerOf("$1", "$2")}, messages message
   where message.thread_id = $1 and message.sender_id = $2 and message.seq = $3`,
);

/** $1 the thread, $2 the seq: a message for everyone who reads the thread. */
export const selectShared = prepared<MessageRow>(
  "view-shared-message",
  `select ${broadcastColumns} from messages message, (select null::uuid as id, 0::bigint as from_seq) viewer
   where message.thread_id = $1 and message.seq = $2`,
);

/** $1 the locked message, $2 members: adds those who can read it and were not mentioned before, up to the limit. */
export const insertMentions = prepared<{ user_id: string }>(
  "add-mentions",
  `insert into message_mentions (message_id, user_id)
   select message.id, reader.user_id
   from messages message
   join thread_readers reader on reader.thread_id = message.thread_id and reader.from_seq < message.seq
   where message.id = $1 and reader.user_id = any($2::uuid[])
     and not exists (select from message_mentions known where known.message_id = message.id and known.user_id = reader.user_id)
   order by reader.user_id
   limit greatest(0, ${MENTIONS_MAX} - (select count(*) from message_mentions known where known.message_id = $1))
   returning user_id`,
);

/** Locks a message that this member can read and that is not deleted: $1 the thread, $2 the member, $3 the seq. */
export const lockReadable = prepared<{ id: string }>(
  "lock-readable-message",
  `select message.id from messages message, ${viewerOf("$1", "$2")}
   where message.thread_id = $1 and message.seq = $3 and ${isLegible("message", "viewer.id", "viewer.from_seq")}
   for no key update of message`,
);

const reacting = (change: string): string =>
  `with changed as (${change} returning message_id)
   update messages set version = version + 1 from changed where messages.id = changed.message_id
   returning messages.version`;

/** $1 the message, $2 the member, $3 the emoji. No row if nothing changed. */
export const insertReaction = prepared(
  "add-reaction",
  reacting("insert into message_reactions (message_id, user_id, emoji) values ($1, $2, $3) on conflict do nothing"),
);
export const deleteReaction = prepared(
  "remove-reaction",
  reacting("delete from message_reactions where message_id = $1 and user_id = $2 and emoji = $3"),
);

/** $1 the thread, $2 the viewer, $3 the message's id. */
export const selectView = prepared<MessageRow>(
  "view-message",
  `select ${messageColumns} from messages message, ${viewerOf("$1", "$2")} where message.id = $3`,
);

/** A member who reacted to a message. */
export interface Reactor {
  readonly memberId: string;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly roles: MemberRole[];
}

/**
 * $1 the thread, $2 the viewer, $3 the seq: one row without an emoji if no one reacted, no row if they may not read the
 * message.
 */
export const selectReactions = prepared<Reactor & { readonly emoji: ReactionEmoji | null }>(
  "list-reactions",
  `select reaction.emoji, reaction.user_id as "memberId", ${nameOf("reaction.user_id")} as "displayName",
     ${pictureOf("reaction.user_id")} as "avatarUrl", ${shownRoles("reaction.user_id")} as roles
   from messages message
   join thread_readers viewer on viewer.thread_id = message.thread_id and viewer.user_id = $2
   left join message_reactions reaction on reaction.message_id = message.id
     and not ${isHidden("viewer.user_id", "reaction.user_id", "message.thread_id")}
   where message.thread_id = $1 and message.seq = $3 and not ${isClosed("message.thread_id")}
     and ${isLegible("message", "viewer.user_id", "viewer.from_seq")}
   order by reaction.created_at, reaction.user_id, reaction.emoji limit ${REACTIONS_LISTED}`,
);
