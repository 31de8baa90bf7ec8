import { useEffect, useState } from "react";
import { loadWithRetry } from "../../frame/lazy/load-with-retry.ts";
import { whenLoaded } from "../../net/when-idle.ts";

const load = () => import("./offline-panels.tsx");

/** What makes the site an app: its service worker and what it says about it. Loads after everything that the page shows. */
export function LateOffline() {
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    // The development server changes its files all the time, and no worker must keep them.
    if (import.meta.env.DEV) return;
    let stop = () => {};
    stop = whenLoaded(() => {
      stop = loadWithRetry(load, setPart);
    });
    return () => stop();
  }, []);
  return part && <part.OfflinePanels />;
}
