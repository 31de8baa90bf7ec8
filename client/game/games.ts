import type { GameType } from "../../schema/game/settings.ts";
import type { StateFields } from "../../schema/game/state.ts";
import { triviaGame } from "../trivia/trivia-game.ts";
import { wordBattleGame } from "../word-battle/word-battle-game.ts";
import type { Game } from "./game.ts";
import { difficultyNames } from "./game-text.ts";

/** Every game that can be played here. */
export const games: Readonly<Record<GameType, Game>> = {
  trivia: triviaGame,
  word_battle: wordBattleGame,
};

export const gameNames = Object.keys(games) as GameType[];

/** A room's game. A game that this page does not know yet is shown as trivia until the page is reloaded. */
export function gameOf(type: string): Game {
  return games[type as GameType] ?? games.trivia;
}

/** Loads the round's code, so that nobody waits for it. If that fails, the error shows when the round opens. */
export function preloadRound(type: string): void {
  gameOf(type)
    .panel.load()
    .catch(() => {});
}

export function difficultyName(value: string): string {
  return difficultyNames[value as keyof typeof difficultyNames] ?? difficultyNames.medium;
}

/** The state fields of this game. Undefined for a game that this page does not know. */
export const fieldsOf = (type: string): StateFields | undefined => games[type as GameType]?.fields;
