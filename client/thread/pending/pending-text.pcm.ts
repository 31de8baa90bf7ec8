import type { Translates } from "../../../schema/language/translation.ts";
import type { Change } from "./changes.ts";

/** The titles of toasts, when the server refused a change. The message is the reason. */
export const refusedTitles: Readonly<Record<Change["kind"], string>> = {
  edit: "Your changes no save",
  delete: "Your message no delete",
  react: "Reaction no enter",
  vote: "Your vote no count",
};

/** The toast if a message or an edit is refused while another screen is open. */
export const askedTitle = "One message dey wait for you";
export const askedMessage = "E fit no dey safe to share, so we never send am. Open am to decide.";

/** Above an edit that must be confirmed. */
export const askedEditTitle = "Your changes never save";
export const askedEditLabel = "You change your message to:";
export const saveAnywayButton = "Save am like that";
export const editButton = "Edit";
export const discardEditButton = "Remove the changes";

export type Holds = Translates<typeof import("./pending-text.ts"), typeof import("./pending-text.pcm.ts")>;
