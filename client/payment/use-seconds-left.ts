import { useEffect, useState } from "react";

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** The whole seconds until this time, never below 0. Calls `onEnd` once when it has come. */
export function useSecondsLeft(until: number, onEnd?: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    setSeconds(secondsUntil(until));
    const timer = setInterval(() => {
      const left = secondsUntil(until);
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      onEnd?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return seconds;
}
