import { randomInt } from "node:crypto";
import type { BotGame } from "./bot-game.ts";

/** Chooses a random option. */
export const triviaBot: BotGame = {
  type: "trivia",
  move: ({ options }) => ({
    answer: { request: "answer", payload: { option: randomInt(Math.max(1, options?.length ?? 0)) } },
  }),
  earns: ({ option }, { correctOption }) =>
    option === correctOption ? { min: 1, max: Number.POSITIVE_INFINITY } : { min: 0, max: 0 },
};
