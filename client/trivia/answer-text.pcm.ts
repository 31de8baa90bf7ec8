import type { Translates } from "../../schema/language/translation.ts";
import type { OwnAnswer } from "../game/round/answer-sender.ts";
import type { StatusText } from "../game/round/answer-status.tsx";
import { resultsNext, secondsTaken } from "../game/round/round-text.ts";

export const next = (remaining: number): string => (remaining > 0 ? "Next question go come soon" : resultsNext);

/** The host has skipped the question. */
export const skipped = "The host skip this question. No points for am.";

/** The state of one option, for screen readers. */
export const rightAndChosen = "right, na your answer";
export const right = "right answer";
export const wrongAndChosen = "wrong, na your answer";
export const received = "your answer, we don collect am";
export const sending = "e dey go";

/** How many players chose an option, for screen readers. */
export const chosenBy = (count: number): string => `${count} choose am`;

/** `responseMs` is how long the player took. Who practises reads it after a wrong answer too. */
export function statusText(
  answer: OwnAnswer<number>,
  correctOption: number,
  responseMs: number,
  isPractice = false,
): StatusText {
  const isRight = answer.status === "sent" && answer.given === correctOption;
  const wrong = isPractice ? `Not this time, in ${secondsTaken(responseMs)}.` : "Not this time.";
  return {
    sending: "Your answer dey go...",
    sent: "We don collect your answer.",
    earned: () => (isRight ? `Correct, in ${secondsTaken(responseMs)}.` : wrong),
    nothing: "No answer this round.",
  };
}

/** The reveal, for screen readers. */
export function verdict(answer: OwnAnswer<number>, correctOption: number, rightAnswer: string, points: number): string {
  if (answer.status === "sent" && answer.given === correctOption) return `Correct. ${points} points.`;
  return `${answer.status === "sent" ? "E no correct." : "No answer."} ${solution(rightAnswer)}`;
}
export const solution = (rightAnswer: string): string => `The right answer na ${rightAnswer}.`;

// The question
export const verseLabel = "The verse";

export type Holds = Translates<typeof import("./answer-text.ts"), typeof import("./answer-text.pcm.ts")>;
