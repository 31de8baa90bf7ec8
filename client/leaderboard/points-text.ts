import { countOf } from "../ui/format/format.ts";

export const pointsTitle = "Points";
export const loadingPoints = "Loading your points...";
export const noGames = "Play your first game to earn some.";
export const fromGames = (games: number): string => `From ${countOf(games, "game")}.`;
export const gamesLink = "Play a game";
