import { z } from "zod";
import { commonSettings, timeLimit } from "../../../../schema/game/common-settings.ts";
import { requestId } from "../../../../schema/game/protocol.ts";
import { roundNumber as round } from "../../../../schema/game/round-number.ts";
import type { FieldTypes, StateOf } from "../../../../schema/game/state.ts";

const number = z.int().min(1).max(9);

/** In the project this would be `schema/guess/game.ts`. */
export const guessGame = {
  summary: "A table of members who guess a number from 1 to 9.",
  settings: z.strictObject({ gameType: z.literal("guess"), ...commonSettings, timeLimit: timeLimit.default(15) }),
  requests: {
    guess: { summary: "Guesses the round's number.", payload: z.strictObject({ id: requestId, round, number }) },
  },
  announcements: {
    receipt: { summary: "The guess is stored.", payload: z.strictObject({ id: requestId, round, number }) },
    ownAnswer: {
      summary: "The player's guess, or null.",
      payload: z.strictObject({ round, number: number.nullable() }),
    },
  },
  fields: (t: FieldTypes) => ({
    /** The round's number from the reveal on, and 0 before it. */
    number: t.uint8().default(0),
  }),
};

export type GuessSettings = z.output<typeof guessGame.settings>;
export type GuessState = StateOf<typeof guessGame.fields>;
