import type { Translates } from "../../../schema/language/translation.ts";

// No network
/** For members, whose phone has saved something. */
export const memberOffline =
  "Network no dey. Everything wey you don read still dey here, and we go send your messages later.";
export const visitorOffline = "Network no dey. Some pages no go open until network come back.";

// A new version
export const updateTitle = "New version don ready";
export const updateMessage = "The page go load again. The messages wey you never send dey safe.";
export const updateButton = "Update am";
export const laterButton = "Later";

// Installing.
export const installTitle = "Install the App";
export const installMessage = (community: string): string =>
  `Open ${community} from your phone home screen. E no dey take space, and e dey open even when network no dey.`;
export const installButton = "Install am";
/** No browser of iOS can install an app by itself. */
export const iosSteps = [
  "Press Share for the browser bar.",
  "Then choose “Add to Home Screen”.",
  "Last last, press Add.",
] as const;
export const installedButton = "I don add am";

export type Holds = Translates<typeof import("./offline-text.ts"), typeof import("./offline-text.pcm.ts")>;
