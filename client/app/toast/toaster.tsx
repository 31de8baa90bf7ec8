import { type ComponentType, useEffect, useState } from "react";
import { onToastWaiting } from "../../ui/feedback/toast.ts";

/** Rendered once by the shell. Loads the toast area with the first toast, or four seconds after the page. */
export function Toaster() {
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    let fetching = false;
    function load() {
      if (fetching) return;
      fetching = true;
      import("./toast-area.tsx").then(
        (file) => setArea(() => file.ToastArea),
        // Offline: the toast keeps waiting, and the next one tries again.
        () => {
          fetching = false;
        },
      );
    }
    const stop = onToastWaiting(load);
    const timer = setTimeout(load, 4000);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return Area ? <Area /> : null;
}
