import { useSyncExternalStore } from "react";

/** How much of each upload that is under way has been sent, from 0 to 1. */
const shares = new Map<string, number>();
const listeners = new Set<() => void>();

/** Null when it is not under way anymore. */
export function setUploadShare(id: string, share: number | null): void {
  if (share === null) shares.delete(id);
  else shares.set(id, share);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Undefined while it is not under way. */
export const useUploadShare = (id: string): number | undefined => useSyncExternalStore(subscribe, () => shares.get(id));
