import { useEffect, useState } from "react";
import { whenLoaded } from "../../net/when-idle.ts";
import { usePart } from "../../ui/late/use-part.ts";

/** What makes the site an app: its service worker and what it says about it. Loads after everything that the page shows. */
export function LateOffline() {
  const [isLoaded, setIsLoaded] = useState(false);
  const { part } = usePart(() => import("./offline-panels.tsx"), isLoaded);
  useEffect(() => {
    // The development server changes its files all the time, and no worker must keep them.
    return import.meta.env.DEV ? undefined : whenLoaded(() => setIsLoaded(true));
  }, []);
  return part && <part.OfflinePanels />;
}
