import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorText } from "../frame/error-text.ts";

export const pinAction = "Pin am for top";
export const unpinAction = "Unpin";
export const muteAction = "Mute";
export const unmuteAction = "Unmute";
export const pinned = (name: string): ErrorText => ({ title: "E don pin", message: `${name} go stay for top.` });
export const unpinned = (name: string): ErrorText => ({
  title: "E don unpin",
  message: `${name} don go back to the list.`,
});
export const muted: ErrorText = {
  title: "E don mute",
  message: "Your devices go stay quiet, except when somebody mention you or reply you.",
};
export const unmuted: ErrorText = { title: "E don unmute", message: "You go dey hear about new messages here again." };
export const saveFailed: ErrorText = { title: "E no work", message: "We no fit save am. Abeg try am again." };

export type Holds = Translates<typeof import("./setting-text.ts"), typeof import("./setting-text.pcm.ts")>;
