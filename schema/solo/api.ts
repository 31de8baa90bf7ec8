import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { SOLO_QUESTIONS, soloAnswer, soloGame } from "./solo.ts";

const params = z.strictObject({ gameId: z.uuid() });
const step = z
  .int()
  .min(1)
  .max(SOLO_QUESTIONS + 1);
const playing: CallLimit = { name: "solo-game", tries: 600, seconds: 60 * 60, per: "account" };

export const readSoloGame = endpoint("GET /api/solo-games/:gameId", "member", {
  summary: "A game of the caller that is played alone, as far as it has come. Solutions only of what is answered.",
  params,
  output: z.strictObject({ game: soloGame }),
});

export const showStep = endpoint("POST /api/solo-games/:gameId/shown", "member", {
  summary: "Shows the next part of the game. Its time runs from the first call on.",
  limit: playing,
  params,
  body: z.strictObject({ step }),
  output: z.strictObject({ game: soloGame }),
});

export const answerStep = endpoint("POST /api/solo-games/:gameId/answers", "member", {
  summary: "Answers the part whose time is running, once, and replies with its solution.",
  limit: playing,
  params,
  body: z.strictObject({ step, answer: soloAnswer }),
  output: z.strictObject({
    game: soloGame,
    /** False if another answer came first, perhaps from another phone. */
    isAccepted: z.boolean(),
  }),
});
