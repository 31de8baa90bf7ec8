import type { Translates } from "../../schema/language/translation.ts";
import { countOf } from "../ui/format/format.ts";

// The member's newest conversations, on the dashboard
export const messagesTitle = "Messages";
export const messagesHint = "Private conversations with people wey you know.";
export const unreadMessages = (unread: number): string => countOf(unread, "unread message", "unread messages");
export const unreadText = (unread: number): string =>
  unread === 0 ? "You don read all your messages." : `${countOf(unread, "unread message", "unread messages")}.`;
/** Read after the number of unread messages of a conversation. */
export const unreadSuffix = " unread";
export const loading = "Your conversations dey load...";
export const messagesLink = "Open messages";
export const chatLink = "Start one chat";

export type Holds = Translates<typeof import("./panel-text.ts"), typeof import("./panel-text.pcm.ts")>;
