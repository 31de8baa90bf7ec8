import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const screenTitle = "Search all messages";
export const backLink = "Messages";
export const wordsLabel = "Words wey dey the messages";
export const wordsPlaceholder = "Words wey dey the messages";
export const filtersButton = (count: number): string => (count === 0 ? "Filters" : `Filters (${count})`);
export const senderLabel = "Who send am";
export const senderPlaceholder = "Name";
export const fromLabel = "From day";
export const untilLabel = "Reach day";

export const startTitle = "Find wetin somebody talk";
export const startHint = "Type at least two letters. We go search every conversation and channel wey you fit read.";
export const loading = "We dey search your messages...";
export const listLabel = "Messages wey we see";
/** For screen readers. */
export const shown = (count: number): string => `${countOf(count, "message", "messages")} dey here`;
export const moreButton = "Show more";
export const nothingFound = "We no see any message";
export const nothingFoundHint = "Try fewer words, or only how one word take start.";
export const nothingFoundNarrowed = "Try fewer words, or clear the filters.";
export const clearButton = "Clear filters";
export { retryButton as tryAgainButton } from "../../ui/feedback/feedback-text.ts";

/** Where a message was found. */
export const inChannel = (name: string): string => `Inside ${name}`;
export const inConversation = (names: string): string => `Chat with ${names}`;

export type Holds = Translates<typeof import("./everywhere-text.ts"), typeof import("./everywhere-text.pcm.ts")>;
