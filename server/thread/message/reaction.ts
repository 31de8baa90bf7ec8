import type { ReactionOutcome } from "../../../rooms/support/thread/ports.ts";
import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import {
  deleteReaction,
  insertReaction,
  lockReadable,
  type Reactor,
  selectReactions,
  selectView,
} from "./message-store.ts";
import { type MessageRow, presentMessage } from "./message-view.ts";

interface Reaction {
  readonly threadId: string;
  readonly memberId: string;
  readonly seq: number;
  readonly emoji: ReactionEmoji;
  readonly isOn: boolean;
}

/** The result of a reaction, and the message's id if something changed. */
type ReactionChange = ReactionOutcome & { readonly changedId?: string };

/**
 * THREAD-13: adds a reaction to a message that the member can read, or removes it. Call it in the transaction that
 * checked that they may write there. The lock on the message's row serialises concurrent reactions.
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

/** Who reacted to a message, in order. Null if the member cannot read it. */
export async function listReactions(
  source: StatementSource,
  { threadId, memberId, seq }: { threadId: string; memberId: string; seq: number },
): Promise<(Reactor & { emoji: ReactionEmoji })[] | null> {
  const rows = await selectReactions(source, [threadId, memberId, seq]);
  if (rows.length === 0) return null;
  return rows.flatMap(({ emoji, ...who }) => (emoji ? [{ emoji, ...who }] : []));
}
