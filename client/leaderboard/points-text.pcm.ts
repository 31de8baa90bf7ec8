import type { Translates } from "../../schema/language/translation.ts";
import { countOf } from "../ui/format/format.ts";

export const pointsTitle = "Points";
export const loadingPoints = "Your points dey load...";
export const noGames = "Play your first game to get some.";
export const fromGames = (games: number): string => `From ${countOf(games, "game", "games")}.`;
export const gamesLink = "Play game";

export type Holds = Translates<typeof import("./points-text.ts"), typeof import("./points-text.pcm.ts")>;
