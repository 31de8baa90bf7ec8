import type { Translates } from "../../schema/language/translation.ts";

// The member's channels, on the dashboard
export const allChannelsLink = "All channels";
export const noChannels = "You no dey any channel yet. Find one wey you like, or create your own.";

export type Holds = Translates<typeof import("./panel-text.ts"), typeof import("./panel-text.pcm.ts")>;
