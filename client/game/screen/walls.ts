import type { GameType } from "../../../schema/game/settings.ts";
import { type LazyPart, lazyPart } from "../../ui/late/lazy-part.ts";

/** The round of each game on a screen for a hall. Apart from games.ts, because players need none. */
const walls: Readonly<Record<GameType, LazyPart>> = {
  trivia: lazyPart(async () => (await import("../../trivia/wall/trivia-wall-panel.tsx")).TriviaWallPanel),
  word_battle: lazyPart(async () => (await import("../../word-battle/wall/word-wall-panel.tsx")).WordWallPanel),
};

export const wallOf = (type: string): LazyPart => walls[type as GameType] ?? walls.trivia;
