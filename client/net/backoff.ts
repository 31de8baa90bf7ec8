const FIRST_MS = 400;
const LONGEST_MS = 8_000;

/**
 * Milliseconds to wait before try `attempt` (0 is the first). The delay doubles each time, up to eight seconds. A
 * random part of up to half of it keeps a hall full of phones from reconnecting at the same instant.
 */
export function backoffDelay(attempt: number, random: () => number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(longest * (0.5 + random() / 2));
}
