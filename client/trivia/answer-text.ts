import type { z } from "zod";
import type { triviaAnnouncements } from "../../schema/trivia/protocol.ts";
import type { OwnAnswer } from "../game/round/answer-sender.ts";
import type { StatusText } from "../game/round/answer-status.tsx";
import type { AnswerProtocol } from "../game/round/use-answer.ts";

type Announced = typeof triviaAnnouncements;
type Message = z.output<Announced["receipt"]["payload"]> | z.output<Announced["ownAnswer"]["payload"]>;

/** An answer is the index of an option. */
export const answerProtocol: AnswerProtocol<number, Message> = {
  request: "answer",
  payload: (option) => ({ option }),
  given: ({ option }) => option,
};

export function statusText(answer: OwnAnswer<number>, correctOption: number, points: number): StatusText {
  const isRight = answer.status === "sent" && answer.given === correctOption;
  return {
    sending: "Sending your answer...",
    sent: "Your answer is in.",
    earned: () => (isRight ? `Correct, ${points} points for you.` : "Not this time."),
    nothing: "No answer this round.",
  };
}
