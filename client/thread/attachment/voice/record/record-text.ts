import type { MediaFailure } from "../../../../frame/media-failure.ts";

export const recordButton = "Record a voice note";
/** While the browser asks for the microphone. */
export const askingLabel = "Waiting for the microphone...";
export const recordingLabel = "Recording";
export const stopButton = "Stop recording";
export const discardButton = "Discard recording";
/** How long it has been recorded, and the most: "0:07 / 1:00". */
export const timeOf = (time: string, most: string): string => `${time} / ${most}`;

/** Read aloud. */
export const recordingStarted = "Recording. It ends by itself after 60 seconds.";
export const tenSecondsLeft = "10 seconds left.";
export const recorded = "Voice note recorded. You can listen to it before you send it.";
export const discarded = "Recording discarded.";

export const removeButton = "Delete voice note";

export const failureTitles: Readonly<Record<MediaFailure, string>> = {
  denied: "We can’t use your microphone",
  missing: "No microphone found",
  busy: "Your microphone is in use",
  failed: "Recording didn’t start",
};
export const failureMessages: Readonly<Record<MediaFailure, string>> = {
  denied: "Tap the icon beside the address, allow the microphone for this site, then try again.",
  missing: "Connect a microphone or use another device, then try again.",
  busy: "Close the call or the app that uses it, then try again.",
  failed: "Something went wrong with your microphone. Please try again.",
};

export const notKeptTitle = "Don’t close the app yet";
export const notKeptMessage =
  "Your browser has no space to keep this voice note. If you close the app before it’s sent, you’ll need to record it again.";
