import type { KnownMessage } from "../history/message-merge.ts";
import { shownReactions } from "../pending/visible.ts";
import { reactionEmojis, reactionName } from "./reaction-names.ts";

/** The reactions shown under a message, each with its count and name. */
export const reactionChips = (message: KnownMessage) =>
  shownReactions(message).map((each) => ({ ...each, name: reactionName(each.emoji) }));

/** All six reactions, and whether the reader has given each of them. */
export function reactionToggles(message: KnownMessage) {
  const shown = shownReactions(message);
  return reactionEmojis.map((emoji) => ({
    emoji,
    name: reactionName(emoji),
    isOwn: shown.some((each) => each.emoji === emoji && each.isOwn),
  }));
}
