const MOST = 99;

/** A count where there is room for two figures: more than 99 are many. */
export const shortCount = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
