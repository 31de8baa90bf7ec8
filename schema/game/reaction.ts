import { z } from "zod";

/** The reactions that players send each other, in the order in which they are offered. */
export const gameReactions = ["clap", "laugh", "wow", "fire", "heart", "amen"] as const;
export const gameReaction = z.enum(gameReactions);
export type GameReaction = z.infer<typeof gameReaction>;
