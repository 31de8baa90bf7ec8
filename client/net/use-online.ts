import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** False if the browser knows that there is no network. A socket detects that much later. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
