import { useEffect, useState } from "react";
import { onWake } from "../../ui/late/wake.ts";

const isOver = (endsAt: number | undefined): boolean => endsAt !== undefined && endsAt <= Date.now();

/** CHANNEL-70: whether this time has come, by this device's clock. Timers stand still while a phone sleeps. */
export function useEnded(endsAt: number | undefined): boolean {
  const [hasEnded, setHasEnded] = useState(() => isOver(endsAt));
  useEffect(() => {
    const update = () => setHasEnded(isOver(endsAt));
    update();
    if (endsAt === undefined || isOver(endsAt)) return;
    const timer = setTimeout(update, endsAt - Date.now());
    const stop = onWake(update);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [endsAt]);
  return hasEnded;
}
