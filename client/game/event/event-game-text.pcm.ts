import type { Translates } from "../../../schema/language/translation.ts";
import { formatNumber } from "../../ui/format/format.ts";

// On the event's page
/** "37 players don enter." */
export function playersIn(players: number): string {
  if (players === 0) return "Nobody don enter yet.";
  return players === 1 ? "1 player don enter." : `${formatNumber(players)} players don enter.`;
}
export const waitingHint = "E go start soon. Join now and play for your phone.";
export const fullHint = (most: number): string => `All the ${formatNumber(most)} places don full, but you fit watch.`;
export const playingHint = "E dey go on now now. If you no dey play, you fit watch and play the next one.";
export const finishedHint = "This game don end. Another one fit follow.";
export const joinButton = "Join the game";
export const goButton = "Go to the game";
export const watchButton = "Watch the game";
export const openButton = "Open the event game";
/** For screen readers, when it appears on the page. */
export const openedAnnouncement = (game: string): string => `${game} don open. Press Join the game.`;

// Opening it
export const dialogTitle = "Open the event game";
export const dialogHint = (most: number): string =>
  `Everybody wey register for this event fit join, up to ${formatNumber(most)} players. You go lead am from your phone.`;
export const gameLabel = "Game";
export const timeLimitLabel = "Time Limit";
export const teamsLabel = "Teams";
export const teamsHint = "We go name the teams and share people equally.";
export const noTeams = "None";
export const submitButton = "Open the game";
export const failed = { title: "E no open", message: "We no fit open the game. Abeg try am again." };

export type Holds = Translates<typeof import("./event-game-text.ts"), typeof import("./event-game-text.pcm.ts")>;
