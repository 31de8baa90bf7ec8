import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import type { KnownMessage } from "../known-message.ts";
import { reactionEmojis, reactionName } from "./reaction-names.ts";
import { type ReactionWish, shownReactions } from "./wishes.ts";

/** A message's reactions as they are shown under it. */
export const chipsOf = (message: KnownMessage, wishes?: readonly ReactionWish[]) =>
  shownReactions(message, wishes).map((each) => ({ ...each, name: reactionName(each.emoji) }));

/** The six of them, to put on or take off. */
export function offeredFor(message: KnownMessage, wishes?: readonly ReactionWish[]) {
  const shown = shownReactions(message, wishes);
  return reactionEmojis.map((emoji) => ({
    emoji,
    name: reactionName(emoji),
    isOwn: shown.some((each) => each.emoji === emoji && each.isOwn),
  }));
}

export const asReaction = (emoji: string): ReactionEmoji | undefined => reactionEmojis.find((each) => each === emoji);
