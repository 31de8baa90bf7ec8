export const today = "Today";
export const yesterday = "Yesterday";
/** Above the messages that arrived while the member was away. */
export const newMessagesDivider = "New messages";
export const olderButton = "Earlier messages";
export const olderFailedButton = "Couldn’t load. Try again";
/** Scrolls to the end. */
export const newestButton = "Newest";
