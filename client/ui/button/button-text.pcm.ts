import type { Translates } from "../../../schema/language/translation.ts";

export const copied = "E don copy";
/** Shown instead, where the browser can't copy. */
export const copyFailed = "Press and hold the text to copy am";

export type Holds = Translates<typeof import("./button-text.ts"), typeof import("./button-text.pcm.ts")>;
