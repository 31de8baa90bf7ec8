import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorText } from "../../frame/error-text.ts";

export const muteAction = "Mute";
export const unmuteAction = "Unmute";
export const muted: ErrorText = {
  title: "E don mute",
  message: "Your devices go stay quiet, except when somebody reply you.",
};
export const unmuted: ErrorText = { title: "E don unmute", message: "You go dey hear about new messages here again." };
export const saveFailed: ErrorText = { title: "E no work", message: "We no fit save am. Abeg try am again." };

export type Holds = Translates<typeof import("./mute-text.ts"), typeof import("./mute-text.pcm.ts")>;
