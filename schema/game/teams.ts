/**
 * The names of the teams in the room of an event, in the order of their numbers: a player's team 1 is the first of them. A game
 * with three teams has the first three.
 */
export const teamNames = ["Lamps", "Vines", "Anchors", "Olives", "Lions", "Rivers"] as const;
