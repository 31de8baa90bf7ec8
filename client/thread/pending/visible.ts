import type { Message } from "../../../schema/thread/message.ts";
import type { ReactionCount, ReactionEmoji } from "../../../schema/thread/reaction.ts";
import { type KnownMessage, withCurrentQuote } from "../history/message-merge.ts";
import { withVote } from "../poll/with-vote.ts";
import { reactionEmojis } from "../reaction/reaction-names.ts";
import { type Change, isAsked } from "./changes.ts";

type Reactions = Pick<Message, "reactions" | "ownReactions">;

/** The reactions to a message with their counts, in the declared order. `isOwn` is true if the reader gave it. */
export function shownReactions({ reactions = [], ownReactions = [] }: Reactions): (ReactionCount & {
  isOwn: boolean;
})[] {
  return reactionEmojis.flatMap((emoji) => {
    const count = reactions.find((each) => each.emoji === emoji)?.count ?? 0;
    return count > 0 ? [{ emoji, count, isOwn: ownReactions.includes(emoji) }] : [];
  });
}

function withReaction(message: KnownMessage, emoji: ReactionEmoji, isOn: boolean): KnownMessage {
  const { reactions = [], ownReactions = [] } = message;
  if (ownReactions.includes(emoji) === isOn) return message;
  const others = reactions.filter((each) => each.emoji !== emoji);
  const before = reactions.find((each) => each.emoji === emoji)?.count ?? 0;
  const count = before + (isOn ? 1 : -1);
  return {
    ...message,
    reactions: count > 0 ? [...others, { emoji, count }] : others,
    ownReactions: isOn ? [...ownReactions, emoji] : ownReactions.filter((each) => each !== emoji),
  };
}

function withChange(message: KnownMessage, change: Change): KnownMessage {
  if (message.isDeleted) return message;
  if (change.kind === "react") return withReaction(message, change.emoji, change.isOn);
  if (change.kind === "vote") return withVote(message, change.choices);
  if (change.kind === "delete") return { ...message, content: "", isDeleted: true };
  const mentions = [...(message.mentions ?? []), ...change.mentions];
  return { ...message, content: change.content, isEdited: true, ...(mentions.length > 0 && { mentions }) };
}

/**
 * Results by message. The same message with the same changes stays the same object, so its row is not rendered again.
 */
const applied = new WeakMap<KnownMessage, { changes: readonly Change[]; result: KnownMessage }>();

function applyTo(message: KnownMessage, changes: readonly Change[]): KnownMessage {
  const known = applied.get(message);
  const isSame = known?.changes.length === changes.length && known.changes.every((each, at) => each === changes[at]);
  if (known && isSame) return known.result;
  const result = changes.reduce(withChange, message);
  applied.set(message, { changes, result });
  return result;
}

/**
 * The messages as this member sees them: with their own changes that the server has not confirmed, except edits that they
 * have to confirm first.
 */
export function applyChanges(messages: readonly KnownMessage[], changes: readonly Change[]): readonly KnownMessage[] {
  const shown = changes.filter((change) => !isAsked(change));
  if (shown.length === 0) return messages;
  const bySeq = new Map<number, Change[]>();
  for (const change of shown) bySeq.set(change.seq, [...(bySeq.get(change.seq) ?? []), change]);
  const visible = messages.map((message) => {
    const own = bySeq.get(message.seq);
    return own ? applyTo(message, own) : message;
  });
  const changed = new Map(visible.flatMap((each) => (bySeq.has(each.seq) ? [[each.seq, each] as const] : [])));
  return visible.map((message) => withCurrentQuote(message, changed));
}
