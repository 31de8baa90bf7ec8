import { countOf } from "../ui/format/format.ts";

// The member's newest conversations, on the dashboard
export const unreadText = (unread: number): string =>
  unread === 0 ? "No unread messages." : `${countOf(unread, "unread message")}.`;
export const messagesLink = "Open messages";
export const chatLink = "Start a chat";
