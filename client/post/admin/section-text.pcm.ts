import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Posts";

// Pages of the section, in the command palette.
export const newPage = "New post";

export type Holds = Translates<typeof import("./section-text.ts"), typeof import("./section-text.pcm.ts")>;
