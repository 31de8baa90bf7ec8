import { languageParameter } from "../../../schema/language/languages.ts";

/** Takes the wish for a language out of the address: the server has remembered it, and whoever gets the link has their own. */
export function cleanAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageParameter)) return;
  url.searchParams.delete(languageParameter);
  history.replaceState(history.state, "", url);
}
