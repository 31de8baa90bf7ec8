import { useSyncExternalStore } from "react";
import { wait } from "../net/wait.ts";
import { onWake } from "../net/wake.ts";

/** When this day began, by this device's own time zone. */
export const startOfToday = (): number => new Date().setHours(0, 0, 0, 0);

/** Calls back at each midnight, and when the page wakes up, because its timers may have stood still. */
export function onNewDay(changed: () => void): () => void {
  let cancel = () => {};
  function plan(): void {
    cancel = wait(new Date().setHours(24, 0, 0, 0) - Date.now(), () => {
      plan();
      changed();
    });
  }
  plan();
  const stopWaking = onWake(changed);
  return () => {
    cancel();
    stopWaking();
  };
}

/** When this day began; renders again when the next one begins. */
export const useToday = (): number => useSyncExternalStore(onNewDay, startOfToday, startOfToday);
