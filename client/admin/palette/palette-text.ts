import { countOf } from "../../ui/format/format.ts";

/** The button in the bar, which has no room for more. */
export const openButton = "Search";
/** Names the dialog, and the button where it has no word. */
export const title = "Search the admin area";
export const loadFailed = { title: "Not searched", message: "The search didn’t reach the server. Please try again." };

export const fieldLabel = "Name, title or section";
export const resultsLabel = "Results";
export const searching = "Searching...";
export const resultCount = (count: number): string => countOf(count, "result");
export const nothingFound = (words: string): string => `Nothing found for “${words}”.`;
export const retryButton = "Try again";

export const sectionsTitle = "Sections";
export const pagesTitle = "Pages";
export const settingsTitle = "Settings";
export const membersTitle = "Members";
export const eventsTitle = "Events";
export const devotionsTitle = "Devotions";
export const channelsTitle = "Channels";
export const privateChannel = "Private channel";
export const openChannel = "Open channel";

/** Below the results, for a keyboard. */
export const keys = [
  { caps: ["↑", "↓"], does: "to choose" },
  { caps: ["Enter"], does: "to open" },
  { caps: ["Esc"], does: "to close" },
] as const;
