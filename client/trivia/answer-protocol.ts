import type { z } from "zod";
import type { triviaAnnouncements } from "../../schema/trivia/protocol.ts";
import type { AnswerProtocol } from "../game/round/use-answer.ts";

type Announced = typeof triviaAnnouncements;
type Message = z.output<Announced["receipt"]["payload"]> | z.output<Announced["ownAnswer"]["payload"]>;

/** An answer is the index of an option. */
export const answerProtocol: AnswerProtocol<number, Message> = {
  request: "answer",
  payload: (option) => ({ option }),
  given: ({ option }) => option,
};
