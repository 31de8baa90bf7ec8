import type { OwnAnswer } from "../game/round/answer-sender.ts";
import type { AnswerState } from "../ui/live/answer-button.tsx";

interface Look {
  state: AnswerState;
  /** For screen readers. */
  stateText?: string;
}

/** The look of one option: before the reveal it shows the choice, afterwards the right answer. */
export function lookOf(option: number, answer: OwnAnswer<number>, correctOption: number): Look {
  const isChosen = answer.status !== "open" && answer.given === option;
  if (correctOption >= 0) {
    if (option === correctOption)
      return { state: "right", stateText: isChosen ? "right, your answer" : "right answer" };
    if (isChosen && answer.status === "sent") return { state: "wrong", stateText: "wrong, your answer" };
    return { state: "dim" };
  }
  if (answer.status === "open" || answer.status === "refused") return { state: "idle" };
  if (!isChosen) return { state: "dim" };
  return answer.status === "sent"
    ? { state: "sent", stateText: "your answer, received" }
    : { state: "sending", stateText: "sending" };
}
