import { countOf } from "../ui/format/format.ts";
import type { ThreadKind } from "./pending/thread-key.ts";

export { unknownUser } from "../frame/frame-text.ts";
/** In lists, for a thread with messages that the server does not have yet. */
export const unsentBadge = "Not sent yet";

export const loadingMessages = "Loading messages...";
export const newMessageCount = (count: number): string => countOf(count, "new message");
/** Shown instead of the text of a message that was deleted, or that the reader may not see. */
export const messageDeleted = "Message deleted";
export const messageHidden = "Message hidden";
export const reactLabel = "React";
export const reactorsTitle = "Who reacted";

/** Who is typing. Empty without names. */
export function typingNames(names: readonly string[]): string {
  const [one, other, ...more] = names;
  if (one === undefined) return "";
  if (other === undefined) return `${one} is writing`;
  return more.length === 0 ? `${one} and ${other} are writing` : "Several people are writing";
}

/** In place of the composer. `until` is "7:00 PM" or "Mon 23 Nov, 7:00 PM". */
export const mutedHint = (until: string): string =>
  `A leader has paused your messages until ${until}. You can still read.`;
export const offline = "Offline. It will be sent later.";
export const serverRestarting = "The server is restarting. One moment.";
export const reconnecting = "Reconnecting. We’ve saved your message.";

export const closedHereTitle = "Closed here";
export const closedHereMessage: Readonly<Record<ThreadKind, string>> = {
  conversation: "This conversation was closed on this screen. Open it again to continue.",
  channel: "This channel was closed on this screen. Open it again to continue.",
};
export { retryButton as tryAgainButton } from "../ui/feedback/feedback-text.ts";
