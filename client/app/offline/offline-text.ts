// No network
/** For members, whose phone has saved something. */
export const memberOffline = "You’re offline. What you’ve read is still here, and we’ll send your messages later.";
export const visitorOffline = "You’re offline. Some pages can’t open until you’re back online.";

// A new version
export const updateTitle = "A new version is ready";
export const updateMessage = "The page will reload. Your unsent messages are safe.";
export const updateButton = "Update";
export const laterButton = "Later";

// Installing. The title and the buttons are those of the specification.
export const installTitle = "Install App";
export const installMessage = (community: string): string =>
  `Open ${community} from your home screen. It takes almost no space, and it opens without a connection, too.`;
export const installButton = "Install";
/** No browser of iOS can install an app by itself. */
export const iosSteps = [
  "Press Share in the browser’s bar.",
  "Then choose “Add to Home Screen”.",
  "Last, press Add.",
] as const;
export const installedButton = "I’ve added it";
