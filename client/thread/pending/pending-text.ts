import type { Change } from "./changes.ts";

/** The titles of toasts, when the server refused a change. The message is the reason. */
export const refusedTitles: Readonly<Record<Change["kind"], string>> = {
  edit: "Your changes weren’t saved",
  delete: "Your message wasn’t deleted",
  react: "Failed to add reaction",
};
