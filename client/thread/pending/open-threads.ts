import type { ThreadKey } from "./thread-key.ts";

type Listener = (key: ThreadKey) => void;

const nameOf = ({ memberId, kind, threadId }: ThreadKey) => `lampstand.${memberId}.${kind}.${threadId}`;

/** How many screens of this page show each thread. */
const screens = new Map<string, number>();
const listeners = new Set<Listener>();

/** Where the browser has no locks, two tabs may send the same message, and the room stores it once. */
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

/** The thread is shown, and its screen sends what is pending in it. Returns the way to say that it is closed. */
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
    // The lock is free a moment later.
    void lock.then(() => notify(key));
  };
}

export const isShownHere = (key: ThreadKey): boolean => (screens.get(nameOf(key)) ?? 0) > 0;

/** Calls back whenever this page has opened or closed a thread. */
export function onThreadShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs the work unless a screen of any tab shows the thread, or another tab is at this work. */
export async function whileUnshown(key: ThreadKey, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (isShownHere(key)) return;
  if (!manager) return work();
  await manager.request(nameOf(key), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
