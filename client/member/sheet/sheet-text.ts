export const loading = "Loading...";
export const notVisibleTitle = "Not available";
export const notVisibleHint =
  "You can look at people with whom you share a conversation, a channel or a game. This person may have left.";
export const noRole = "Member";
/** `month` is "November 2026". */
export const birthday = (day: string): string => `Birthday on ${day}`;
export const memberSince = (month: string): string => `Member since ${month}`;
export const ownSheet =
  "This is you. Others see your name, your role and since when you’re a member. What you write about yourself is only for those who may message you.";
/** `place` is "Yaba, Lagos". */
export const livesIn = (place: string): string => `Lives in ${place}`;
export const interestsLabel = "Interests";

export const blockButton = "Block";
export const unblockButton = "Unblock";
export const reportButton = "Report";
export const blockTitle = (name: string): string => `Block ${name}?`;
export const blockConsequence = (name: string): string =>
  `You won’t be able to message or find each other. We don’t tell ${name}. You can unblock them at any time.`;
/** On the sheet of a member whom the reader has blocked. */
export const blockedHint = (name: string): string =>
  `You’ve blocked ${name}. You can’t message or find each other, and ${name} isn’t told.`;
export const blockedTitle = "Blocked";
export const blockedMessage = (name: string): string => `${name} can’t message you anymore.`;
export const unblockedTitle = "Unblocked";
export const unblockedMessage = (name: string): string => `You and ${name} can message each other again.`;
