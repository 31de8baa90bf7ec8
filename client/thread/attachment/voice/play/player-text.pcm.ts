import type { Translates } from "../../../../../schema/language/translation.ts";

const seconds = (count: number): string => (count === 1 ? "1 second" : `${count} seconds`);

/** What it is, read aloud: "Voice note from Ada, 12 seconds". */
export const noteFrom = (name: string, length: number): string => `Voice note from ${name}, ${seconds(length)}`;
export const ownNote = (length: number): string => `Your voice note, ${seconds(length)}`;
export const playButton = "Play";
export const pauseButton = "Pause";
/** In data saver, what a press costs: "Play · 48 KB". */
export const playOf = (size: string): string => `Play · ${size}`;
export const positionLabel = "Where e reach";
/** Read aloud: "3 of 12 seconds". */
export const positionOf = (position: number, length: number): string => `${position} of ${seconds(length)}`;
export const failed = "This voice note no gree load.";
export const retryButton = "Try again";
export const blocked = "This browser no fit play voice note. Update am, or use another one.";

/** While it is covered. */
export const covered = "Safeguarding lead go listen to this one first.";
export const ownCovered = "Others go hear am once safeguarding lead don listen to am.";
/** Below a covered one, for safeguarding leads. */
export const coveredForLead = "Na only you and who send am fit hear this one, until you let others hear am.";
export const uncoverButton = "Let others hear am";
export const uncoverFailed = {
  title: "Error",
  message: "Others never fit hear this voice note. Abeg try again.",
} as const;

export type Holds = Translates<typeof import("./player-text.ts"), typeof import("./player-text.pcm.ts")>;
