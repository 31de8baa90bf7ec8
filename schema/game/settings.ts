import { z } from "zod";
import { triviaSettings } from "../trivia/settings.ts";
import { wordBattleSettings } from "../word-battle/settings.ts";

export const gameTypes = ["trivia", "word_battle"] as const;
export const gameType = z.enum(gameTypes);
export type GameType = z.infer<typeof gameType>;

/** What the host chooses on /games/settings: what every game has, and each game's own. */
export const gameSettings = z.discriminatedUnion("gameType", [triviaSettings, wordBattleSettings]);
export type GameSettings = z.infer<typeof gameSettings>;
