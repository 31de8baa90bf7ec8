import type { ThreadKey } from "./thread-key.ts";

type Listener = (key: ThreadKey) => void;

const nameOf = ({ memberId, kind, threadId }: ThreadKey) => `lampstand.${memberId}.${kind}.${threadId}`;

/** How many screens of this page show each thread. */
const screens = new Map<string, number>();
const listeners = new Set<Listener>();

/** Undefined if the browser has no locks. Then two tabs may send the same message, and the room stores it once. */
function locks(): LockManager | undefined {
  return typeof navigator === "undefined" ? undefined : navigator.locks;
}

function count(key: ThreadKey, by: number): void {
  const name = nameOf(key);
  screens.set(name, (screens.get(name) ?? 0) + by);
}

function notify(key: ThreadKey): void {
  for (const listener of listeners) listener(key);
}

/** Call it when a screen shows the thread and sends its pending messages. Returns a function to call when it closes. */
export function retainThread(key: ThreadKey): () => void {
  let release = () => {};
  const closed = new Promise<void>((resolve) => (release = resolve));
  // Several screens may share it. Without the lock two tabs may send twice, which is harmless.
  const lock = Promise.resolve(locks()?.request(nameOf(key), { mode: "shared" }, () => closed)).catch(() => {});
  count(key, 1);
  notify(key);
  return () => {
    count(key, -1);
    release();
    // The browser frees the lock a moment later.
    void lock.then(() => notify(key));
  };
}

export const isShownHere = (key: ThreadKey): boolean => (screens.get(nameOf(key)) ?? 0) > 0;

/** Calls back whenever a screen of this page opens or closes a thread. Returns a function that stops it. */
export function onThreadShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs the work, unless a screen in any tab shows the thread or another tab is already doing this work. */
export async function whileUnshown(key: ThreadKey, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (isShownHere(key)) return;
  if (!manager) return work();
  await manager.request(nameOf(key), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
