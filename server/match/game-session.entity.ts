import { defineEntity, p } from "@mikro-orm/core";

/** One game, from start to results; a room plays one at a time. */
export const GameSessionEntity = defineEntity({
  name: "GameSession",
  tableName: "game_sessions",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    roomId: p.uuid(),
    roundNumber: p.smallint().default(1),
    /** active, finished or interrupted. */
    status: p.text().default("active"),
    roundStartTime: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw("now()"),
    endedAt: p.datetime().nullable(),
  },
});

export const GameRoundEntity = defineEntity({
  name: "GameRound",
  tableName: "game_rounds",
  properties: {
    sessionId: p.uuid().primary(),
    roundNumber: p.smallint().primary(),
    questionId: p.uuid().nullable(),
    /** What was drawn where it is no question: word battle's letters. */
    drawnText: p.text().nullable(),
    startedAt: p.datetime(),
  },
});

/** One answer; a player has one per round. */
export const GameRoundResultEntity = defineEntity({
  name: "GameRoundResult",
  tableName: "game_round_results",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    sessionId: p.uuid(),
    participantId: p.uuid(),
    roundNumber: p.smallint(),
    requestId: p.text(),
    answer: p.text(),
    pointsEarned: p.integer(),
    /** Seconds on the server's clock. */
    responseTime: p.decimal(),
    /** Seconds; rooms with different limits are not comparable. */
    timeLimit: p.smallint(),
    isCorrect: p.boolean(),
    createdAt: p.datetime().defaultRaw("now()"),
  },
});
