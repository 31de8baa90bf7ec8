import { countOf } from "../../../../ui/format/format.ts";

const seconds = (count: number): string => countOf(count, "second");

/** What it is, read aloud: "Voice note from Ada, 12 seconds". */
export const noteFrom = (name: string, length: number): string => `Voice note from ${name}, ${seconds(length)}`;
export const ownNote = (length: number): string => `Your voice note, ${seconds(length)}`;
export const playButton = "Play";
export const pauseButton = "Pause";
/** In data saver, what a press costs: "Play · 48 KB". */
export const playOf = (size: string): string => `Play · ${size}`;
export const positionLabel = "Position";
/** Read aloud: "3 of 12 seconds". */
export const positionOf = (position: number, length: number): string => `${position} of ${seconds(length)}`;
export const failed = "This voice note couldn’t be loaded.";
export const retryButton = "Try again";
export const blocked = "This browser can’t play voice notes. Update it, or use another one.";

/** While it is covered. */
export const covered = "A safeguarding lead listens to this first.";
export const ownCovered = "Others hear this once a safeguarding lead has listened to it.";
/** Below a covered one, for safeguarding leads. */
export const coveredForLead = "Only you and the sender can hear this until you let others hear it.";
export const uncoverButton = "Let others hear it";
export const uncoverFailed = {
  title: "Error",
  message: "Others can’t hear this voice note yet. Please try again.",
} as const;
