import { countOf, listOf } from "../../ui/format/format.ts";
import { ordinal } from "../round/round-text.ts";

export const screenTitle = "Game room";
export const loading = "Loading game room...";
export const loadingRound = "Loading the round...";

export const gameInProgress = "Game in Progress";
export const gameFinished = "Game Finished";

export const waitingTitle = "Waiting for Game to Start";
export const waitingHint = (least: number, players: number, maxPlayers: number): string =>
  `At least ${least} players are needed to start. Players: ${players}/${maxPlayers}`;
export const startingTitle = "Game Starting Soon";
/** Read aloud as "The game starts in: 3 s". */
export const startCountdown = "The game starts in";
export const roundsAndTime = (rounds: number, seconds: number): string => `${rounds} rounds, ${seconds} seconds each.`;

export const playersTitle = (players: number, maxPlayers: number): string => `Players (${players}/${maxPlayers})`;
export const answeredBadge = "Answered";
export const leftGame = "Left the game";

export const completeTitle = "Game Complete";
export const completeToast = "Game Complete!";
export const completeWithRank = (rank: number): string => `Game Complete. You are number ${rank}.`;
export const closedResults =
  "This room has closed. You can read the results until you leave. Find new rooms under Games.";
export const nextHint = "Play again with everyone who wants to, or call it a night.";
/** Someone has called another game. `names` have joined it. */
export const rematchHint = (names: readonly string[], seconds: number): string =>
  `${listOf(names)} ${names.length === 1 ? "wants" : "want"} to play again. It starts in ${seconds} s.`;
export const rematchAnnouncement = (names: readonly string[]): string =>
  `${listOf(names)} ${names.length === 1 ? "wants" : "want"} to play again. Press Play Again to join.`;
export const joinedRematch = "You’re in";
/** "5th of 8, 210 points" */
export const ownPlace = (rank: number, players: number, points: number): string =>
  `You’re ${ordinal(rank)} of ${players}, with ${countOf(points, "point")}.`;
export const rankLabel = (rank: number): string => `Place ${rank}`;
export const winner = "Winner!";
export const flagButton = "Something wrong with a question?";
export const toWaitingRoom = "Go to the waiting room";
export const playAgainButton = "Play Again";
export const backButton = "Back to Games";

export const restartTitle = "The server is restarting";
export const restartMessage = "We couldn’t finish this game. You can start a new one in a moment.";
export const closingMessage = "One moment, please.";
