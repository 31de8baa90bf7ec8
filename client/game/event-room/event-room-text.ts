import { formatNumber } from "../../ui/format/format.ts";
import { ordinal } from "../round/round-text.ts";

// Rounds
export const playerCount = (players: number): string =>
  players === 1 ? "1 player" : `${formatNumber(players)} players`;
export const answered = (count: number, players: number): string =>
  `${formatNumber(count)} of ${formatNumber(players)} have answered`;
/** For a host who has answered nothing. */
export const onlyLeads = "Host";

// Standings
/** One's own place, large: "37th". */
export const ownRank = (rank: number): string => ordinal(rank);
/** After it: "of 180". */
export const outOf = (players: number): string => `of ${formatNumber(players)}`;
/** The same as a sentence, for screen readers. */
export const placeOf = (rank: number, players: number): string =>
  `You’re ${ordinal(rank)} of ${formatNumber(players)}.`;
/** How one's place moved in the last round. */
export function moved(gained: number): string {
  if (gained === 0) return "Same place";
  return gained > 0 ? `Up ${gained}` : `Down ${-gained}`;
}
export const rankingTitle = "Ranking";
export const aroundTitle = "Around you";
/** Between the first three and the players around the reader, for screen readers. */
export const gap = "More players in between";
export const teamsTitle = "Teams";
export const ownTeam = "Your team";

// Closing the room
export const closeButton = "Close the game";
export const closeTitle = "Close this game?";
export const closeConsequence = "It ends for everyone in the room. You can open another one from the event’s page.";
export const keepButton = "Keep it open";

// The end
export const ownTeamPlace = (team: string, rank: number, teams: number): string =>
  rank === 1 ? `Your team, the ${team}, came first.` : `Your team, the ${team}, came ${ordinal(rank)} of ${teams}.`;
export const hostHint = "Play again with everyone who is still here, or call it a night.";
export const guestHint = "The host can start another game.";
export const backButton = "Back to the event";
