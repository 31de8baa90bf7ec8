import { initialsOf } from "../ui/avatar/avatar-name.ts";
import { type PlayerTone, playerTones } from "../ui/tokens.ts";
import type { PlayerView, RoomView } from "./room-view.ts";

/** A player's colour and initials in this room. */
export interface PlayerLook {
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

/** The looks of all players in a room, by member id. No two share a colour or initials. */
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

/** The looks by seat. An empty seat is undefined. */
export function looksBySeat({ players }: Pick<RoomView, "players">): (PlayerLook | undefined)[] {
  const everybody = Object.values(players);
  const looks = playerLooks(everybody);
  const bySeat: (PlayerLook | undefined)[] = [];
  for (const { memberId, seat } of everybody) bySeat[seat] = looks.get(memberId);
  return Array.from(bySeat);
}
