export const messagesHeading = "In your messages";
/** Who the member's own message went to. */
export const ownMessageTo = (name: string): string => `You to ${name}`;

export const peopleHeading = "People";
/** What pressing a person does. */
export const sendMessage = "Send a message";
export const opening = "Opening...";
export const nobodyFound = "No one by that name you can message.";
/** The conversations with others by that name are already shown. */
export const nobodyElseFound = "No one else by that name.";
export const typeMore = "Type at least two letters of a name.";
export const ageUnconfirmed =
  "Your age hasn’t been confirmed yet. Ask a mentor or leader who knows you. Until then, you only find adults, and a safeguarding lead joins your conversations.";
export const birthDateNeeded = "Before you message someone for the first time, please add your birth date.";
export const addBirthDateButton = "Add your birth date";
export { searchFailed as failed } from "../../frame/frame-text.ts";
export { retryButton as tryAgainButton } from "../../ui/feedback/feedback-text.ts";
