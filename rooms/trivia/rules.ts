/** The rounds' longest time, which the score is measured against whatever the room's own limit. */
const FULL_TIME_SECONDS = 60;

/** TRIVIA-1: nothing if wrong, else half the points for knowing and up to half for the time that was left. */
export function score(answer: {
  points: number;
  isCorrect: boolean;
  takenMs: number;
  timeLimitSeconds: number;
}): number {
  if (!answer.isCorrect) return 0;
  const remainingSeconds = Math.max(0, answer.timeLimitSeconds - answer.takenMs / 1000);
  return Math.round(answer.points * (0.5 + (0.5 * remainingSeconds) / FULL_TIME_SECONDS));
}

/** TRIVIA-2. */
export function isRight(answer: string, correctAnswer: string): boolean {
  return answer.trim().toLowerCase() === correctAnswer.trim().toLowerCase();
}
