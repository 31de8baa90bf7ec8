import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

export const GameLeaderboardEntity = defineEntity({
  name: "GameLeaderboard",
  tableName: "game_leaderboards",
  indexes: [
    {
      name: "game_leaderboards_rank",
      properties: ["gameType", "totalScore"],
      columns: [{ name: "gameType" }, { name: "totalScore", sort: "DESC" }],
    },
  ],
  uniques: [{ name: "game_leaderboards_user_id_game_type_key", properties: ["user", "gameType"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    gameType: p.text(),
    totalGames: p.integer().default(0),
    totalScore: p.integer().default(0),
    totalWins: p.integer().default(0),
    bestScore: p.integer().default(0),
    /** The best score of games whose rows are deleted. */
    expiredBestScore: p.integer().default(0),
    averageScore: p.decimal().precision(10).scale(2).defaultRaw(`0`),
    updatedAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "game_leaderboards.game_type": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "game_leaderboards.user_id": "own",
} satisfies OwnDataDecisions;
