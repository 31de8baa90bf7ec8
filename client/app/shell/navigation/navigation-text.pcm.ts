import type { Translates } from "../../../../schema/language/translation.ts";

export const skipLink = "Jump go the main part";
/** Names the links of the header for screen readers. */
export const mainLinksLabel = "Main";
/** A menu with the links that don't fit in the header. */
export const moreButton = "More";
export const closeLabel = "Close";
export const openSidebarLabel = "Open sidebar";
export const closeSidebarLabel = "Close sidebar";

export type Holds = Translates<typeof import("./navigation-text.ts"), typeof import("./navigation-text.pcm.ts")>;
