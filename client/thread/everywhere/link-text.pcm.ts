import type { Translates } from "../../../schema/language/translation.ts";

export const searchAllLink = "Search all messages";

export type Holds = Translates<typeof import("./link-text.ts"), typeof import("./link-text.pcm.ts")>;
