import type { Translates } from "../../../schema/language/translation.ts";

export const fieldLabel = "Write message";
/** Instead of it in the field, where more buttons are beside it. */
export const shortPlaceholder = "Message";
/** The same with a photo. */
export const captionPlaceholder = "Add caption";
export const editFieldLabel = "Change your message";
export const sendButton = "Send";
export const saveButton = "Save";
export const pollButton = "Create poll";
/** Below the field, near the limit. */
export const charactersLeft = (left: number): string => `${left} remain`;
export const tooLong = (excess: number): string => `Message fit get 4,000 characters at most: ${excess} don pass.`;

/** Read before the message that is being replied to. */
export const replyingTo = "You dey reply to:";
export const editingTitle = "You dey change your message";
export const cancelReplyButton = "Cancel reply";
export const cancelEditButton = "Cancel the change";

export type Holds = Translates<typeof import("./composer-text.ts"), typeof import("./composer-text.pcm.ts")>;
