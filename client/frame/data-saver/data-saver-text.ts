export const switchLabel = "Save data";
/** The browser doesn’t measure what is live. */
export const switchDescription = (used: string): string =>
  `Pictures wait until you press them. ${used} used since you opened the app, besides live games and messages.`;
