import type { Translates } from "../../../schema/language/translation.ts";

export const listen = "Listen";
export const pause = "Pause";
export const goOn = "Go on";
export const stop = "Stop";
/** Tells the buttons of several cards apart. */
export const ofTitle = (button: string, title: string): string => `${button}: ${title}`;
export const failed = {
  title: "We no fit read am out",
  message: "The voice for your phone no answer. Abeg try am again.",
};

export type Holds = Translates<typeof import("./aloud-text.ts"), typeof import("./aloud-text.pcm.ts")>;
