const FIRST_MS = 400;
/** A server that was restarted, or whose rooms another one takes up, is back within seconds. */
const SOON_MS = 3_000;
/** About a minute. */
const SOON_TRIES = 24;
const LONGEST_MS = 8_000;

/**
 * Milliseconds to wait before try `attempt` (0 is the first). The delay doubles each time, up to three seconds in the first
 * minute and to eight later. A random part of up to half of it keeps a hall full of phones from reconnecting at the same instant.
 */
export function backoffDelay(attempt: number, random: () => number): number {
  const limit = attempt < SOON_TRIES ? SOON_MS : LONGEST_MS;
  const longest = Math.min(limit, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(longest * (0.5 + random() / 2));
}
