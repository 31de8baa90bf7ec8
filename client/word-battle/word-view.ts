import type { ToJSON } from "@colyseus/schema";
import type { GameState } from "../../schema/game/state.ts";
import type { WordBattleState } from "../../schema/word-battle/state.ts";
import type { RoomView } from "../game/room-view.ts";

/** A word battle room as its screen reads it. */
export type WordView = RoomView & Omit<ToJSON<WordBattleState>, keyof ToJSON<GameState>>;

/** A player's own word of a round; what it earns comes with its receipt. */
export interface PlayedWord {
  word: string;
  points: number;
  isWord: boolean;
}
