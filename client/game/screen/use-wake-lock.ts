import { useEffect } from "react";

/** Keeps the display awake while this is on it. Browsers end the lock of a hidden page, so a page that is seen again asks again. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function hold() {
      if (document.visibilityState !== "visible" || lock?.released === false) return;
      try {
        const held = await navigator.wakeLock.request("screen");
        if (isOver) await held.release();
        else lock = held;
      } catch {
        // The browser may refuse it, for example to save the battery. Then the display dims as usual.
      }
    }
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
}
