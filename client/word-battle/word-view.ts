import type { ToJSON } from "@colyseus/schema";
import type { GameState } from "../../schema/game/state.ts";
import type { WordBattleState } from "../../schema/word-battle/state.ts";
import type { RoomView } from "../game/room-view.ts";

/** The state of a word battle room, as plain data. */
export type WordView = RoomView & Omit<ToJSON<WordBattleState>, keyof ToJSON<GameState>>;

/** A player's own word in a round. Its points arrive with the receipt. */
export interface PlayedWord {
  word: string;
  points: number;
  isWord: boolean;
}
