import type { Translates } from "../../../schema/language/translation.ts";

export const messagesHeading = "For your messages";
/** Who the member's own message went to. */
export const ownMessageTo = (name: string): string => `You to ${name}`;

export const peopleHeading = "People";
/** What pressing a person does. */
export const sendMessage = "Send message";
export const opening = "E dey open...";
export const nobodyFound = "Nobody wey get that name dey wey you fit message.";
/** The conversations with others by that name are already shown. */
export const nobodyElseFound = "Nobody else get that name.";
export const typeMore = "Type at least two letters of the name.";
export const ageUnconfirmed =
  "We never confirm your age. Ask one mentor or leader wey know you. Until then, na only adults you go find, and one safeguarding lead go join your conversations.";
export const birthDateNeeded = "Before you message somebody for the first time, abeg add your birth date.";
export const addBirthDateButton = "Add your birth date";
export { searchFailed as failed } from "../../frame/frame-text.ts";
export { retryButton as tryAgainButton } from "../../ui/feedback/feedback-text.ts";

export type Holds = Translates<typeof import("./search-text.ts"), typeof import("./search-text.pcm.ts")>;
