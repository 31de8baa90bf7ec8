import type { Translates } from "../../../schema/language/translation.ts";

/** Both the button and what it opens. */
export const emojisLabel = "Emojis";
export const searchLabel = "Search emojis by name";
export const searchPlaceholder = "Search by name";
export const nothingFound = "No emoji get that name.";
/** The first group of the list. */
export const recentGroup = "Used last";
/** For screen readers: "Heart don enter". */
export const inserted = (emojiName: string): string => `${emojiName} don enter`;

export type Holds = Translates<typeof import("./emoji-text.ts"), typeof import("./emoji-text.pcm.ts")>;
