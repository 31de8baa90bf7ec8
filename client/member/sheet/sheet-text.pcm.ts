import type { Translates } from "../../../schema/language/translation.ts";

export const loading = "E dey load...";
export const notVisibleTitle = "You no fit see am";
export const notVisibleHint =
  "You fit see people wey una dey the same conversation, channel or game. Maybe this pesin don leave.";
export const noRole = "Member";
/** `day` is "November 21". */
export const birthday = (day: string): string => `Birthday na ${day}`;
/** `month` is "November 2026". */
export const memberSince = (month: string): string => `Member since ${month}`;
export const ownSheet =
  "Na you be this. Other people dey see your name, your role and since when you be member. Na only people wey fit message you dey see wetin you write about yourself.";
/** `place` is "Yaba, Lagos". */
export const livesIn = (place: string): string => `Dey live for ${place}`;
export const interestsLabel = "Interests";

export const blockButton = "Block";
export const unblockButton = "Unblock";
export const reportButton = "Report";
export const blockTitle = (name: string): string => `You wan block ${name}?`;
export const blockConsequence = (name: string): string =>
  `Una no go fit message or find each other. We no go tell ${name}. You fit unblock am any time.`;
/** On the sheet of a member whom the reader has blocked. */
export const blockedHint = (name: string): string =>
  `You don block ${name}. Una no fit message or find each other, and we no tell ${name}.`;
export const blockedTitle = "Blocked";
export const blockedMessage = (name: string): string => `${name} no fit message you again.`;
export const unblockedTitle = "Unblocked";
export const unblockedMessage = (name: string): string => `You and ${name} fit message each other again.`;

export type Holds = Translates<typeof import("./sheet-text.ts"), typeof import("./sheet-text.pcm.ts")>;
