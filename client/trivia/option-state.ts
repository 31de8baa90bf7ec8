import type { OwnAnswer } from "../game/round/answer-sender.ts";
import type { AnswerState } from "./answer/answer-button.tsx";
import * as text from "./answer-text.ts";

interface Appearance {
  state: AnswerState;
  /** For screen readers. */
  stateText?: string;
}

/** The appearance of one option: before the reveal it shows the choice, afterwards the right answer. */
export function appearanceOf(option: number, answer: OwnAnswer<number>, correctOption: number): Appearance {
  const isChosen = answer.status !== "open" && answer.given === option;
  if (correctOption >= 0) {
    if (option === correctOption) return { state: "right", stateText: isChosen ? text.rightAndChosen : text.right };
    if (isChosen && answer.status === "sent") return { state: "wrong", stateText: text.wrongAndChosen };
    return { state: "dim" };
  }
  if (answer.status === "open" || answer.status === "refused") return { state: "idle" };
  if (!isChosen) return { state: "dim" };
  return answer.status === "sent"
    ? { state: "sent", stateText: text.received }
    : { state: "sending", stateText: text.sending };
}
