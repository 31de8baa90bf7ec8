import type { reactionEmojis as declared, ReactionEmoji } from "../../../schema/thread/reaction.ts";

/** As they are declared, which the compiler sees to: the declaration itself would bring all of zod along. */
export const reactionEmojis: typeof declared = [
  "\u{1f44d}",
  "\u2764\ufe0f",
  "\u{1f602}",
  "\u{1f62e}",
  "\u{1f622}",
  "\u{1f620}",
];

const names = ["Thumbs up", "Heart", "Laugh", "Surprised", "Sad", "Angry"] as const;

/** What a reaction is called, for those who do not see it. */
export const reactionName = (emoji: ReactionEmoji): string => names[reactionEmojis.indexOf(emoji)] ?? emoji;

/** The reaction that this text is, if it is one. */
export const asReaction = (text: string): ReactionEmoji | undefined => reactionEmojis.find((each) => each === text);
