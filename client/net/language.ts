import { type Language, languageParameter } from "../../schema/language/languages.ts";

/** LANGUAGE-5: loads this page in a language, which the server remembers for this device (LANGUAGE-20). */
export function chooseLanguage(language: Language): void {
  const { search } = location;
  location.assign(`${search ? `${search}&` : "?"}${languageParameter}=${language}`);
}
