/** In place of the text of a message that only forwards another one. */
export const forwardedMessage = "Forwarded message";
