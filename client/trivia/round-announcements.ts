import type { OwnAnswer } from "../game/round/answer-sender.ts";

/** What the reveal means for this player. */
export function verdict(answer: OwnAnswer<number>, correctOption: number, rightAnswer: string, points: number): string {
  if (answer.status === "sent" && answer.given === correctOption) return `Correct. ${points} points.`;
  const right = `The right answer is ${rightAnswer}.`;
  return answer.status === "sent" ? `Not right. ${right}` : `No answer. ${right}`;
}
