import type { Translates } from "../../schema/language/translation.ts";

/** In the navigation. */
export const devotionsLink = "Devotions";

export type Holds = Translates<typeof import("./link-text.ts"), typeof import("./link-text.pcm.ts")>;
