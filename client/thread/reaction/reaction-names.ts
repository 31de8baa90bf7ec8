import { type ReactionEmoji, reactionEmojis } from "../../../schema/thread/reaction.ts";

const names = ["Thumbs up", "Heart", "Laugh", "Surprised", "Sad", "Angry"] as const;

/** What a reaction is called, for those who do not see it. */
export const reactionName = (emoji: ReactionEmoji): string => names[reactionEmojis.indexOf(emoji)] ?? emoji;
