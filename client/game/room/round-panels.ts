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

/** Fetches the round's code ahead, so that nobody waits for the first question. A failure shows later, when it is rendered. */
export function fetchRoundPanel(type: string): void {
  gameOf(type)
    .panel()
    .catch(() => {});
}
