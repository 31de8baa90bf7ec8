import { queryClient } from "../../net/query/query-client.ts";
import type { ThreadKind } from "../pending/thread-key.ts";
import type { MessagePage } from "./history.ts";
import { contiguousEnd, type MessageLog } from "./message-log.ts";

/** About what fits on a few screens of a phone. */
const MESSAGES = 50;

/** The newest messages of a log, as a page. Nothing after a gap belongs to them. */
export function newestPage(log: MessageLog): MessagePage {
  const end = contiguousEnd(log);
  const messages = log.messages.filter(({ seq }) => seq <= end);
  return { messages: messages.slice(-MESSAGES), hasMore: log.hasOlder || messages.length > MESSAGES };
}

/** The newest messages of a thread in the cache, which the app saves on the device (client/app/offline). */
export interface SavedPage {
  read(): MessagePage | undefined;
  /** An empty log may be one that the member may no longer read, so nothing stays of it. */
  save(log: MessageLog): void;
}

export function savedPageOf(kind: ThreadKind, threadId: string): SavedPage {
  const queryKey = ["thread", "page", kind, threadId];
  return {
    read: () => queryClient.getQueryData<MessagePage | null>(queryKey) ?? undefined,
    save: (log) =>
      void queryClient.setQueryData<MessagePage | null>(queryKey, log.messages.length > 0 ? newestPage(log) : null),
  };
}
