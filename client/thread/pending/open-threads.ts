import type { ThreadKey } from "./thread-key.ts";

type Listener = (key: ThreadKey) => void;

const lockNameOf = ({ memberId, kind, threadId }: ThreadKey) => `lampstand.${memberId}.${kind}.${threadId}`;

/** How many screens in this tab show each thread, by lock name. */
const screenCounts = new Map<string, number>();
const listeners = new Set<Listener>();

/**
 * Undefined in browsers without the Web Locks API. There two tabs may send the same message, but the room stores it
 * once.
 */
function locks(): LockManager | undefined {
  return typeof navigator === "undefined" ? undefined : navigator.locks;
}

function changeScreenCount(key: ThreadKey, by: number): void {
  const name = lockNameOf(key);
  screenCounts.set(name, (screenCounts.get(name) ?? 0) + by);
}

function notify(key: ThreadKey): void {
  for (const listener of listeners) listener(key);
}

/**
 * Call this when a screen shows the thread and sends its pending messages. Returns a function to call when the screen
 * closes.
 */
export function retainThread(key: ThreadKey): () => void {
  let release = () => {};
  const closed = new Promise<void>((resolve) => (release = resolve));
  // Several screens may share the lock. If the request fails, two tabs may send the same message, which is harmless.
  const lock = Promise.resolve(locks()?.request(lockNameOf(key), { mode: "shared" }, () => closed)).catch(() => {});
  changeScreenCount(key, 1);
  notify(key);
  return () => {
    changeScreenCount(key, -1);
    release();
    // The browser frees the lock a moment later.
    void lock.then(() => notify(key));
  };
}

/** Something of this thread waits to be sent: the listeners look at it. */
export const sendSoon = (key: ThreadKey): void => notify(key);

export const isShownInThisTab = (key: ThreadKey): boolean => (screenCounts.get(lockNameOf(key)) ?? 0) > 0;

/** Calls the listener whenever a screen in this tab opens or closes a thread. Returns a function that removes it. */
export function onThreadOpenedOrClosed(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs the work, unless a screen in any tab shows the thread or another tab is already doing this work. */
export async function runUnlessShown(key: ThreadKey, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (isShownInThisTab(key)) return;
  if (!manager) return work();
  await manager.request(lockNameOf(key), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
