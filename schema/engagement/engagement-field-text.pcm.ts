import type { Translates } from "../language/translation.ts";

/** A leader declines in their own words, without any. */
export const wordsMissing = "Abeg write small kind words.";
/** The slip of an entry in the Confession Box. */
export const slip = (length: number): string => `Slip dey get ${length} letters and numbers, without 0, O, 1, I and L.`;

export type Holds = Translates<
  typeof import("./engagement-field-text.ts"),
  typeof import("./engagement-field-text.pcm.ts")
>;
