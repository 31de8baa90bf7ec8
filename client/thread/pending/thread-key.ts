import { type KeyValueStore, readSaved, savedKeys } from "../../net/storage/local-storage.ts";
import type { ThreadKind } from "../thread.ts";

/** A thread and the member who uses it in this browser. */
export interface ThreadKey {
  memberId: string;
  kind: ThreadKind;
  threadId: string;
}

/** The storage key of this thread's data with that prefix. */
export const keyOf = (prefix: string, { memberId, kind, threadId }: ThreadKey): string =>
  `${prefix}${memberId}.${kind}.${threadId}`;

/** The threads for which this member has saved data with that prefix. */
export function threadsIn(store: KeyValueStore, prefix: string, memberId: string): ThreadKey[] {
  const own = `${prefix}${memberId}.`;
  return savedKeys(store, own).flatMap((key) => {
    const [kind, threadId] = key.slice(own.length).split(".");
    const isKnown = (kind === "conversation" || kind === "channel") && threadId !== undefined;
    return isKnown && readSaved(store, key) !== null ? [{ memberId, kind, threadId }] : [];
  });
}
