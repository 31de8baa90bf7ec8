const MAX = 99;

/** A count in at most two digits: 99+ for anything above 99. */
export const shortCount = (count: number): string => (count > MAX ? `${MAX}+` : String(count));
