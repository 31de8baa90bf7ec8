import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Find events";
export const loading = "The events dey load...";
export const listLabel = "Events";
export const moreButton = "Show more events";
export const noneThisWeek = "Nothing dey again this week";
export const noneThisWeekHint = "See wetin dey come after am.";
export const upcomingLink = "Events wey dey come";
export const noPast = "No event don pass yet";
export const noPastHint = "Events dey move come here once dem start.";
export const backLink = "Home page";
export const soldOut = "Full";

export type Holds = Translates<typeof import("./find-text.ts"), typeof import("./find-text.pcm.ts")>;
