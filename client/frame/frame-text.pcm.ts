import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorText } from "./error-text.ts";

export const loading = "E dey load...";
/** For members without a name, in messages, channels and notifications. */
export const unknownUser = "Pesin without name";
/** For members without a name, in games and leaderboards. */
export const anonymousPlayer = "Player without name";

export const searchFailed = "The search no work.";
export const copiedTitle = "E don copy!";
export const notCopiedTitle = "Error";
export const notCopiedMessage = "This browser no gree make you copy.";

// A screen that failed
export const loadFailedTitle = "We no fit load this page";
export const loadFailedHint = "Check your network, then reload the page.";
export const crashedTitle = "Something no go well";
export const crashedHint = "No be your fault. If you reload the page, e dey help most times.";
export { reloadButton } from "../ui/overlay/overlay-text.ts";

// Screens for members only
export const sessionEnded = "Your sign-in don expire. Abeg sign in again.";
/** What the app tells members without this access. Visitors are asked to sign in first. */
export const accessDenied: Readonly<Record<"admin" | "event-manager" | "guardian" | "mentor", ErrorText>> = {
  admin: { title: "You no get access", message: "You no be admin." },
  mentor: { title: "You no get access", message: "Only mentors, safeguarding leads and admins fit open this page." },
  "event-manager": { title: "You no get access", message: "Only people wey dey manage events fit open this page." },
  guardian: { title: "You no get access", message: "Only safeguarding leads and admins fit open this page." },
};

export type Holds = Translates<typeof import("./frame-text.ts"), typeof import("./frame-text.pcm.ts")>;
