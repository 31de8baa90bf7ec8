import type { KnownMessage } from "../history/message-merge.ts";
import { shownReactions } from "../pending/visible.ts";
import { reactionEmojis, reactionName } from "./reaction-names.ts";

/** A message's reactions as they are shown under it. */
export const chipsOf = (message: KnownMessage) =>
  shownReactions(message).map((each) => ({ ...each, name: reactionName(each.emoji) }));

/** All six reactions, to put on or take off. */
export function offeredFor(message: KnownMessage) {
  const shown = shownReactions(message);
  return reactionEmojis.map((emoji) => ({
    emoji,
    name: reactionName(emoji),
    isOwn: shown.some((each) => each.emoji === emoji && each.isOwn),
  }));
}
