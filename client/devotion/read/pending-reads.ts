import { useMemo, useSyncExternalStore } from "react";
import {
  localStore,
  onSaved,
  READS_PREFIX,
  readSaved,
  removeSaved,
  writeSaved,
} from "../../net/storage/local-storage.ts";

/** A devotion that was read offline. */
export interface PendingRead {
  devotionId: string;
  /** The community's date on which it was read. */
  readOn: string;
}

const LIFETIME_DAYS = 60;

const keyOf = (memberId: string): string => `${READS_PREFIX}${memberId}`;

/** The reads of this member that wait on this phone. */
export function pendingReads(memberId: string): PendingRead[] {
  const saved = readSaved(localStore(), keyOf(memberId));
  return Array.isArray(saved) ? saved.filter(isPendingRead) : [];
}

/** Keeps a read until it is sent. The first one of a devotion counts. */
export function savePendingRead(memberId: string, read: PendingRead): void {
  const known = pendingReads(memberId);
  if (known.some(({ devotionId }) => devotionId === read.devotionId)) return;
  writeSaved(localStore(), keyOf(memberId), [...known, read], LIFETIME_DAYS);
}

export function removePendingRead(memberId: string, devotionId: string): void {
  const left = pendingReads(memberId).filter((read) => read.devotionId !== devotionId);
  if (left.length > 0) writeSaved(localStore(), keyOf(memberId), left, LIFETIME_DAYS);
  else removeSaved(localStore(), keyOf(memberId));
}

/** An older version of the app, or the member, may have saved something else. */
function isPendingRead(value: unknown): value is PendingRead {
  const read = value as Partial<PendingRead> | null;
  return typeof read?.devotionId === "string" && typeof read.readOn === "string";
}

/** The ids of the devotions whose reads wait on this phone. Empty for visitors. */
export function usePendingReads(memberId: string | undefined): ReadonlySet<string> {
  const ids = useSyncExternalStore(
    onSaved,
    () =>
      memberId === undefined
        ? ""
        : pendingReads(memberId)
            .map(({ devotionId }) => devotionId)
            .join(" "),
    () => "",
  );
  return useMemo(() => new Set(ids === "" ? [] : ids.split(" ")), [ids]);
}
