import type { z } from "zod";
import type { triviaAnnouncements } from "../../schema/trivia/protocol.ts";
import type { MyAnswer } from "../game/round/answer-sender.ts";
import type { NoteWords } from "../game/round/round-note.tsx";
import type { AnswerWords } from "../game/round/use-answer.ts";

type Announced = typeof triviaAnnouncements;
type Message = z.output<Announced["receipt"]["payload"]> | z.output<Announced["mine"]["payload"]>;

/** An answer is the option's place. */
export const answerWords: AnswerWords<number, Message> = {
  request: "answer",
  payload: (option) => ({ option }),
  given: ({ option }) => option,
};

export function noteWords(answer: MyAnswer<number>, correctOption: number, points: number): NoteWords {
  const isRight = answer.status === "sent" && answer.given === correctOption;
  return {
    sending: "Sending your answer...",
    sent: "Your answer is in.",
    earned: () => (isRight ? `Correct, ${points} points for you.` : "Not this time."),
    nothing: "No answer this round.",
  };
}
