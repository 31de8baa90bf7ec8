import { useEffect } from "react";
import { useGame, useView } from "./game-context.ts";

/** Rooms end their rounds with less delay than this. */
const LATE_MS = 2_000;

/** Probes the socket when a round does not end in time, because the socket may be dead. At most once per round. */
export function useOverdueProbe(): void {
  const { serverNow, probe } = useGame();
  const isRound = useView((view) => view.phase === "round");
  const startedAt = useView((view) => view.phaseStartedAt);
  const endsAt = useView((view) => view.phaseEndsAt);
  useEffect(() => {
    if (!isRound) return;
    // While the server's time is unknown, assume that the round has just started.
    const left = Math.max(0, endsAt - (serverNow() ?? startedAt));
    const timer = setTimeout(probe, left + LATE_MS);
    return () => clearTimeout(timer);
  }, [isRound, startedAt, endsAt, serverNow, probe]);
}
