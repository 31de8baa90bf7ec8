/** In any so many days that follow each other, one may be missed. A streak’s week has as many. */
export const WEEK_DAYS = 7;

/**
 * DEVOTION-10: how many of these days, which ascend and are none after `end`, are in the longest stretch that ends on day
 * `end`. Goes back from there until two days are missed less than seven days apart. Days are numbers.
 */
export function lengthUntil(days: readonly number[], end: number): number {
  let length = 0;
  let next = end + 1;
  /** The earliest missed day so far. */
  let missed = Number.POSITIVE_INFINITY;
  for (const day of [...days].reverse()) {
    const gap = next - day - 1;
    if (gap > 1 || (gap === 1 && missed - (day + 1) < WEEK_DAYS)) break;
    if (gap === 1) missed = day + 1;
    length += 1;
    next = day;
  }
  return length;
}
