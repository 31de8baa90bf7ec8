import type { ErrorText } from "../../frame/error-text.ts";

export const muteAction = "Mute";
export const unmuteAction = "Unmute";
export const muted: ErrorText = { title: "Muted", message: "Your devices stay silent, except when you get a reply." };
export const unmuted: ErrorText = { title: "Unmuted", message: "You’ll hear about new messages here again." };
export const saveFailed: ErrorText = { title: "Error", message: "We couldn’t save this. Try again." };
