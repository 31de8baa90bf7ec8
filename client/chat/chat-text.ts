import { listOf, pluralOf } from "../ui/format/format.ts";

export const screenTitle = "Messages";
export const paneLabel = "Conversation";
export const nothingOpenTitle = "Choose a conversation";
export const nothingOpenHint = "Or find someone by name and send them a message.";

/** The last message in a list, if it is the reader's own. */
export const ownPreview = (content: string): string => `You: ${content}`;
export const noMessages = "No messages yet";

/** On a member's sheet. */
export const messageButton = "Message";

/** At the top of a conversation, for everyone. */
export const supervisedByLeads = (names: readonly string[]): string =>
  `${listOf(names)}, ${pluralOf(names.length, "safeguarding lead")}, can read this conversation.`;
/** The same if an admin supervises a safeguarding lead. */
export const supervisedByAdmin = (names: readonly string[]): string =>
  `${listOf(names)} can read this conversation, to keep it safe.`;
/** The same for anyone who supervises it. */
export const supervisedByReader = "You look after this conversation. Both people know that you can read it.";

/** Toasts. */
export const blockedTitle = "Blocked";
export const blockedMessage = (name: string): string => `${name} can’t message you anymore.`;
export const unblockedTitle = "Unblocked";
export const unblockedMessage = (name: string): string => `You and ${name} can message each other again.`;
