import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { gameOf, games } from "../games.ts";

const panels = new Map(Object.values(games).map((game) => [game, lazy(game.panel)]));

/** The screen of a round of this game. */
export const roundPanelOf = (type: string): LazyExoticComponent<ComponentType> =>
  panels.get(gameOf(type)) as LazyExoticComponent<ComponentType>;

/** Fetches it before it is needed, so that nobody waits for the first question. A failure shows when it is displayed. */
export function fetchRoundPanel(type: string): void {
  gameOf(type)
    .panel()
    .catch(() => {});
}
