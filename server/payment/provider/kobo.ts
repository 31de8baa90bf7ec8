/** The largest amount that `numeric(12,2)` holds, in kobo. Far below the integers and decimals that a double holds exactly. */
const MOST_KOBO = 999_999_999_999;

/**
 * An amount in Naira, as the provider writes it in JSON, in kobo. Null if it is not an amount: negative, too large, with
 * more than two decimals, or no number.
 */
export function nairaToKobo(naira: number | string): number | null {
  // The shortest decimal text of a double is the one that was written, so no arithmetic on fractions is needed.
  const [, whole, decimals = ""] = /^(\d{1,10})(?:\.(\d+))?$/.exec(String(naira).trim()) ?? [];
  if (whole === undefined) return null;
  const significant = decimals.replace(/0+$/, "");
  if (significant.length > 2) return null;
  return Number(whole) * 100 + Number(significant.padEnd(2, "0"));
}

/** Kobo as a number of Naira for JSON. Throws a {@link RangeError} if it is not an amount. */
export function koboToNaira(kobo: number): number {
  if (!Number.isSafeInteger(kobo) || kobo < 0 || kobo > MOST_KOBO) throw new RangeError(`${kobo} is no amount in kobo`);
  // A division is rounded to the nearest double, which is also what the decimal text of the result is read as.
  return kobo / 100;
}
