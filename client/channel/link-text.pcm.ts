import type { Translates } from "../../schema/language/translation.ts";

export const communityLink = "Community";

export type Holds = Translates<typeof import("./link-text.ts"), typeof import("./link-text.pcm.ts")>;
