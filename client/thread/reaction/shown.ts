import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import type { KnownMessage } from "../message-merge.ts";
import { type PendingReaction, shownReactions } from "./pending-reactions.ts";
import { reactionEmojis, reactionName } from "./reaction-names.ts";

/** A message's reactions as they are shown under it. */
export const chipsOf = (message: KnownMessage, pendingReactions?: readonly PendingReaction[]) =>
  shownReactions(message, pendingReactions).map((each) => ({ ...each, name: reactionName(each.emoji) }));

/** The six of them, to put on or take off. */
export function offeredFor(message: KnownMessage, pendingReactions?: readonly PendingReaction[]) {
  const shown = shownReactions(message, pendingReactions);
  return reactionEmojis.map((emoji) => ({
    emoji,
    name: reactionName(emoji),
    isOwn: shown.some((each) => each.emoji === emoji && each.isOwn),
  }));
}

export const asReaction = (emoji: string): ReactionEmoji | undefined => reactionEmojis.find((each) => each === emoji);
