import { defineEntity, p } from "@mikro-orm/core";
import type { ShownQuestion } from "../../schema/game/shown-question.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { TriviaQuestionEntity } from "../question/question.entity.ts";
import { GameParticipantEntity } from "./game-participant.entity.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";

export const GameSessionEntity = defineEntity({
  name: "GameSession",
  tableName: "game_sessions",
  indexes: [
    {
      name: "game_sessions_room",
      properties: ["room", "createdAt"],
      columns: [{ name: "room" }, { name: "createdAt", sort: "DESC" }],
    },
    { name: "game_sessions_ended", where: "status = 'finished'::text", properties: ["endedAt"] },
  ],
  uniques: [{ name: "game_sessions_active", where: "status = 'active'::text", properties: ["room"] }],
  checks: [{ name: "game_sessions_rounds_check", expression: "rounds > 0" }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    room: () => p.manyToOne(GameRoomEntity).deleteRule("cascade"),
    rounds: p.smallint(),
    roundNumber: p.smallint().default(1),
    status: p.enum(["active", "finished", "interrupted"]).default("active"),
    roundStartTime: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    endedAt: p.datetime().nullable(),
  },
});

export const GameRoundResultEntity = defineEntity({
  name: "GameRoundResult",
  tableName: "game_round_results",
  uniques: [
    {
      name: "game_round_results_session_id_participant_id_round_number_key",
      properties: ["session", "participant", "roundNumber"],
    },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    session: () => p.manyToOne(GameSessionEntity).deleteRule("cascade"),
    participant: () => p.manyToOne(GameParticipantEntity).deleteRule("cascade").index("game_round_results_participant"),
    roundNumber: p.smallint(),
    requestId: p.text(),
    answer: p.text(),
    pointsEarned: p.integer(),
    responseTime: p.decimal().precision(7).scale(3),
    timeLimit: p.smallint(),
    isCorrect: p.boolean(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const GameRoundEntity = defineEntity({
  name: "GameRound",
  tableName: "game_rounds",
  checks: [
    { name: "game_rounds_drawn_text_check", expression: "(length(drawn_text) >= 1) AND (length(drawn_text) <= 100)" },
  ],
  properties: {
    session: () => p.manyToOne(GameSessionEntity).primary().updateRule("no action").deleteRule("cascade"),
    roundNumber: p.smallint().primary(),
    question: () => p.manyToOne(TriviaQuestionEntity).nullable().index("game_rounds_question"),
    startedAt: p.datetime(),
    drawnText: p.text().nullable(),
    /** The question as it was asked. Admins may change it later. */
    shownQuestion: p.json<ShownQuestion>().nullable(),
    /** Its question was voided, so it counts for nobody. */
    voidedAt: p.datetime().nullable(),
    /** The host has skipped it, so it counts for nobody. */
    skippedAt: p.datetime().nullable(),
    counts: p.boolean().generated("(voided_at is null) and (skipped_at is null) stored"),
  },
});

export const erasure = {
  "game_sessions.status": "impersonal",
  "game_round_results.answer": "impersonal",
  "game_round_results.request_id": "impersonal",
  "game_rounds.drawn_text": "impersonal",
  "game_rounds.shown_question": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "game_round_results.participant_id": "own",
  "game_sessions.room_id": "withheld",
} satisfies OwnDataDecisions;
