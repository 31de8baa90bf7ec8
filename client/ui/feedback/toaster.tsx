import { type ComponentType, useEffect, useState } from "react";
import { onToastWaiting } from "./toast.ts";

/** Goes once into the shell. The drawing part is fetched when the page has come to rest, or by the first toast. */
export function Toaster() {
  const [Corner, setCorner] = useState<ComponentType>();
  useEffect(() => {
    let fetching = false;
    function load() {
      if (fetching) return;
      fetching = true;
      import("./toast-corner.tsx").then(
        (file) => setCorner(() => file.ToastCorner),
        // Offline: the toast keeps waiting, and the next one tries again.
        () => {
          fetching = false;
        },
      );
    }
    const stop = onToastWaiting(load);
    const rest = setTimeout(load, 4000);
    return () => {
      stop();
      clearTimeout(rest);
    };
  }, []);
  return Corner ? <Corner /> : null;
}
