import { type KeyValueStore, readSaved, savedKeys } from "../../net/storage/local-storage.ts";

export type ThreadKind = "conversation" | "channel";

/** A thread and the member who uses it in this browser. */
export interface ThreadKey {
  memberId: string;
  kind: ThreadKind;
  threadId: string;
}

/** The key under which this thread's data is stored. The prefix names the kind of data. */
export const storageKeyOf = (prefix: string, { memberId, kind, threadId }: ThreadKey): string =>
  `${prefix}${memberId}.${kind}.${threadId}`;

/** The threads for which this member has saved data under this prefix. */
export function savedThreads(store: KeyValueStore, prefix: string, memberId: string): ThreadKey[] {
  const memberPrefix = `${prefix}${memberId}.`;
  return savedKeys(store, memberPrefix).flatMap((key) => {
    const [kind, threadId] = key.slice(memberPrefix.length).split(".");
    const isKnown = (kind === "conversation" || kind === "channel") && threadId !== undefined;
    return isKnown && readSaved(store, key) !== null ? [{ memberId, kind, threadId }] : [];
  });
}
