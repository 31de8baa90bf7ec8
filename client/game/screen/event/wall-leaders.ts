import { useMemo } from "react";
import { useView } from "../../connection/game-context.ts";
import { type Leader, useLeaders } from "../../event-room/event-view.ts";
import type { PlayerView } from "../../room-view.ts";
import { wallNames } from "../wall-names.ts";

/** The best players, best first, with the names that a hall reads. */
export function useWallLeaders(): readonly Leader[] {
  const leaders = useLeaders();
  const players = useView((view) => view.players);
  return useMemo(() => {
    const shown = leaders.flatMap(({ memberId }) => players[memberId] ?? []);
    const names: ReadonlyMap<string, string> = wallNames(shown as PlayerView[]);
    return leaders.map((leader) => ({ ...leader, displayName: names.get(leader.memberId) ?? leader.displayName }));
  }, [leaders, players]);
}
