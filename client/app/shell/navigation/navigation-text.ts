export const skipLink = "Skip to content";
/** Names the links of the header for screen readers. */
export const mainLinksLabel = "Main";
/** A menu with the links that don't fit in the header. */
export const moreButton = "More";
export const closeLabel = "Close";
export const openSidebarLabel = "Open sidebar";
export const closeSidebarLabel = "Close sidebar";
