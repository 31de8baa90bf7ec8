import { useEffect, useState } from "react";
import type { RunningStep } from "../../schema/solo/solo.ts";
import { type Remaining, remainingOf, untilNextSecond } from "../game/connection/countdown.ts";
import type { ArrivedGame } from "./solo-queries.ts";

/** Counts down by the server's clock: how long ago the reply came is all that this device adds. */
export function useRemaining(
  { startedAt, endsAt }: { startedAt: number; endsAt: number },
  { game, arrivedAt }: ArrivedGame,
): Remaining {
  const [, tick] = useState(0);
  const { now } = game;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => {
          tick((count) => count + 1);
          next();
        },
        untilNextSecond(endsAt, now + Date.now() - arrivedAt),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [endsAt, now, arrivedAt]);
  return remainingOf(startedAt, endsAt, now + Date.now() - arrivedAt);
}

/** When the time of a part runs. */
export const timesOf = ({ shownAt, endsAt }: RunningStep) => ({ startedAt: shownAt, endsAt });
