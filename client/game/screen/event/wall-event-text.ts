import { formatNumber } from "../../../ui/format/format.ts";

/** After a large number. */
export const playersIn = (players: number): string => (players === 1 ? "player is in" : "players are in");
export const joinHint = (address: string): string =>
  `Registered for this event? Scan this, or open ${address} and enter the code.`;
export const nobodyYet = "Be the first one in.";
export const andMore = (count: number): string => `and ${formatNumber(count)} more`;
export const winningTeam = (teams: string): string => `First place for the ${teams}`;
export const leadersTitle = "In the lead";
