/** Both the button and what it opens. */
export const emojisLabel = "Emojis";
export const searchLabel = "Search emojis by name";
export const searchPlaceholder = "Search by name";
export const nothingFound = "No emoji by that name.";
/** The first group of the list. */
export const recentGroup = "Recently used";
/** For screen readers: "Heart inserted". */
export const inserted = (emojiName: string): string => `${emojiName} inserted`;
