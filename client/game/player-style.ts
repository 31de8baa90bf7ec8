import { initialsOf } from "../ui/avatar/avatar-name.ts";
import { type PlayerTone, playerTones } from "../ui/tokens.ts";
import type { PlayerView, RoomView } from "./room-view.ts";

/** A player's colour and initials in this room. */
export interface PlayerStyle {
  tone: PlayerTone;
  /** One to three characters. Empty if the name has no letter and no other player's initials are empty. */
  initials: string;
}

/** How a picture of the table shows a player. */
export interface TableGuest extends PlayerStyle {
  /** The address of their picture. Empty if there is none. */
  src: string;
  /** The player's reaction, while it is shown. */
  emoji?: string;
  /** Tells it from the one before. */
  emojiKey?: number;
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

/** The players by seat. An empty seat is undefined. */
export function guestsBySeat({ players }: Pick<RoomView, "players">): (TableGuest | undefined)[] {
  const everybody = Object.values(players);
  const styles = playerStyles(everybody);
  const bySeat: (TableGuest | undefined)[] = [];
  for (const { memberId, seat, avatarUrl } of everybody) {
    const style = styles.get(memberId);
    bySeat[seat] = style && { ...style, src: avatarUrl };
  }
  return Array.from(bySeat);
}
