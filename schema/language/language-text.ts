import type { Language } from "./languages.ts";

/** The language of these texts, as a page names it in its `lang`. */
export const language: Language = "en";
/** How numbers, lists, plurals and dates are written, by `Intl`. Nigeria writes British English. */
export const locale = "en-GB";
