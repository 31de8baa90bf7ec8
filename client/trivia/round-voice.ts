import type { MyAnswer } from "./answer-sender.ts";

/** The moments at which the time is spoken, in seconds left. */
export const spokenSeconds: readonly number[] = [10, 5];

export function roundOpening(round: number, rounds: number, seconds: number, question: string): string {
  return `Round ${round} of ${rounds}. ${seconds} seconds. ${question}`;
}

/** What the reveal means for this player. */
export function verdict(answer: MyAnswer, correctOption: number, rightAnswer: string, points: number): string {
  if (answer.status === "sent" && answer.option === correctOption) return `Correct. ${points} points.`;
  const right = `The right answer is ${rightAnswer}.`;
  return answer.status === "sent" ? `Not right. ${right}` : `No answer. ${right}`;
}
