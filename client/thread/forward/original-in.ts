import type { Original } from "../../../schema/thread/forward.ts";
import type { KnownMessage } from "../history/message-merge.ts";

/** The original in a message that is a forward. Undefined if it is none, or its reader can't read that. */
export const originalIn = ({ forwarded }: Pick<KnownMessage, "forwarded">): Original | undefined =>
  forwarded && !("isUnreadable" in forwarded) ? forwarded : undefined;

/** THREAD-85: whether a message of a channel may be forwarded, as far as this reader knows. */
export function isForwardable({ poll, forwarded }: Pick<KnownMessage, "poll" | "forwarded">): boolean {
  const original = originalIn({ forwarded });
  return !poll && (!forwarded || original?.isDeleted === false);
}
