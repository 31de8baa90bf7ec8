import type { Translates } from "../../../schema/language/translation.ts";

export const switchLabel = "Save data";
/** The browser doesn’t measure what is live. */
export const switchDescription = (used: string): string =>
  `Pictures go wait until you press dem. You don use ${used} since you open the app, apart from live games and messages.`;

export type Holds = Translates<typeof import("./data-saver-text.ts"), typeof import("./data-saver-text.pcm.ts")>;
