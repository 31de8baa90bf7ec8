/** Seconds between two messages of one member in slow mode. 0 turns it off. */
export const slowModes = [0, 10, 30, 60, 300] as const;
export type SlowSeconds = (typeof slowModes)[number];

export { quietHoursText, slowModeText } from "./pace-text.ts";
