import type { ErrorText } from "../frame/error-text.ts";

export const pinAction = "Pin to the top";
export const unpinAction = "Unpin";
export const muteAction = "Mute";
export const unmuteAction = "Unmute";
export const pinned = (name: string): ErrorText => ({ title: "Pinned", message: `${name} stays at the top.` });
export const unpinned = (name: string): ErrorText => ({ title: "Unpinned", message: `${name} is back in the list.` });
export const muted: ErrorText = {
  title: "Muted",
  message: "Your devices stay silent, except when someone mentions you or replies to you.",
};
export const unmuted: ErrorText = { title: "Unmuted", message: "You’ll hear about new messages here again." };
export const saveFailed: ErrorText = { title: "Error", message: "We couldn’t save this. Try again." };
