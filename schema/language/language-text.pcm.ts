import type { Language } from "./languages.ts";
import type { Translates } from "./translation.ts";

export const language: Language = "pcm";
/** Pidgin is written with the English names of the months, and few browsers have formats of its own. */
export const locale = "en-GB";

export type Holds = Translates<typeof import("./language-text.ts"), typeof import("./language-text.pcm.ts")>;
