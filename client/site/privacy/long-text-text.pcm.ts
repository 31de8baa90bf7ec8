import type { Translates } from "../../../schema/language/translation.ts";

export const contentsTitle = "For this page";

export type Holds = Translates<typeof import("./long-text-text.ts"), typeof import("./long-text-text.pcm.ts")>;
