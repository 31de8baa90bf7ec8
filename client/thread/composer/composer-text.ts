export const fieldLabel = "Write a message";
/** Instead of it in the field, where more buttons are beside it. */
export const shortPlaceholder = "Message";
/** The same with a photo. */
export const captionPlaceholder = "Add a caption";
export const editFieldLabel = "Change your message";
export const sendButton = "Send";
export const saveButton = "Save";
export const pollButton = "Create a poll";
/** Below the field, near the limit. */
export const charactersLeft = (left: number): string => `${left} left`;
export const tooLong = (excess: number): string => `A message has at most 4,000 characters: ${excess} too many.`;

/** Read before the message that is being replied to. */
export const replyingTo = "Replying to:";
export const editingTitle = "Editing your message";
export const cancelReplyButton = "Cancel reply";
export const cancelEditButton = "Cancel editing";
