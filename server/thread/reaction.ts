import type { ReactionOutcome } from "../../rooms/support/thread/ports.ts";
import type { ReactionEmoji } from "../../schema/thread/reaction.ts";
import type { Transaction } from "../platform/database.ts";
import type { StatementSource } from "../platform/prepared.ts";
import { deleteReaction, insertReaction, lockReadable, selectReactions, selectView } from "./message-store.ts";
import { type MessageRow, presentMessage } from "./message-view.ts";

interface Reaction {
  readonly threadId: string;
  readonly memberId: string;
  readonly seq: number;
  readonly emoji: ReactionEmoji;
  readonly isOn: boolean;
}

/** What became of a reaction, and the message's id where that changed something. */
type ReactionChange = ReactionOutcome & { readonly changedId?: string };

/**
 * THREAD-13: puts a reaction on a message that the member can read, or takes it off. Call it in the transaction that found
 * that they may write there. The lock on the message's row puts those who react at the same time in an order.
 */
export async function saveReaction(tx: Transaction, reaction: Reaction): Promise<ReactionChange> {
  const { threadId, memberId, seq, emoji, isOn } = reaction;
  const [message] = await lockReadable(tx, [threadId, memberId, seq]);
  if (!message) return { refused: "thread/message-not-found" };
  const write = isOn ? insertReaction : deleteReaction;
  const changed = await write(tx, [message.id, memberId, emoji]);
  const [row] = await selectView(tx, [threadId, memberId, message.id]);
  const present = presentMessage(row as MessageRow);
  if (changed.length === 0) return { message: present, change: undefined };
  const change = {
    seq,
    version: present.version ?? 0,
    reactions: present.reactions ?? [],
    by: [{ memberId, emoji, isOn }],
  };
  return { message: present, change, changedId: message.id };
}

/** Who reacted to a message that the member can read, in the order in which they did; null where they cannot. */
export async function listReactions(
  source: StatementSource,
  { threadId, memberId, seq }: { threadId: string; memberId: string; seq: number },
): Promise<{ emoji: ReactionEmoji; memberId: string; displayName: string }[] | null> {
  const rows = await selectReactions(source, [threadId, memberId, seq]);
  if (rows.length === 0) return null;
  return rows.flatMap(({ emoji, ...who }) => (emoji ? [{ emoji, ...who }] : []));
}
