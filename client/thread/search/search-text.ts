import type { ThreadKind } from "../pending/thread-key.ts";

export const searchLabel = "Search messages";
export const searchHint = "You’ll see the ten newest matches here.";
export const nothingFound = "No messages found.";
export { retryButton as tryAgainButton } from "../../ui/feedback/feedback-text.ts";

export const excerptTitle: Readonly<Record<ThreadKind, string>> = {
  conversation: "Earlier in this conversation",
  channel: "Earlier in this channel",
};
export const resultDeleted = "This message was deleted.";
export const backButton = "Back to results";
export const openButton: Readonly<Record<ThreadKind, string>> = {
  conversation: "Open conversation",
  channel: "Open channel",
};
