import type { reactionEmojis as declared, ReactionEmoji } from "../../../schema/thread/reaction.ts";
import { reactionNames } from "./reaction-text.ts";

/** A copy of the declared list, which the compiler compares. Importing the declaration itself would load all of zod. */
export const reactionEmojis: typeof declared = [
  "\u{1f44d}",
  "\u2764\ufe0f",
  "\u{1f602}",
  "\u{1f62e}",
  "\u{1f622}",
  "\u{1f620}",
];

/** The name of a reaction, for headings and screen readers. */
export const reactionName = (emoji: ReactionEmoji): string => reactionNames[reactionEmojis.indexOf(emoji)] ?? emoji;

/** The text as a reaction. Undefined if it is none. */
export const asReaction = (text: string): ReactionEmoji | undefined => reactionEmojis.find((each) => each === text);
