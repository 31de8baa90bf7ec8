import type { Translates } from "../../schema/language/translation.ts";

export const loading = "E dey load...";
export const needsScripts = "This page need JavaScript. Abeg switch am on for your browser.";
// For browsers that are older than those the app is built for.
export const tooOld = "This browser don too old for this site.";
export const updateBrowser =
  "You fit read our pages, but dem fit no show well and most buttons no go work. Update the browser or your phone system, or open this page for another browser, like Chrome or Firefox.";

export type Holds = Translates<typeof import("./page-text.ts"), typeof import("./page-text.pcm.ts")>;
