import {
  CHANGES_PREFIX,
  DRAFT_PREFIX,
  GATE_PREFIX,
  type KeyValueStore,
  OUTBOX_PREFIX,
  READS_PREFIX,
  readSaved,
  savedKeys,
} from "./local-storage.ts";

/** Whether this is the saved state of a door with check-ins that the server has not got yet. */
export const hasWaitingScans = (gate: unknown): boolean =>
  typeof gate === "object" &&
  gate !== null &&
  "waiting" in gate &&
  Array.isArray(gate.waiting) &&
  gate.waiting.length > 0;

/** Whether this device holds something of the member that is not sent yet and that Sign Out would remove. */
export function hasUnsent(store: KeyValueStore, memberId: string): boolean {
  const starts = [OUTBOX_PREFIX, CHANGES_PREFIX, READS_PREFIX, DRAFT_PREFIX, `${DRAFT_PREFIX}form.`];
  const isSaved = (key: string) => readSaved(store, key) !== null;
  return (
    starts.some((start) => savedKeys(store, start + memberId).some(isSaved)) ||
    savedKeys(store, GATE_PREFIX + memberId).some((key) => hasWaitingScans(readSaved(store, key)))
  );
}
