import type { Translates } from "../../../schema/language/translation.ts";
import type { ThreadKind } from "../pending/thread-key.ts";

export const searchLabel = "Search messages";
export const searchHint = "You go see the ten newest matches here.";
export const nothingFound = "We no see any message.";
export { retryButton as tryAgainButton } from "../../ui/feedback/feedback-text.ts";

export const excerptTitle: Readonly<Record<ThreadKind, string>> = {
  conversation: "Before now for this conversation",
  channel: "Before now for this channel",
};
export const resultDeleted = "Somebody don delete this message.";
export const backButton = "Go back to results";
export const openButton: Readonly<Record<ThreadKind, string>> = {
  conversation: "Open conversation",
  channel: "Open channel",
};

export type Holds = Translates<typeof import("./search-text.ts"), typeof import("./search-text.pcm.ts")>;
