import { useEffect, useState } from "react";
import { type Remaining, remainingOf, untilNextSecond } from "./countdown.ts";
import { useGame, useView } from "./game-context.ts";

/** Counts down the current phase by the server's clock, not the phone's. */
export function useCountdown(): Remaining {
  const { serverNow } = useGame();
  const startedAt = useView((view) => view.phaseStartedAt);
  const endsAt = useView((view) => view.phaseEndsAt);
  const [, tick] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => {
          tick((count) => count + 1);
          next();
        },
        untilNextSecond(endsAt, serverNow()),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [endsAt, serverNow]);

  return remainingOf(startedAt, endsAt, serverNow());
}
