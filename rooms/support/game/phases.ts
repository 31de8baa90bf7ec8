/** GAME-15: whether every active player has a saved answer. An answer that is shown but not saved does not count. */
export function isRoundComplete<P extends { readonly isActive: boolean }>(
  players: Iterable<P>,
  isSaved: (player: P) => boolean,
): boolean {
  for (const player of players) if (player.isActive && !isSaved(player)) return false;
  return true;
}

/** GAME-19: 1 is best, equal scores share a rank, and the next rank counts those before it (1, 1, 3). */
export function rankOf(score: number, scores: readonly number[]): number {
  return 1 + scores.filter((other) => other > score).length;
}
