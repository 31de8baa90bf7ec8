import type { Translates } from "../../../schema/language/translation.ts";

/** Also for the vibration. */
export const muteButton = "Mute the sound";

export type Holds = Translates<typeof import("./sound-text.ts"), typeof import("./sound-text.pcm.ts")>;
