import { defineEntity, p } from "@mikro-orm/core";

/** What a member's finished games of one kind add up to. */
export const GameLeaderboardEntity = defineEntity({
  name: "GameLeaderboard",
  tableName: "game_leaderboards",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    userId: p.uuid(),
    gameType: p.text(),
    totalGames: p.integer().default(0),
    totalScore: p.integer().default(0),
    totalWins: p.integer().default(0),
    bestScore: p.integer().default(0),
    averageScore: p.decimal().default("0"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
});
