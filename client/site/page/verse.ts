import { translationNames } from "../../../schema/scripture/translation.ts";

/**
 * SCRIPTURE-10: a quotation in the text of a page, which talks about its words, so it is from the King James Version for
 * everyone. A test compares each with the bundled Bible.
 */
export interface Verse {
  readonly reference: string;
  readonly text: string;
}

/** The translation of these quotations. */
export const quoted = translationNames.kjv;
