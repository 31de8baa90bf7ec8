import type { Translates } from "../../../schema/language/translation.ts";

export const listLabel = "Your conversations";
export const loading = "Your conversations dey load...";
export const searchLabel = "Find people by name, or words for your messages";
export const searchPlaceholder = "Find people and messages";
export const emptyTitle = "No conversations dey here yet";
export const emptyHint = "Search up there for somebody wey you know, and send dem message.";
/** Read after the number of unread messages. */
export const unreadSuffix = " unread";

export type Holds = Translates<typeof import("./list-text.ts"), typeof import("./list-text.pcm.ts")>;
