import { z } from "zod";

/** The six reactions, in the order in which they are offered: thumbs up, heart, laugh, surprised, sad, angry. */
export const reactionEmojis = [
  "\u{1f44d}",
  "\u2764\ufe0f",
  "\u{1f602}",
  "\u{1f62e}",
  "\u{1f622}",
  "\u{1f620}",
] as const;
export const reactionEmoji = z.enum(reactionEmojis);
export type ReactionEmoji = z.infer<typeof reactionEmoji>;

/** How many members reacted with this emoji; at least one. */
export const reactionCount = z.strictObject({ emoji: reactionEmoji, count: z.int().min(1) });
export type ReactionCount = z.infer<typeof reactionCount>;

/** A change of one message's reactions. */
export const reactionChange = z.strictObject({
  seq: z.int(),
  /** The message's version with these reactions. */
  version: z.int(),
  reactions: z.array(reactionCount),
  /** Who changed what: each member's last choice for each emoji, so that their other screens can follow. */
  by: z.array(z.strictObject({ memberId: z.uuid(), emoji: reactionEmoji, isOn: z.boolean() })),
});
export type ReactionChange = z.infer<typeof reactionChange>;
