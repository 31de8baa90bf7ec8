import { initialsOf } from "../ui/text/avatar-name.ts";
import { type PlayerTone, playerTones } from "../ui/tokens.ts";
import type { PlayerView, RoomView } from "./room-view.ts";

/** How a player is drawn in this room. */
export interface PlayerLook {
  tone: PlayerTone;
  /** One to three signs; empty where the name has no letter and nobody else's is empty. */
  initials: string;
}

type Seated = Pick<PlayerView, "memberId" | "seat" | "displayName">;

/** The initials, or the first of them with a number where a lower seat has the same ones. */
function freeInitials(initials: string, taken: ReadonlySet<string>): string {
  let free = initials;
  for (let number = 2; taken.has(free); number += 1) free = `${initials.match(/.\p{M}*/u)?.[0] ?? ""}${number}`;
  return free;
}

/** The looks of everybody in a room, by member id: no two players share a colour, and no two share their initials. */
export function playerLooks(players: readonly Seated[]): ReadonlyMap<string, PlayerLook> {
  const taken = new Set<string>();
  const looks = new Map<string, PlayerLook>();
  for (const { memberId, seat, displayName } of [...players].sort((a, b) => a.seat - b.seat)) {
    const initials = freeInitials(initialsOf(displayName), taken);
    taken.add(initials);
    looks.set(memberId, { tone: playerTones[seat % playerTones.length] ?? "coral", initials });
  }
  return looks;
}

/** The looks by seat, with holes where nobody sits. */
export function looksBySeat({ players }: Pick<RoomView, "players">): (PlayerLook | undefined)[] {
  const everybody = Object.values(players);
  const looks = playerLooks(everybody);
  const bySeat: (PlayerLook | undefined)[] = [];
  for (const { memberId, seat } of everybody) bySeat[seat] = looks.get(memberId);
  return Array.from(bySeat);
}
