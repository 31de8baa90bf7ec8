import { z } from "zod";
import { triviaSettings } from "../trivia/settings.ts";
import { wordBattleSettings } from "../word-battle/settings.ts";
import type { CommonSettings } from "./common-settings.ts";

/** Every game by its type, with the settings that its host chooses. */
const settings = {
  trivia: triviaSettings,
  word_battle: wordBattleSettings,
} as const;

export type GameType = keyof typeof settings;
export const gameTypes = Object.keys(settings) as [GameType, ...GameType[]];
export const gameType = z.enum(gameTypes);

type SettingsSchema = (typeof settings)[GameType];

/** The settings that the host chooses on /games/settings: the common ones and each game's own. */
export const gameSettings = z.discriminatedUnion(
  "gameType",
  Object.values(settings) as [SettingsSchema, ...SettingsSchema[]],
);
export type GameSettings = z.infer<typeof gameSettings>;

/** The settings of a room, with what the server decides. */
export type OpenedSettings = GameSettings & Pick<CommonSettings, "isPractice">;
