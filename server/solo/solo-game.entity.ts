import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { SoloSetEntity } from "./solo-set.entity.ts";

/** A member plays a set, once. */
export const SoloGameEntity = defineEntity({
  name: "SoloGame",
  tableName: "solo_games",
  uniques: [{ name: "solo_games_once", properties: ["set", "user"] }],
  checks: [{ name: "solo_games_shown_check", expression: "shown_step >= answered and shown_step <= answered + 1" }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    set: () => p.manyToOne(SoloSetEntity).deleteRule("cascade"),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("solo_games_user"),
    /** The last part that was shown, and when. */
    shownStep: p.smallint().default(0),
    shownAt: p.datetime().nullable(),
    /** How many parts are answered. */
    answered: p.smallint().default(0),
    score: p.integer().default(0),
    startedAt: p.datetime().defaultRaw(`now()`),
    finishedAt: p.datetime().nullable(),
  },
});

/** The one answer to a part of a game. Without an option or a word, none came in time. */
export const SoloAnswerEntity = defineEntity({
  name: "SoloAnswer",
  tableName: "solo_answers",
  properties: {
    game: () => p.manyToOne(SoloGameEntity).primary().updateRule("no action").deleteRule("cascade"),
    step: p.smallint().primary(),
    option: p.smallint().nullable(),
    word: p.text().nullable(),
    isRight: p.boolean(),
    points: p.integer(),
    responseMs: p.integer(),
    answeredAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "solo_answers.word": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "solo_answers.game_id": "own",
  "solo_games.user_id": "own",
} satisfies OwnDataDecisions;
