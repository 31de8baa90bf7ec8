import type { Translates } from "../../schema/language/translation.ts";
import { countOf } from "../ui/format/format.ts";
import type { ThreadKind } from "./pending/thread-key.ts";

export { unknownUser } from "../frame/frame-text.ts";
/** In lists, for a thread with messages that the server does not have yet. */
export const unsentBadge = "Never go yet";

export const loadingMessages = "Messages dey load...";
export const newMessageCount = (count: number): string => countOf(count, "new message", "new messages");
/** Shown instead of the text of a message that was deleted, or that the reader may not see. */
export const messageDeleted = "Message don delete";
export const messageHidden = "Message dey hidden";
export const reactLabel = "React";
export const reactorsTitle = "Who react";

/** Who is typing. Empty without names. */
export function typingNames(names: readonly string[]): string {
  const [one, other, ...more] = names;
  if (one === undefined) return "";
  if (other === undefined) return `${one} dey write`;
  return more.length === 0 ? `${one} and ${other} dey write` : "Plenty people dey write";
}

/** In place of the composer. `until` is "7:00 PM" or "Mon 23 Nov, 7:00 PM". */
export const mutedHint = (until: string): string =>
  `One leader don pause your messages until ${until}. You still fit read.`;
export const offline = "Network no dey. E go send later.";
export const serverRestarting = "The server dey restart. Abeg wait small.";
export const reconnecting = "E dey connect again. We don save your message.";

export const closedHereTitle = "E don close here";
export const closedHereMessage: Readonly<Record<ThreadKind, string>> = {
  conversation: "This conversation don close for this screen. Open am again to continue.",
  channel: "This channel don close for this screen. Open am again to continue.",
};
export { retryButton as tryAgainButton } from "../ui/feedback/feedback-text.ts";

export type Holds = Translates<typeof import("./thread-text.ts"), typeof import("./thread-text.pcm.ts")>;
