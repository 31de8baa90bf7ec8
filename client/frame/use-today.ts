import { useSyncExternalStore } from "react";
import { dayIn } from "../../schema/day.ts";
import { MINUTE_MS } from "../../schema/time.ts";
import { onWake } from "../ui/late/wake.ts";

/** Calls `check` at the start of each minute, and when the page is visible again: a phone may sleep through midnight. Returns how to stop. */
export function onMinute(check: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(
      () => {
        check();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  }
  wait();
  const stopWaking = onWake(check);
  return () => {
    clearTimeout(timer);
    stopWaking();
  };
}

/** The date as YYYY-MM-DD. Uses the device's time zone if none is given. */
export function todayIn(timeZone?: string): string {
  return dayIn(timeZone, Date.now());
}

/** Today's date as YYYY-MM-DD. The component re-renders at midnight. Empty in a prerendered page. */
export function useToday(timeZone?: string): string {
  return useSyncExternalStore(
    onMinute,
    () => todayIn(timeZone),
    () => "",
  );
}
