import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Events";

// Pages of the section, in the command palette.
export const newPage = "New event";
export const paymentsPage = "Compare payments";

export type Holds = Translates<typeof import("./section-text.ts"), typeof import("./section-text.pcm.ts")>;
