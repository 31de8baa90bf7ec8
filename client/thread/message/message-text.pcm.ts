import type { Translates } from "../../../schema/language/translation.ts";

/** The button of a message, for screen readers. */
export const ownMenuLabel = "Your message: reply, react, edit";
export const menuLabel = (name: string): string => `Message from ${name}: reply, react, report`;
export const deletedMenuLabel = (name: string): string => `Message from ${name} wey don delete: report`;
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
export const copiedMessage = "You don copy the message.";

export const deleteTitle = "Delete this message?";
export const deleteConsequence = "Nobody fit read am again. Everybody go still see say message dey there before.";

/** Read before a message. */
export const ownAuthor = "You: ";
export const author = (name: string): string => `${name}: `;
/** Below a message, after its time. */
export const edited = "don change";
export const sent = "E don go";

/** Above a quoted message, where other quotes have the author's name. */
export const quotedOwn = "You";
export const quotedHidden = "Reply to";

export const sending = "E dey go...";
export const waitingForNetwork = "E dey wait for network";
/** One of the choices of a poll, on a line of its own. */
export const unsentChoice = (choice: string): string => `• ${choice}`;
/** `reason` is a whole sentence. */
export const notSent = (reason: string): string => `E no go. ${reason}`;
export const retryButton = "Try again";
export const discardButton = "Delete";
export const sendAnywayButton = "Send am like that";

export type Holds = Translates<typeof import("./message-text.ts"), typeof import("./message-text.pcm.ts")>;
