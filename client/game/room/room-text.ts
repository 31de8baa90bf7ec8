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
export const nextForHost = "Play again with the same players, or call it a night.";
export const nextForGuest = (host: string): string => `${host} can start another game with everyone here.`;
export const rankLabel = (rank: number): string => `Place ${rank}`;
export const winner = "Winner!";
/** Below a player's points. */
export const pointsLabel = "points";
export const playAgainButton = "Play Again";
export const backButton = "Back to Games";

export const restartTitle = "The server is restarting";
export const restartMessage = "We couldn’t finish this game. You can start a new one in a moment.";
export const closingMessage = "One moment, please.";
