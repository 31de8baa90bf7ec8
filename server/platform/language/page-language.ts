import type { Request } from "express";
import {
  type Language,
  languageCookie,
  languageOf,
  languageParameter,
  languages,
  sourceLanguage,
} from "../../../schema/language/languages.ts";

const cookie = new RegExp(`(?:^|; ?)${languageCookie}=([\\w-]+)`);

/** LANGUAGE-21: the language that the address asks for. Undefined if it names none, or one that isn't there. */
export const askedLanguage = ({ query }: Pick<Request, "query">): Language | undefined =>
  languageOf(query[languageParameter]);

/** LANGUAGE-20: the language of what this request gets: its address's, else the cookie's, else the browser's wish, else English. */
export function pageLanguage(request: Request): Language {
  const [, chosen] = cookie.exec(request.headers.cookie ?? "") ?? [];
  return askedLanguage(request) ?? languageOf(chosen) ?? wishOf(request) ?? sourceLanguage;
}

const wishOf = (request: Request): Language | undefined => languageOf(request.acceptsLanguages(...languages));

/** What an answer by {@link pageLanguage} depends on, for `Vary`. */
export const LANGUAGE_HEADERS = "Cookie, Accept-Language";
