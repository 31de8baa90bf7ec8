import {
  CHECK_IN_PREFIX,
  DEVICE_PREFIX,
  type KeyValueStore,
  readSaved,
  removeSaved,
  savedKeys,
  TICKET_PREFIX,
} from "../../../net/storage/local-storage.ts";
import { hasWaitingScans } from "../../../net/storage/unsent.ts";

/** There may be saved queries in IndexedDB, until they are removed after signing out. */
export const QUERIES_KEY = `${DEVICE_PREFIX}queries`;

/**
 * The server has ended the session: it is over, or the member was suspended. What could be read offline is removed.
 * What waits to be sent stays for the member's next session: unsent messages, drafts, and check-ins. Signing out
 * with the button removes those, too, and asks first (use-sign-out.tsx, use-member-connection.ts).
 */
export function clearAfterSignOut(store: KeyValueStore): void {
  for (const key of savedKeys(store, TICKET_PREFIX)) removeSaved(store, key);
  for (const key of savedKeys(store, CHECK_IN_PREFIX))
    if (!hasWaitingScans(readSaved(store, key))) removeSaved(store, key);
}
