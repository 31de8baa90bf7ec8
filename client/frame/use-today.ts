import { useSyncExternalStore } from "react";
import { onWake } from "../net/wake.ts";
import { isoDateFormat } from "../ui/format/format.ts";

const MINUTE_MS = 60_000;

/** Calls back at the start of each minute, and when the page is in front again. A phone may have slept through midnight. */
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

/** The date as YYYY-MM-DD, in the device's own time zone where none is given. */
export function todayIn(timeZone?: string): string {
  return isoDateFormat(timeZone).format();
}

/** Today's date as YYYY-MM-DD. The component renders again at midnight. Empty while a page is rendered ahead of its visit. */
export function useToday(timeZone?: string): string {
  return useSyncExternalStore(
    onMinute,
    () => todayIn(timeZone),
    () => "",
  );
}
