import type { Translates } from "../../schema/language/translation.ts";

export const screenTitle = "Safety";
export const mySafetyLink = "Safety and privacy";
export const reportsSection = "Reports";
export const flaggedSection = "Flagged";
export const newcomersSection = "New members";
export const supervisedSection = "Supervised";
export const gameRoomsSection = "Game rooms";
export const parentsSection = "Parents";
export const questionsSection = "Questions";
export const podsSection = "Pods";
export const confessionsSection = "Confessions";
export const confessionTitle = "One confession";

export type Holds = Translates<typeof import("./section-text.ts"), typeof import("./section-text.pcm.ts")>;
