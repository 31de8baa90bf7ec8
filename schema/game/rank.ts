/** GAME-19: 1 is best, equal scores share a rank, and the next rank counts those before it (1, 1, 3). */
export function rankOf(score: number, scores: readonly number[]): number {
  return 1 + scores.filter((other) => other > score).length;
}
