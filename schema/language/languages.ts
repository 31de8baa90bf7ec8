/**
 * The languages in which the texts are there, by their tag of BCP 47. English is the language that the sources are written in;
 * the texts of another stand in `x-text.pcm.ts` beside `x-text.ts`.
 */
export const languages = ["en", "pcm"] as const;
export type Language = (typeof languages)[number];

/** What has no translation yet is shown in this language, and so is everything to people who want one that isn't there. */
export const sourceLanguage = "en" satisfies Language;

/** Every language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", pcm: "Naijá (Pidgin)" };

/** Which language a page is shown in: `?lang=pcm`, else this cookie, else what the browser wishes. */
export const languageParameter = "lang";
export const languageCookie = "language";

/** The language of this tag. Undefined for one that isn't there. */
export const languageOf = (tag: unknown): Language | undefined => languages.find((language) => language === tag);

/** The value for `Set-Cookie` or `document.cookie` that remembers a choice for a year. */
export const languageCookieOf = (language: Language): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
