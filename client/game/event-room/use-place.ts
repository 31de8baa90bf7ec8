import { useCallback, useSyncExternalStore } from "react";
import type { gameAnnouncements } from "../../../schema/game/protocol.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import { useGame } from "../connection/game-context.ts";

export type Place = PayloadOf<typeof gameAnnouncements.place>;

/** The player's own place in the room of an event. Undefined at a table, and before the first reveal. */
export function usePlace(): Place | undefined {
  const { on, latest } = useGame();
  const follow = useCallback((changed: () => void) => on("place", changed), [on]);
  return useSyncExternalStore(follow, () => latest<Place>("place"));
}
