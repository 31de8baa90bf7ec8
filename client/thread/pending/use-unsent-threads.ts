import { useMemo, useSyncExternalStore } from "react";
import { useSession } from "../../net/session.ts";
import { localStore, OUTBOX_PREFIX, onSaved } from "../../net/storage/local-storage.ts";
import { savedThreads } from "./thread-key.ts";

/** The ids of threads in which the member has messages that the server has not confirmed. */
export function useUnsentThreads(): ReadonlySet<string> {
  const memberId = useSession().me?.memberId ?? "";
  const snapshot = () =>
    savedThreads(localStore(), OUTBOX_PREFIX, memberId)
      .map(({ threadId }) => threadId)
      .join();
  const threadIds = useSyncExternalStore(onSaved, snapshot);
  return useMemo(() => new Set(threadIds.split(",")), [threadIds]);
}
