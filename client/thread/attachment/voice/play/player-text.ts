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

/** Covered: to the others, to its sender, and to a safeguarding lead. */
export const coveredForOthers = "A safeguarding lead listens to this first.";
export const coveredForSender = "Others hear this once a safeguarding lead has listened to it.";
export const coveredForLead = "Nobody else hears this yet.";
export const uncoverButton = "Let others hear it";
