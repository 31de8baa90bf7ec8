import type { Place } from "./event-room/use-place.ts";
import { type PlayerView, rankedPlayers } from "./room-view.ts";

/** A player's place after a round. */
export interface Standing {
  readonly player: PlayerView;
  readonly rank: number;
  /** Places won in this round. Below zero if they were lost. */
  readonly climbed: number;
}

/** 1 is best, and equal scores share a rank. */
const rankIn = (scores: readonly number[], score: number): number => 1 + scores.filter((other) => other > score).length;

/** Every player's place, best first, and how it moved in the round just revealed. */
export function standingsOf(players: Readonly<Record<string, PlayerView>>): Standing[] {
  const ranked = rankedPlayers({ players });
  const scores = ranked.map(({ score }) => score);
  const before = ranked.map(scoreBefore);
  return ranked.map((player) => {
    const rank = rankIn(scores, player.score);
    return { player, rank, climbed: rankIn(before, scoreBefore(player)) - rank };
  });
}

/** The players as they stood before the round just revealed. */
export function playersBefore(players: Readonly<Record<string, PlayerView>>): Record<string, PlayerView> {
  return Object.fromEntries(
    Object.entries(players).map(([id, player]) => [id, { ...player, score: scoreBefore(player), roundPoints: 0 }]),
  );
}

type Named = Pick<PlayerView, "displayName">;

/** What a round has changed for one player. */
export interface Progress {
  /** Whom the player has overtaken, best first. */
  readonly overtaken: readonly Named[];
  /** The next player ahead, and the points to them. Undefined for the first. */
  readonly ahead: { readonly player: Named; readonly points: number } | undefined;
  /** The points between the first and the next one. Undefined unless the player is alone in the lead. */
  readonly lead: number | undefined;
}

export function progressOf(players: Readonly<Record<string, PlayerView>>, memberId: string): Progress {
  const me = players[memberId];
  if (!me) return { overtaken: [], ahead: undefined, lead: undefined };
  const others = rankedPlayers({ players }).filter((player) => player.memberId !== memberId);
  const ahead = others.findLast(({ score }) => score > me.score);
  const next = others[0];
  return {
    overtaken: others.filter(({ score }) => score < me.score).filter((each) => scoreBefore(each) > scoreBefore(me)),
    ahead: ahead && { player: ahead, points: ahead.score - me.score },
    lead: next && next.score < me.score ? me.score - next.score : undefined,
  };
}

/** The same at an event, where a player knows only those near them. Undefined if none of these has more points. */
export function progressAt({ rank, score, above, below }: Place): Progress | undefined {
  const ahead = above.find((each) => each.score > score);
  if (rank === null || (rank > 1 && !ahead)) return undefined;
  const next = below[0];
  return {
    overtaken: [],
    ahead: ahead && { player: { displayName: ahead.name }, points: ahead.score - score },
    lead: rank === 1 && above.length === 0 && next && next.score < score ? score - next.score : undefined,
  };
}

/** The player who was right first, if anyone was. */
export function fastestOf(players: Readonly<Record<string, PlayerView>>): PlayerView | undefined {
  const right = Object.values(players).filter(({ roundPoints }) => roundPoints > 0);
  return right.sort((a, b) => a.responseMs - b.responseMs)[0];
}

const scoreBefore = ({ score, roundPoints }: PlayerView): number => score - roundPoints;
