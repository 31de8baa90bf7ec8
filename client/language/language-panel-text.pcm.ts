import type { Translates } from "../../schema/language/translation.ts";

export const sectionTitle = "Language";
export const label = "Language";
export const hint = "For the pages for this phone, and for the emails and notifications wey we dey send you.";
export const saveFailed = { title: "E no save", message: "The language still dey as e be. Abeg try am again." };

export type Holds = Translates<
  typeof import("./language-panel-text.ts"),
  typeof import("./language-panel-text.pcm.ts")
>;
