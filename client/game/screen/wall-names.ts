import { anonymousPlayer } from "../game-text.ts";
import type { PlayerView } from "../room-view.ts";

const firstName = (name: string): string => name.trim().split(/\s/u, 1)[0] || anonymousPlayer;

/** What a hall reads of each player, by member id: the first name, or the whole one if two share their first. */
export function wallNames(players: readonly PlayerView[]): ReadonlyMap<string, string> {
  const firsts = players.map(({ displayName }) => firstName(displayName));
  return new Map(
    players.map(({ memberId, displayName }, index) => {
      const first = firsts[index] ?? "";
      const isShared = firsts.filter((each) => each === first).length > 1;
      return [memberId, isShared ? displayName.trim() || anonymousPlayer : first];
    }),
  );
}
