/** The reactions that players send each other, in the order in which they are offered. */
export const gameReactions = ["clap", "laugh", "wow", "fire", "heart", "amen"] as const;
export type GameReaction = (typeof gameReactions)[number];
