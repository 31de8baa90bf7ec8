/** A leader declines in their own words, without any. */
export const wordsMissing = "Please write a few kind words.";
/** The slip of an entry in the Confession Box. */
export const slip = (length: number): string => `A slip has ${length} letters and digits, without 0, O, 1, I and L.`;
