import { countOf } from "../../ui/format/format.ts";

export const screenTitle = "Search all messages";
export const backLink = "Messages";
export const wordsLabel = "Words in the messages";
export const wordsPlaceholder = "Words in the messages";
export const filtersButton = (count: number): string => (count === 0 ? "Filters" : `Filters (${count})`);
export const senderLabel = "Sent by";
export const senderPlaceholder = "A name";
export const fromLabel = "From day";
export const untilLabel = "Until day";

export const startTitle = "Find something that was said";
export const startHint = "Type at least two letters. We’ll search every conversation and channel you can read.";
export const loading = "Searching your messages...";
export const listLabel = "Messages found";
/** For screen readers. */
export const shown = (count: number): string => `${countOf(count, "message")} shown`;
export const moreButton = "Show more";
export const nothingFound = "No messages found";
export const nothingFoundHint = "Try fewer words, or only the beginning of one.";
export const nothingFoundNarrowed = "Try fewer words, or clear the filters.";
export const clearButton = "Clear filters";
export { retryButton as tryAgainButton } from "../../ui/feedback/feedback-text.ts";

/** Where a message was found. */
export const inChannel = (name: string): string => `In ${name}`;
export const inConversation = (names: string): string => `Chat with ${names}`;
