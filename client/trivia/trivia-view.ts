import type { ToJSON } from "@colyseus/schema";
import type { GameState } from "../../schema/game/state.ts";
import type { TriviaState } from "../../schema/trivia/state.ts";
import type { RoomView } from "../game/room-view.ts";

/** The state of a trivia room, as plain data. */
export type TriviaView = RoomView & Omit<ToJSON<TriviaState>, keyof ToJSON<GameState>>;

export const optionLetters = ["A", "B", "C", "D"] as const;

/** Which option a key chooses: 1 to 4 or A to D; null for every other key. */
export function optionOfKey(key: string): number | null {
  const place = /^[1-4]$/.test(key) ? Number(key) - 1 : (optionLetters as readonly string[]).indexOf(key.toUpperCase());
  return place >= 0 ? place : null;
}
