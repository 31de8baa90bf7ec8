import type { Translates } from "../../../schema/language/translation.ts";

/** On an event's page and its ticket. */
export const eventButton = "Open the event channel";
/** After a game. */
export const gameButton = "Yarn about this game";

export type Holds = Translates<typeof import("./occasion-text.ts"), typeof import("./occasion-text.pcm.ts")>;
