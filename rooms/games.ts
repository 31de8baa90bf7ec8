import type { GameType } from "../schema/game/settings.ts";
import { type PlayableGame, playable } from "./support/game/playable-game.ts";
import { trivia } from "./trivia/trivia.ts";
import { wordBattle } from "./word-battle/word-battle.ts";

/** Every game, by its type. */
export const games = {
  trivia: playable(trivia),
  word_battle: playable(wordBattle),
} as const satisfies Record<GameType, PlayableGame<never>>;

/** The ports of all games together. */
export type AllGamePorts = PortsOf<(typeof games)[GameType]>;

type PortsOf<G> = (G extends PlayableGame<infer Ports> ? (ports: Ports) => void : never) extends (
  ports: infer All,
) => void
  ? All
  : never;
