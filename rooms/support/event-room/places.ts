import { colorOf } from "../../../schema/game/event-room.ts";
import { type EventGameState, type EventPlayer, Leader } from "../../../schema/game/event-state.ts";
import type { gameAnnouncements } from "../../../schema/game/protocol.ts";
import { EVENT_LEADERS, PLACE_NEIGHBOURS } from "../../../schema/limits.ts";
import { firstName } from "../../../schema/member/first-name.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import { onlyLeads } from "./leading-host.ts";

export type Place = PayloadOf<(typeof gameAnnouncements)["place"]>;

export interface Ranked {
  readonly player: EventPlayer;
  readonly rank: number;
}

/** The standings, best first. Equal scores share a rank (GAME-19) and are in the order of joining. */
export function rankedPlayers(state: EventGameState): Ranked[] {
  const inStandings = [...state.players.values()].filter((player) => !onlyLeads(state, player));
  const players = inStandings.sort((a, b) => b.score - a.score || a.joinedAt - b.joinedAt || a.seat - b.seat);
  let rank = 1;
  return players.map((player, at) => {
    if (player.score !== players[at - 1]?.score) rank = at + 1;
    return { player, rank };
  });
}

/** Shows the best players of these to everyone. */
export function showLeaders({ leaders }: EventGameState, ranked: readonly Ranked[]): void {
  const best = ranked.slice(0, EVENT_LEADERS).map(leaderOf);
  while (leaders.length > best.length) leaders.pop();
  for (const [at, shown] of best.entries()) {
    const leader = leaders[at];
    if (leader) Object.assign(leader, shown);
    else leaders.push(new Leader(shown));
  }
}

const leaderOf = ({ player, rank }: Ranked) => ({
  memberId: player.memberId,
  displayName: firstName(player.displayName),
  roles: player.roles,
  avatarUrl: player.avatarUrl,
  color: colorOf(player.seat),
  score: player.score,
  rank,
  team: player.team,
});

/** GAME-134: the place of the player at this position in the standings. Neighbours who are kept apart are left out. */
export function placeAt(
  ranked: readonly Ranked[],
  position: number,
  { gained, isApart }: { gained: number; isApart: (memberId: string, otherId: string) => boolean },
): Place {
  const own = ranked[position];
  const nearest = (others: readonly Ranked[]) =>
    others
      .filter(({ player }) => own !== undefined && !isApart(own.player.memberId, player.memberId))
      .slice(0, PLACE_NEIGHBOURS)
      .map(neighbourOf);
  return {
    rank: own?.rank ?? null,
    of: ranked.length,
    score: own?.player.score ?? 0,
    gained,
    above: nearest(ranked.slice(0, position).reverse()),
    below: nearest(ranked.slice(position + 1)),
  };
}

/** The place of a host who only leads. */
export const noPlace = (ranked: readonly Ranked[]): Place => ({
  rank: null,
  of: ranked.length,
  score: 0,
  gained: 0,
  above: [],
  below: [],
});

const neighbourOf = ({ player, rank }: Ranked) => ({
  name: firstName(player.displayName),
  score: player.score,
  rank,
  color: colorOf(player.seat),
});
