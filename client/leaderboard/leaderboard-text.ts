export const loading = "Loading the leaderboard...";
export const emptyTitle = "No scores yet";
export const emptyHint = "Finish a game and its players will show up here.";

// An entry
export { anonymousPlayer as unnamedPlayer } from "../frame/frame-text.ts";
/** The reader's own entry. */
export const ownName = (name: string): string => `${name} (you)`;
export const gamesPlayed = "Games";
export const gamesWon = "Wins";
export const bestScore = "Best";
export const averageScore = "Average";
/** Below the sum of all points. */
export const totalScore = "total";
