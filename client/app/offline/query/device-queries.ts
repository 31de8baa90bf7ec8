import { queryClient } from "../../../net/query/query-client.ts";
import { currentMember } from "../../../net/session.ts";
import { tidyFiles } from "../../../net/storage/file-store.ts";
import { localStore, removeSaved, writeSaved } from "../../../net/storage/local-storage.ts";
import { savedMember } from "../../../net/storage/saved-member.ts";
import { wait } from "../../../net/wait.ts";
import { QUERIES_KEY } from "./queries-key.ts";
import { indexedQueryStore } from "./query-store.ts";
import { savedQueries } from "./saved-queries.ts";

/** Longer than anything is saved. */
const MARK_DAYS = 60;

const store = indexedQueryStore();

const queriesOf = (memberId: string) =>
  savedQueries({
    store,
    client: queryClient,
    memberId,
    // What is saved of the member is gone as soon as this tab or another one signs them out.
    isSignedIn: () => currentMember()?.memberId === memberId && savedMember()?.memberId === memberId,
    wait,
    now: Date.now,
  });

/** Saves what this member reads from now on, until the returned function is called. */
export function startSaving(memberId: string): () => void {
  writeSaved(localStore(), QUERIES_KEY, true, MARK_DAYS);
  const queries = queriesOf(memberId);
  void queries.tidy();
  // Without IndexedDB there is nothing to remove.
  tidyFiles().catch(() => {});
  return queries.start();
}

/** Shows what this member read before. */
export const restoreSaved = (memberId: string): Promise<void> => queriesOf(memberId).restore();

/**
 * Removes everything, no matter who read it, and the files that no unsent message names: all of them after Sign Out. Until
 * that has worked, the next visit tries again.
 */
export async function clearSavedQueries(): Promise<void> {
  try {
    await store.clear();
    await tidyFiles();
    removeSaved(localStore(), QUERIES_KEY);
  } catch (error) {
    console.warn("What was read could not be removed from this device.", error);
  }
}
