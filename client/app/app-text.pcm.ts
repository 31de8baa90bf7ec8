import type { Translates } from "../../schema/language/translation.ts";

// An address without a screen
/** In the title of the browser's tab. */
export const notFoundTabTitle = "We no see this page";
export const notFoundTitle = "Oops! We no see this page";
export const notFoundHint = "Nothing dey for this address. The page fit don move, or part of the link no dey.";
export const returnHomeLink = "Go back Home";

export type Holds = Translates<typeof import("./app-text.ts"), typeof import("./app-text.pcm.ts")>;
