export const OUTBOX_PREFIX = "lampstand.outbox.";
export const DRAFT_PREFIX = "lampstand.draft.";

export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** This browser's own storage. Where even asking for it is forbidden, nothing is kept. */
export function localStore(): KeyValueStore {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem() {}, removeItem() {} };
  }
}

/** Whoever signs out on a shared phone leaves no words behind: what was not sent, and what was only begun. */
export function clearUnsentText(store: KeyValueStore): void {
  try {
    for (const key of Object.keys(store)) {
      if (key.startsWith(OUTBOX_PREFIX) || key.startsWith(DRAFT_PREFIX)) store.removeItem(key);
    }
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}
