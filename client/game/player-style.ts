import { initialsOf } from "../ui/avatar/avatar-name.ts";
import { type PlayerTone, playerTones } from "../ui/tokens.ts";
import type { PlayerView, RoomView } from "./room-view.ts";

/** A player's colour and initials in this room. */
export interface PlayerStyle {
  tone: PlayerTone;
  /** One to three characters. Empty if the name has no letter and no other player's initials are empty. */
  initials: string;
}

type Seated = Pick<PlayerView, "memberId" | "seat" | "displayName">;

/** The initials. If a lower seat has the same ones, the first initial with a number. */
function freeInitials(initials: string, taken: ReadonlySet<string>): string {
  let free = initials;
  for (let number = 2; taken.has(free); number += 1) free = `${initials.match(/.\p{M}*/u)?.[0] ?? ""}${number}`;
  return free;
}

/** The styles of all players in a room, by member id. No two share a colour or initials. */
export function playerStyles(players: readonly Seated[]): ReadonlyMap<string, PlayerStyle> {
  const taken = new Set<string>();
  const styles = new Map<string, PlayerStyle>();
  for (const { memberId, seat, displayName } of [...players].sort((a, b) => a.seat - b.seat)) {
    const initials = freeInitials(initialsOf(displayName), taken);
    taken.add(initials);
    styles.set(memberId, { tone: playerTones[seat % playerTones.length] ?? "coral", initials });
  }
  return styles;
}

/** The styles by seat. An empty seat is undefined. */
export function stylesBySeat({ players }: Pick<RoomView, "players">): (PlayerStyle | undefined)[] {
  const everybody = Object.values(players);
  const styles = playerStyles(everybody);
  const bySeat: (PlayerStyle | undefined)[] = [];
  for (const { memberId, seat } of everybody) bySeat[seat] = styles.get(memberId);
  return Array.from(bySeat);
}
