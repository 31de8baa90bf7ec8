import { DAY_MS } from "../../../schema/time.ts";
/** Everything that this app saves in a browser. The rest of a key is a name and the id of the member it belongs to. */
export const PREFIX = "lampstand.";
export const OUTBOX_PREFIX = `${PREFIX}outbox.`;
export const CHANGES_PREFIX = `${PREFIX}changes.`;
/** Devotions that were read offline. */
export const READS_PREFIX = `${PREFIX}reads.`;
export const DRAFT_PREFIX = `${PREFIX}draft.`;
export const TICKET_PREFIX = `${PREFIX}ticket.`;
/** Lists of tickets for check-in at an event. */
export const CHECK_IN_PREFIX = `${PREFIX}gate.`;
/** The name of the gate at which this phone is used. */
export const GATE_NAME_KEY = `${PREFIX}gate-name`;
/** Whether this device saves data. */
export const DATA_SAVER_KEY = `${PREFIX}data-saver`;
/** Other settings of the device, for all members who use it. */
export const DEVICE_PREFIX = `${PREFIX}device.`;
const deviceKeys: readonly string[] = [`${PREFIX}theme`, GATE_NAME_KEY, DATA_SAVER_KEY];
const isOfDevice = (key: string): boolean => key.startsWith(DEVICE_PREFIX) || deviceKeys.includes(key);

export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const noStore: KeyValueStore = {
  getItem: () => null,
  setItem() {
    throw new Error("storage is forbidden");
  },
  removeItem() {},
};

/** The browser's storage. If the browser forbids access to it, everything lasts as long as the page. */
export function localStore(): KeyValueStore {
  try {
    return window.localStorage;
  } catch {
    return noStore;
  }
}

/** Values that the storage refused because it is full or forbidden. They last as long as the page. */
const refused = new WeakMap<KeyValueStore, Map<string, string>>();

function refusedBy(store: KeyValueStore): Map<string, string> {
  const known = refused.get(store) ?? new Map<string, string>();
  refused.set(store, known);
  return known;
}

const listeners = new Set<() => void>();

/** Calls back whenever this tab or another one has saved or removed something. */
export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

interface Dated {
  until: number;
  value: unknown;
}

function isDated(saved: unknown): saved is Dated {
  return typeof saved === "object" && saved !== null && "until" in saved && typeof saved.until === "number";
}

/** The value saved under this key. Null if there is none, or if it has expired or cannot be read. */
export function readSaved(store: KeyValueStore, key: string, now = Date.now()): unknown {
  try {
    const saved: unknown = JSON.parse(refusedBy(store).get(key) ?? store.getItem(key) ?? "null");
    // An older version saved values without a date.
    if (!isDated(saved)) return saved;
    return saved.until > now ? saved.value : null;
  } catch {
    return null;
  }
}

/** Saves a value for so many days. */
export function writeSaved(store: KeyValueStore, key: string, value: unknown, days: number, now = Date.now()): void {
  const text = JSON.stringify({ until: now + days * DAY_MS, value });
  try {
    store.setItem(key, text);
    refusedBy(store).delete(key);
  } catch {
    refusedBy(store).set(key, text);
  }
  notify();
}

export function removeSaved(store: KeyValueStore, key: string): void {
  refusedBy(store).delete(key);
  try {
    store.removeItem(key);
  } catch {
    // Without storage, nothing was saved.
  }
  notify();
}

export function savedKeys(store: KeyValueStore, prefix = PREFIX): string[] {
  const all = [...refusedBy(store).keys()];
  try {
    all.push(...Object.keys(store));
  } catch {
    // Without storage, nothing was saved.
  }
  return [...new Set(all)].filter((key) => key.startsWith(prefix));
}

/** Removes what has expired, also of members who no longer use this browser. */
export function removeExpired(store: KeyValueStore, now = Date.now()): void {
  const prefixes = [OUTBOX_PREFIX, CHANGES_PREFIX, READS_PREFIX, DRAFT_PREFIX, TICKET_PREFIX, CHECK_IN_PREFIX];
  for (const key of prefixes.flatMap((prefix) => savedKeys(store, prefix))) {
    if (readSaved(store, key, now) === null) removeSaved(store, key);
  }
}

/** A member who signs out on a shared phone leaves nothing behind: no unsent messages, no drafts, no recent emojis. */
export function clearSaved(store: KeyValueStore): void {
  for (const key of savedKeys(store)) if (!isOfDevice(key)) removeSaved(store, key);
}

/** The same for the browser that this page is open in, with what this tab alone has saved. */
export function clearBrowser(): void {
  clearSaved(localStore());
  try {
    window.sessionStorage.clear();
  } catch {
    // Without storage, nothing was saved.
  }
}
