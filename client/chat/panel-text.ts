import { countOf } from "../ui/format/format.ts";

// The member's newest conversations, on the dashboard
export const messagesTitle = "Messages";
export const messagesHint = "Private conversations with people you know.";
export const unreadMessages = (unread: number): string => countOf(unread, "unread message");
export const unreadText = (unread: number): string =>
  unread === 0 ? "No unread messages." : `${countOf(unread, "unread message")}.`;
/** Read after the number of unread messages of a conversation. */
export const unreadSuffix = " unread";
export const loading = "Loading your conversations...";
export const messagesLink = "Open messages";
export const chatLink = "Start a chat";
