/** The translations that come with the product. Both are in the public domain. */
export const translations = ["kjv", "web"] as const;
export type Translation = (typeof translations)[number];

interface TranslationName {
  /** Beside a verse: "KJV". */
  readonly short: string;
  readonly full: string;
}

export const translationNames: Readonly<Record<Translation, TranslationName>> = {
  kjv: { short: "KJV", full: "King James Version" },
  web: { short: "WEB", full: "World English Bible" },
};

/** SCRIPTURE-6: stands before a verse that the translation does not have, in the words of another one. */
export const missingVerseNotice = (missingIn: Translation, instead: Translation): string =>
  `This verse is not in the ${translationNames[missingIn].full}’s main text. ${translationNames[instead].full}:`;
