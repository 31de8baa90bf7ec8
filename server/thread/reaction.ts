import type { EntityManager } from "@mikro-orm/postgresql";
import type { KeptReaction } from "../../rooms/support/thread/ports.ts";
import { REACTIONS_LISTED } from "../../schema/limits.ts";
import type { ReactionEmoji } from "../../schema/thread/reaction.ts";
import { isHidden, type MessageRow, messageColumns, nameOf, presentMessage, viewerOf } from "./message-view.ts";

interface Reaction {
  readonly threadId: string;
  readonly memberId: string;
  readonly seq: number;
  readonly emoji: ReactionEmoji;
  readonly isOn: boolean;
}

/** What became of a reaction, and the message's id where that changed something. */
type ReactionOutcome = KeptReaction & { readonly changedId?: string };

/**
 * THREAD-13: puts a reaction on a message that the member can read, or takes it off, inside the transaction in which the
 * caller found that they may write there. The message's row orders those who react at the same time.
 */
export async function keepReaction(tx: EntityManager, reaction: Reaction): Promise<ReactionOutcome> {
  const { threadId, memberId, seq, emoji, isOn } = reaction;
  const [message] = await tx.execute<{ id: string }[]>(
    `select message.id from messages message, ${viewerOf}
     where message.thread_id = ? and message.seq = ? and message.seq > viewer.from_seq and message.deleted_at is null
       and not ${isHidden("viewer.id", "message.sender_id", "message.thread_id")}
     for no key update of message`,
    [threadId, memberId, threadId, seq],
  );
  if (!message) return { refused: "thread/message-not-found" };
  const changed = await tx.execute<{ version: number }[]>(
    `with changed as (
       ${
         isOn
           ? "insert into message_reactions (message_id, user_id, emoji) values (?, ?, ?) on conflict do nothing"
           : "delete from message_reactions where message_id = ? and user_id = ? and emoji = ?"
       } returning message_id
     )
     update messages set version = version + 1 from changed where messages.id = changed.message_id
     returning messages.version`,
    [message.id, memberId, emoji],
  );
  const [row] = await tx.execute<MessageRow[]>(
    `select ${messageColumns} from messages message, ${viewerOf} where message.id = ?`,
    [threadId, memberId, message.id],
  );
  const present = presentMessage(row as MessageRow);
  if (changed.length === 0) return { message: present, news: undefined };
  const news = {
    seq,
    version: present.version ?? 0,
    reactions: present.reactions ?? [],
    by: [{ memberId, emoji, isOn }],
  };
  return { message: present, news, changedId: message.id };
}

/** Who reacted to a message that the member can read, in the order in which they did; null where they cannot. */
export async function listReactions(
  em: EntityManager,
  { threadId, memberId, seq }: { threadId: string; memberId: string; seq: number },
): Promise<{ emoji: ReactionEmoji; memberId: string; displayName: string }[] | null> {
  const rows = await em.execute<{ emoji: ReactionEmoji | null; memberId: string; displayName: string }[]>(
    `select reaction.emoji, reaction.user_id as "memberId", ${nameOf("reaction.user_id")} as "displayName"
     from messages message
     join thread_readers viewer on viewer.thread_id = message.thread_id and viewer.user_id = ?
       and viewer.from_seq < message.seq
     left join message_reactions reaction on reaction.message_id = message.id
     where message.thread_id = ? and message.seq = ? and message.deleted_at is null
       and not ${isHidden("viewer.user_id", "message.sender_id", "message.thread_id")}
       and not exists (
         select from community_channels closed
         where closed.thread_id = message.thread_id and closed.closed_at is not null
       )
     order by reaction.created_at, reaction.user_id, reaction.emoji limit ?`,
    [memberId, threadId, seq, REACTIONS_LISTED],
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ emoji, ...who }) => (emoji ? [{ emoji, ...who }] : []));
}
