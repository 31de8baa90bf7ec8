/** The longest time limit of any room. Scores are measured against it, whatever the room's own limit is. */
const FULL_TIME_SECONDS = 60;

/** TRIVIA-1: no points for a wrong answer; otherwise half the points, plus up to half for the time left. */
export function score(answer: {
  points: number;
  isCorrect: boolean;
  responseMs: number;
  timeLimitSeconds: number;
}): number {
  if (!answer.isCorrect) return 0;
  const remainingSeconds = Math.max(0, answer.timeLimitSeconds - answer.responseMs / 1000);
  return Math.round(answer.points * (0.5 + (0.5 * remainingSeconds) / FULL_TIME_SECONDS));
}

/** TRIVIA-2. */
export function isCorrectAnswer(answer: string, correctAnswer: string): boolean {
  return answer.trim().toLowerCase() === correctAnswer.trim().toLowerCase();
}
