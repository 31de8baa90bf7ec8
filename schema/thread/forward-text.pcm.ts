import type { Translates } from "../language/translation.ts";

/** In place of the text of a message that only forwards another one. */
export const forwardedMessage = "Message wey dem forward";

export type Holds = Translates<typeof import("./forward-text.ts"), typeof import("./forward-text.pcm.ts")>;
