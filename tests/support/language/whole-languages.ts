import type { Language } from "../../../schema/language/languages.ts";

/** The languages in which nothing may be missing. Another one joins when its translation is whole. */
export const wholeLanguages: readonly Language[] = ["pcm"];
