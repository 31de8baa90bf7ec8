import { formatNumber } from "../../ui/format/format.ts";

// On the event's page
/** "37 players are in." */
export function playersIn(players: number): string {
  if (players === 0) return "Nobody is in yet.";
  return players === 1 ? "1 player is in." : `${formatNumber(players)} players are in.`;
}
export const waitingHint = "It starts soon. Join now and play on your phone.";
export const fullHint = (most: number): string => `All ${formatNumber(most)} places are taken, but you can watch.`;
export const playingHint = "It’s on right now. If you’re not playing, you can watch and play the next one.";
export const finishedHint = "This game is over. Another one may follow.";
export const joinButton = "Join the game";
export const goButton = "Go to the game";
export const watchButton = "Watch the game";
export const openButton = "Open the event’s game";
/** For screen readers, when it appears on the page. */
export const openedAnnouncement = (game: string): string => `${game} is open. Press Join the game.`;

// Opening it
export const dialogTitle = "Open the event’s game";
export const dialogHint = (most: number): string =>
  `Everyone registered for this event can join, up to ${formatNumber(most)} players. You lead it from your phone.`;
export const gameLabel = "Game";
export const timeLimitLabel = "Time Limit";
export const teamsLabel = "Teams";
export const teamsHint = "We name the teams and keep them even.";
export const noTeams = "None";
export const submitButton = "Open the game";
export const failed = { title: "Not opened", message: "The game couldn’t be opened. Please try again." };
