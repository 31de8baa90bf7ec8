import type { Translates } from "../../../schema/language/translation.ts";
import { formatNumber } from "../../ui/format/format.ts";
import { ordinal } from "../round/round-text.ts";

// Rounds
export const playerCount = (players: number): string =>
  players === 1 ? "1 player" : `${formatNumber(players)} players`;
export const answered = (count: number, players: number): string =>
  `${formatNumber(count)} of ${formatNumber(players)} don answer`;
/** For a host who has answered nothing. */
export const onlyLeads = "Host";

// Standings
/** One's own place, large: "No. 37". */
export const ownRank = (rank: number): string => `No. ${rank}`;
/** After it: "of 180". */
export const outOf = (players: number): string => `of ${formatNumber(players)}`;
/** The same as a sentence, for screen readers. */
export const placeOf = (rank: number, players: number): string =>
  `You be ${ordinal(rank)} out of ${formatNumber(players)}.`;
/** How one's place moved in the last round. */
export function moved(gained: number): string {
  if (gained === 0) return "Same place";
  return gained > 0 ? `Climb ${gained}` : `Drop ${-gained}`;
}
export const rankingTitle = "Ranking";
export const aroundTitle = "People near you";
/** Between the first three and the players around the reader, for screen readers. */
export const gap = "More players dey in between";
export const teamsTitle = "Teams";
export const ownTeam = "Your team";

// Closing the room
export const closeButton = "Close the game";
export const closeTitle = "Close this game?";
export const closeConsequence =
  "E go end for everybody wey dey the room. You fit open another one from the event page.";
export const keepButton = "Leave am open";

// The end
export const ownTeamPlace = (team: string, rank: number, teams: number): string =>
  rank === 1 ? `Your team, the ${team}, come first.` : `Your team, the ${team}, be ${ordinal(rank)} out of ${teams}.`;
export const hostHint = "Play again with everybody wey still dey here, or una fit rest for today.";
export const guestHint = "The host fit start another game.";
export const backButton = "Go back to the event";

export type Holds = Translates<typeof import("./event-room-text.ts"), typeof import("./event-room-text.pcm.ts")>;
