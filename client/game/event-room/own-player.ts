import { useIsHost, useOwnId, useView } from "../connection/game-context.ts";
import { isEventRoom, type PlayerView } from "../room-view.ts";

/** This phone's player. Undefined for someone who watches. */
export function useOwnPlayer(): PlayerView | undefined {
  const myId = useOwnId();
  return useView((view) => view.players[myId]);
}

/** Whether this phone's player leads an event's game without playing it (GAME-126). */
export function useOnlyLeads(): boolean {
  const isHost = useIsHost();
  const isEvent = useView(isEventRoom);
  const own = useOwnPlayer();
  return isEvent && isHost && own !== undefined && !own.hasPlayed && !own.hasAnswered;
}
