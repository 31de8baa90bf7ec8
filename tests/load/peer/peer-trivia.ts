import { randomInt } from "node:crypto";
import { z } from "zod";
import { score } from "../../../rooms/trivia/rules.ts";
import type { PeerGame } from "./peer-game.ts";
import type { PeerQuestion } from "./peer-questions.ts";

const answer = z.object({ option: z.int() });

export function peerTrivia(questions: readonly PeerQuestion[]): PeerGame {
  let next = randomInt(questions.length);
  let asked = questions[next] as PeerQuestion;
  return {
    shows: "question",
    pauses: true,
    draw() {
      next = (next + 1) % questions.length;
      asked = questions[next] as PeerQuestion;
      const { question, category, options } = asked;
      return { question, category, options };
    },
    judge(_memberId, given, { responseMs, limitSeconds }) {
      const { option } = answer.parse(given);
      const isCorrect = option === asked.correctOption;
      return {
        points: score({ points: 100, isCorrect, responseMs, timeLimitSeconds: limitSeconds }),
        receipt: { option },
      };
    },
    solution() {
      const { correctOption, scriptureReference, verse } = asked;
      return { correctOption, scriptureReference, verse };
    },
  };
}
