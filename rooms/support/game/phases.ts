/**
 * GAME-15, GAME-54: whether every active player has a saved answer, or is gone while somebody else is there. An answer
 * that is shown but not saved does not count.
 */
export function isRoundComplete<P extends { readonly isActive: boolean }>(
  players: Iterable<P>,
  isSaved: (player: P) => boolean,
  isGone: (player: P) => boolean = () => false,
): boolean {
  const missing = missingPlayers(players, isSaved);
  if (missing.length === 0) return true;
  return missing.every(isGone) && [...players].some((player) => player.isActive && !isGone(player));
}

/** The active players without a saved answer. */
export function missingPlayers<P extends { readonly isActive: boolean }>(
  players: Iterable<P>,
  isSaved: (player: P) => boolean,
): P[] {
  return [...players].filter((player) => player.isActive && !isSaved(player));
}

/** GAME-55: whether all present players but one want to go on. */
export function mostWantNext<P extends { readonly isConnected: boolean; readonly wantsNext: boolean }>(
  players: Iterable<P>,
): boolean {
  const present = [...players].filter(({ isConnected }) => isConnected);
  const wanting = present.filter(({ wantsNext }) => wantsNext);
  return wanting.length > 0 && present.length - wanting.length <= 1;
}
