import type { Translates } from "../../../../../schema/language/translation.ts";
import type { MediaFailure } from "../../../../frame/media-failure.ts";

export const recordButton = "Record voice note";
/** While the browser asks for the microphone. */
export const askingLabel = "We dey wait for the microphone...";
export const recordingLabel = "E dey record";
export const stopButton = "Stop recording";
export const discardButton = "Throw the recording away";
/** How long it has been recorded, and the most: "0:07 / 1:00". */
export const timeOf = (time: string, most: string): string => `${time} / ${most}`;

/** Read aloud. */
export const recordingStarted = "E dey record. E go stop by itself after 60 seconds.";
export const tenSecondsLeft = "E remain 10 seconds.";
export const recorded = "Voice note don record. You fit listen to am before you send am.";
export const discarded = "Recording don comot.";

export const removeButton = "Delete voice note";

export const failureTitles: Readonly<Record<MediaFailure, string>> = {
  denied: "We no fit use your microphone",
  missing: "We no see microphone",
  busy: "Something else dey use your microphone",
  failed: "Recording no start",
};
export const failureMessages: Readonly<Record<MediaFailure, string>> = {
  denied: "Tap the icon wey dey near the address, allow microphone for this site, then try again.",
  missing: "Connect microphone or use another device, then try again.",
  busy: "Close the call or the app wey dey use am, then try again.",
  failed: "Something do your microphone. Abeg try again.",
};

export const notKeptTitle = "No close the app yet";
export const notKeptMessage =
  "Your browser no get space to keep this voice note. If you close the app before e go, you go need record am again.";

export type Holds = Translates<typeof import("./record-text.ts"), typeof import("./record-text.pcm.ts")>;
