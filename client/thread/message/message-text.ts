/** The button of a message, for screen readers. */
export const ownMenuLabel = "Your message: reply, react, edit";
export const menuLabel = (name: string): string => `Message from ${name}: reply, react, report`;
export const deletedMenuLabel = (name: string): string => `Deleted message from ${name}: report`;
export const hiddenMenuLabel = "Hidden message: report";
export const hiddenMenuTitle = "Hidden message";
export const ownMenuTitle = "Your message";
export const menuTitle = (name: string): string => `Message from ${name}`;
export const reactButton = "React";
export const replyButton = "Reply";
export const editButton = "Edit";
export const forwardButton = "Forward";
export const copyButton = "Copy";
export const deleteButton = "Delete";
export const reportButton = "Report";
export const aboutButton = (name: string): string => `About ${name}`;

export { copiedTitle, notCopiedMessage, notCopiedTitle } from "../../frame/frame-text.ts";
export const copiedMessage = "The message is on your clipboard.";

export const deleteTitle = "Delete this message?";
export const deleteConsequence = "Nobody can read it anymore. Everyone still sees that there was a message.";

/** Read before a message. */
export const ownAuthor = "You: ";
export const author = (name: string): string => `${name}: `;
/** Below a message, after its time. */
export const edited = "edited";
export const sent = "Sent";

/** Above a quoted message, where other quotes have the author's name. */
export const quotedOwn = "You";
export const quotedHidden = "Reply to";

export const sending = "Sending...";
export const waitingForNetwork = "Waiting for the network";
/** One of the choices of a poll, on a line of its own. */
export const unsentChoice = (choice: string): string => `• ${choice}`;
/** `reason` is a whole sentence. */
export const notSent = (reason: string): string => `Not sent. ${reason}`;
export const retryButton = "Retry";
export const discardButton = "Delete";
export const sendAnywayButton = "Send anyway";
