export const listLabel = "Your conversations";
export const loading = "Loading your conversations...";
export const searchLabel = "Find people by name, or words in your messages";
export const searchPlaceholder = "Find people and messages";
export const emptyTitle = "No conversations yet";
export const emptyHint = "Search above for someone you know, and send them a message.";
/** Read after the number of unread messages. */
export const unreadSuffix = " unread";
