import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

/** The button in the bar, which has no room for more. */
export const openButton = "Search";
/** Names the dialog, and the button where it has no word. */
export const title = "Search the admin area";
export const loadFailed = { title: "Search no work", message: "The search no reach the server. Abeg try am again." };

export const fieldLabel = "Name, title or section";
export const resultsLabel = "Results";
export const searching = "E dey search...";
export const resultCount = (count: number): string => countOf(count, "result", "results");
export const nothingFound = (words: string): string => `We no see anything for “${words}”.`;
export const retryButton = "Try am again";

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

export type Holds = Translates<typeof import("./palette-text.ts"), typeof import("./palette-text.pcm.ts")>;
