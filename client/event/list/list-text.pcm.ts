import type { Translates } from "../../../schema/language/translation.ts";

/** Tells buttons of several cards apart, and begins with what the button shows. */
export const registerFor = (title: string): string => `Register for ${title}`;
export const buyFor = (title: string): string => `Buy Ticket for ${title}`;
export const fullOf = (title: string): string => `Event Don Full: ${title}`;
export const noUpcomingHint = "New events dey show here first. Before then, game dey to play every night.";
export const gamesLink = "See the games";
export const feedTitle = "No miss any one";
export const feedText = "Subscribe to this address for your calendar app, and every event go show there by itself.";
export const copyFeedButton = "Copy calendar address";
export const feedCopied = "Address don copy";

export type Holds = Translates<typeof import("./list-text.ts"), typeof import("./list-text.pcm.ts")>;
