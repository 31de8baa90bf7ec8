import type { Translates } from "../../../schema/language/translation.ts";

export const closeLabel = "Close";
export const cancelButton = "Cancel";

// A part of the app that could not be loaded after a press
export const loadFailedTitle = "Network no dey";
export const loadFailedMessage = "That one no load. Check your network and press am again, or reload the page.";
export const reloadButton = "Reload the page";

export type Holds = Translates<typeof import("./overlay-text.ts"), typeof import("./overlay-text.pcm.ts")>;
