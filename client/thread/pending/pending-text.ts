import type { Change } from "./changes.ts";

/** The titles of toasts, when the server refused a change. The message is the reason. */
export const refusedTitles: Readonly<Record<Change["kind"], string>> = {
  edit: "Your changes weren’t saved",
  delete: "Your message wasn’t deleted",
  react: "Failed to add reaction",
  vote: "Your vote wasn’t counted",
};

/** The toast if a message or an edit is refused while another screen is open. */
export const askedTitle = "A message is waiting for you";
export const askedMessage = "It may not be safe to share, so it wasn’t sent yet. Open it to decide.";

/** Above an edit that must be confirmed. */
export const askedEditTitle = "Your changes aren’t saved yet";
export const askedEditLabel = "You changed your message to:";
export const saveAnywayButton = "Save anyway";
export const editButton = "Edit";
export const discardEditButton = "Discard changes";
