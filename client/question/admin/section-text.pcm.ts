import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Questions";

// Pages of the section, in the command palette.
export const newPage = "New question";
export const filesPage = "Import and export questions";

export type Holds = Translates<typeof import("./section-text.ts"), typeof import("./section-text.pcm.ts")>;
