import type { Me } from "../../schema/account/api.ts";
import { language } from "../../schema/language/language-text.ts";
import { chooseLanguage } from "./language.ts";
import { setSession } from "./session.ts";

/** Signs a member in on this device. LANGUAGE-27: in the language that they chose, if this page is in another. */
export function startSession(me: Me): void {
  setSession(me);
  if (me.language !== null && me.language !== language) chooseLanguage(me.language);
}
