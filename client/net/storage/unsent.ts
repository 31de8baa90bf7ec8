import {
  CHANGES_PREFIX,
  CHECK_IN_PREFIX,
  DRAFT_PREFIX,
  type KeyValueStore,
  OUTBOX_PREFIX,
  READS_PREFIX,
  readSaved,
  removeSaved,
  savedKeys,
  TICKET_PREFIX,
} from "./local-storage.ts";

/** Whether this is the saved state of an event with check-ins, or check-ins that were taken back, that are not sent yet. */
export function hasWaitingScans(saved: unknown): boolean {
  if (typeof saved !== "object" || saved === null) return false;
  const { waiting, takenBack } = saved as Record<string, unknown>;
  return [waiting, takenBack].some((scans) => Array.isArray(scans) && scans.length > 0);
}

/** Whether this device holds something of the member that is not sent yet and that Sign Out would remove. */
export function hasUnsent(store: KeyValueStore, memberId: string): boolean {
  const starts = [OUTBOX_PREFIX, CHANGES_PREFIX, READS_PREFIX, DRAFT_PREFIX, `${DRAFT_PREFIX}form.`];
  const isSaved = (key: string) => readSaved(store, key) !== null;
  return (
    starts.some((start) => savedKeys(store, start + memberId).some(isSaved)) ||
    savedKeys(store, CHECK_IN_PREFIX + memberId).some((key) => hasWaitingScans(readSaved(store, key)))
  );
}

/**
 * The server has ended the session: it is over, or the member was suspended. What could be read offline is removed.
 * What waits to be sent stays for the member's next session: unsent messages, drafts, and check-ins. Signing out
 * with the button removes those, too, and asks first (use-sign-out.tsx, use-member-connection.ts).
 */
export function clearAfterSession(store: KeyValueStore): void {
  for (const key of savedKeys(store, TICKET_PREFIX)) removeSaved(store, key);
  for (const key of savedKeys(store, CHECK_IN_PREFIX))
    if (!hasWaitingScans(readSaved(store, key))) removeSaved(store, key);
}
