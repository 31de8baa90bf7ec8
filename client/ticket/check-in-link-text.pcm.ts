import type { Translates } from "../../schema/language/translation.ts";

export const openLink = "Open check-in";

export type Holds = Translates<typeof import("./check-in-link-text.ts"), typeof import("./check-in-link-text.pcm.ts")>;
