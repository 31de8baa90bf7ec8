const MOST = 99;

/** A count in at most two digits: above 99 it reads 99+. */
export const shortCount = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
