import { useMemo, useSyncExternalStore } from "react";
import { localStore, onSaved } from "../../net/local-storage.ts";
import { useSession } from "../../net/session.ts";
import { threadsWithUnsent } from "./pending-storage.ts";

export const notSentText = "Not sent yet";

/** The threads in which the member has messages that the server does not have yet. */
export function useUnsentThreads(): ReadonlySet<string> {
  const memberId = useSession().me?.memberId ?? "";
  const snapshot = () =>
    threadsWithUnsent(localStore(), memberId)
      .map(({ threadId }) => threadId)
      .join();
  const threadIds = useSyncExternalStore(onSaved, snapshot);
  return useMemo(() => new Set(threadIds.split(",")), [threadIds]);
}
