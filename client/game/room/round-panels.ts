import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Game } from "../game.ts";
import { gameOf } from "../games.ts";

const panels = new Map<Game, LazyExoticComponent<ComponentType>>();

/** The screen of a round of this game. */
export function roundPanelOf(type: string): LazyExoticComponent<ComponentType> {
  const game = gameOf(type);
  const panel = panels.get(game) ?? lazy(async () => ({ default: await game.panel() }));
  panels.set(game, panel);
  return panel;
}

/** Preloads the round's code, so that nobody waits for it. If that fails, the error shows when the round opens. */
export function preloadRoundPanel(type: string): void {
  gameOf(type)
    .panel()
    .catch(() => {});
}
