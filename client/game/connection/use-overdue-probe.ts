import { useEffect } from "react";
import { useGame, useView } from "./game-context.ts";

/** A room ends its rounds more punctually than that. */
const LATE_MS = 2_000;

/** A round that goes on after its end is the first sign of a socket that died in silence; asked about once a round. */
export function useOverdueProbe(): void {
  const { serverNow, probe } = useGame();
  const isRound = useView((view) => view.phase === "round");
  const startedAt = useView((view) => view.phaseStartedAt);
  const endsAt = useView((view) => view.phaseEndsAt);
  useEffect(() => {
    if (!isRound) return;
    // While the room's time is not known, the round may be as young as it can be.
    const left = Math.max(0, endsAt - (serverNow() ?? startedAt));
    const timer = setTimeout(probe, left + LATE_MS);
    return () => clearTimeout(timer);
  }, [isRound, startedAt, endsAt, serverNow, probe]);
}
