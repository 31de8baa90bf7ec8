import type { Translates } from "../../../schema/language/translation.ts";

/** In the order of the reactions. */
export const reactionNames = ["Thumbs up", "Heart", "Laugh", "Surprise", "Sad", "Vex"] as const;

export const loadingReactors = "People wey react dey load...";
export const noReactors = "No reactions dey again.";

export type Holds = Translates<typeof import("./reaction-text.ts"), typeof import("./reaction-text.pcm.ts")>;
