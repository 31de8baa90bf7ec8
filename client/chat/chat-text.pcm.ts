import type { Translates } from "../../schema/language/translation.ts";
import { listOf, pluralOf } from "../ui/format/format.ts";

export const screenTitle = "Messages";
export const paneLabel = "Conversation";
export const nothingOpenTitle = "Choose one conversation";
export const nothingOpenHint = "Or find somebody by name and send dem message.";

/** The last message in a list, if it is the reader's own. */
export const ownPreview = (content: string): string => `You: ${content}`;
export const noMessages = "No messages yet";

/** On a member's sheet. */
export const messageButton = "Message";

/** At the top of a conversation, for everyone. */
export const supervisedByLeads = (names: readonly string[]): string =>
  `${listOf(names)}, ${pluralOf(names.length, "safeguarding lead", "safeguarding leads")}, fit read this conversation.`;
/** The same if an admin supervises a safeguarding lead. */
export const supervisedByAdmin = (names: readonly string[]): string =>
  `${listOf(names)} fit read this conversation, to keep am safe.`;
/** The same for anyone who supervises it. */
export const supervisedByReader = "You dey look after this conversation. The two people know say you fit read am.";

/** Toasts. */
export const blockedTitle = "You don block am";
export const blockedMessage = (name: string): string => `${name} no fit message you again.`;
export const unblockedTitle = "You don unblock am";
export const unblockedMessage = (name: string): string => `You and ${name} fit message each other again.`;

export type Holds = Translates<typeof import("./chat-text.ts"), typeof import("./chat-text.pcm.ts")>;
