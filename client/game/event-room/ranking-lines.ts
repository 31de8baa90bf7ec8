import { colorOf } from "../../../schema/game/event-room.ts";
import type { PlayerView } from "../room-view.ts";
import type { Leader } from "./event-view.ts";
import type { Place } from "./use-place.ts";

/** A player in the ranking. */
export interface RankedPlayer {
  readonly rank: number;
  readonly displayName: string;
  readonly score: number;
  /** 0 to 7. */
  readonly color: number;
  /** What is known of the leaders and of oneself. */
  readonly avatarUrl?: string;
  readonly roles?: number;
  readonly isMe?: true;
}

/** One line of a ranking. Without a player it stands for the places that are left out. */
export interface RankingLine {
  readonly key: string;
  readonly player: RankedPlayer | null;
}

/** How many of the best everyone sees. */
const FIRST = 3;

type Own = Pick<PlayerView, "memberId" | "displayName" | "avatarUrl" | "roles" | "seat">;
type Neighbour = Place["above"][number];

/** The first three and the players around one's own, best first. Someone without a place sees all leaders. */
export function rankingLines(
  leaders: readonly Leader[],
  place: Place | undefined,
  own: Own | undefined,
): RankingLine[] {
  const best = leaders.map((leader) => ({ key: leader.memberId, player: shownLeader(leader) }));
  if (!place || place.rank === null || !own) return best;
  const { displayName, avatarUrl, roles, seat } = own;
  const { rank, score } = place;
  const me: RankingLine = {
    key: own.memberId,
    player: { rank, displayName, score, color: colorOf(seat), avatarUrl, roles, isMe: true },
  };
  const above = place.above.map((each, at) => shownNeighbour(each, -1 - at));
  const below = place.below.map((each, at) => shownNeighbour(each, 1 + at));
  const at = leaders.findIndex(({ memberId }) => memberId === own.memberId);
  if (at >= 0) {
    const known = best.map((line) => (line.key === me.key ? me : line));
    const shown = Math.max(FIRST, at + 1 + below.length);
    return [...known.slice(0, shown), ...below.slice(known.length - at - 1)];
  }
  const isNext = isSame(place.above[0], leaders.at(-1)) || best.length <= FIRST;
  const gap = isNext ? [] : [{ key: "gap", player: null }];
  return [...best.slice(0, FIRST), ...gap, ...above.reverse(), me, ...below];
}

const shownLeader = ({ rank, displayName, score, color, avatarUrl, roles }: Leader): RankedPlayer => ({
  rank,
  displayName,
  score,
  color,
  avatarUrl,
  roles,
});

/** Neighbours have no ids: they are told apart by how far away they are. */
const shownNeighbour = ({ name, rank, score, color }: Neighbour, distance: number): RankingLine => ({
  key: String(distance),
  player: { rank, displayName: name, score, color },
});

const isSame = (one: Neighbour | undefined, other: Leader | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.name === other.displayName &&
  one.score === other.score &&
  one.color === other.color;
