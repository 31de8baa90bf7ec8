import { randomInt } from "node:crypto";
import type { BotGame } from "./bot-game.ts";

/** Any of the options. */
export const triviaBot: BotGame = {
  type: "trivia",
  move: ({ options }) => ({
    answer: { request: "answer", payload: { option: randomInt(Math.max(1, options?.length ?? 0)) } },
  }),
  earns: ({ option }, { correctOption }) =>
    option === correctOption ? { least: 1, most: Number.POSITIVE_INFINITY } : { least: 0, most: 0 },
};
