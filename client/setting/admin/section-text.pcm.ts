import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Settings";

// Pages of the section, in the command palette.
export const setupPage = "Set up your community";

export type Holds = Translates<typeof import("./section-text.ts"), typeof import("./section-text.pcm.ts")>;
