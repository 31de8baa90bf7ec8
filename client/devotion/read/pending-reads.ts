import { useMemo, useSyncExternalStore } from "react";
import {
  localStore,
  onSaved,
  READS_PREFIX,
  readSaved,
  removeSaved,
  writeSaved,
} from "../../net/storage/local-storage.ts";

/** A devotion that was read, and that the server has not stored yet. */
export interface PendingRead {
  devotionId: string;
  /** The community's date on which it was read. */
  readOn: string;
  /** The server has said that its day is still to come: the phone's clock is ahead. */
  isEarly?: boolean;
}

/** DEVOTION-17: a clock that is put right by years must not make a read look old, so they last for a century. */
const LIFETIME_DAYS = 36_500;

const keyOf = (memberId: string): string => `${READS_PREFIX}${memberId}`;

/** The reads of this member that wait on this phone. */
export function pendingReads(memberId: string): PendingRead[] {
  const saved = readSaved(localStore(), keyOf(memberId));
  return Array.isArray(saved) ? saved.filter(isPendingRead) : [];
}

/** Keeps a read until it is sent. The first one of a devotion counts. */
export function savePendingRead(memberId: string, read: PendingRead): void {
  const known = pendingReads(memberId);
  if (!known.some(({ devotionId }) => devotionId === read.devotionId)) store(memberId, [...known, read]);
}

/** DEVOTION-16: it waits for its day. */
export function markEarly(memberId: string, devotionId: string): void {
  const reads = pendingReads(memberId);
  if (!reads.some((read) => read.devotionId === devotionId && !read.isEarly)) return;
  store(
    memberId,
    reads.map((read) => (read.devotionId === devotionId ? { ...read, isEarly: true } : read)),
  );
}

export function removePendingRead(memberId: string, devotionId: string): void {
  const left = pendingReads(memberId).filter((read) => read.devotionId !== devotionId);
  if (left.length > 0) store(memberId, left);
  else removeSaved(localStore(), keyOf(memberId));
}

const store = (memberId: string, reads: readonly PendingRead[]): void =>
  writeSaved(localStore(), keyOf(memberId), reads, LIFETIME_DAYS);

/** An older version of the app, or the member, may have saved something else. */
function isPendingRead(value: unknown): value is PendingRead {
  const read = value as Partial<PendingRead> | null;
  return typeof read?.devotionId === "string" && /^\d{4}-\d\d-\d\d$/.test(String(read.readOn));
}

/** The reads that wait on this phone. None for visitors. */
export function usePendingReads(memberId: string | undefined): readonly PendingRead[] {
  const saved = useSyncExternalStore(
    onSaved,
    () => (memberId === undefined ? "[]" : JSON.stringify(pendingReads(memberId))),
    () => "[]",
  );
  return useMemo(() => JSON.parse(saved) as PendingRead[], [saved]);
}
