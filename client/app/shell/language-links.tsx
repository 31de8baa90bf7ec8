import { language } from "../../../schema/language/language-text.ts";
import { languageNames, languageParameter, languages } from "../../../schema/language/languages.ts";
import { FooterGroup } from "./footer-shell.tsx";
import * as text from "./shell-text.ts";

/** This page in every language. They are links, so that they work without JavaScript; the server remembers the choice. */
export function LanguageLinks() {
  return (
    <FooterGroup title={text.languageTitle}>
      {languages.map((each) => (
        <li key={each}>
          <a href={`?${languageParameter}=${each}`} lang={each} aria-current={each === language || undefined}>
            {languageNames[each]}
          </a>
        </li>
      ))}
    </FooterGroup>
  );
}
