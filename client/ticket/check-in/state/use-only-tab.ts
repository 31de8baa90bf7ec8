import { useEffect, useState } from "react";

/**
 * Whether this tab is the one that may do `name`. Of several tabs, the first one may, and when it closes, the next one.
 * Undefined until the browser has decided. In a browser without locks, each tab may.
 */
export function useOnlyTab(name: string): boolean | undefined {
  const [isOnly, setIsOnly] = useState<boolean>();
  useEffect(() => {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return setIsOnly(true);
    let isOver = false;
    let leave = () => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const hold = async () => {
      if (isOver) return;
      setIsOnly(true);
      await left;
    };
    void locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await hold();
      else if (!isOver) {
        setIsOnly(false);
        void locks.request(name, hold);
      }
    });
    return () => {
      isOver = true;
      leave();
      setIsOnly(undefined);
    };
  }, [name]);
  return isOnly;
}
