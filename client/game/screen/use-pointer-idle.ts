import { useEffect, useState } from "react";

/** How long the pointer is seen after it has moved. */
export const IDLE_MS = 3_000;

/** Whether nobody has moved the pointer for a moment. */
export function usePointerIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      setIsIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), IDLE_MS);
    };
    moved();
    addEventListener("pointermove", moved);
    addEventListener("pointerdown", moved);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointermove", moved);
      removeEventListener("pointerdown", moved);
    };
  }, []);
  return isIdle;
}
