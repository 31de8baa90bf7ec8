import type { Translates } from "../../../../schema/language/translation.ts";
import { formatNumber } from "../../../ui/format/format.ts";

/** After a large number. */
export const playersIn = (players: number): string => (players === 1 ? "player don enter" : "players don enter");
export const joinHint = (address: string): string =>
  `You don register for this event? Scan this one, or open ${address} and put the code.`;
export const nobodyYet = "Be the first person to enter.";
export const andMore = (count: number): string => `and ${formatNumber(count)} more`;
export const winningTeam = (teams: string): string => `First place for the ${teams}`;
export const leadersTitle = "Who dey lead";

export type Holds = Translates<typeof import("./wall-event-text.ts"), typeof import("./wall-event-text.pcm.ts")>;
