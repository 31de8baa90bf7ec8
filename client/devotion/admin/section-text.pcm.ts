import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Devotions";

// Pages of the section, in the command palette.
export const newPage = "New devotion";
export const draftPage = "Use AI draft devotion";

export type Holds = Translates<typeof import("./section-text.ts"), typeof import("./section-text.pcm.ts")>;
