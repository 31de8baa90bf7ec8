import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { GameType } from "../../../schema/game/settings.ts";

const load: Readonly<Record<GameType, () => Promise<{ default: ComponentType }>>> = {
  trivia: async () => ({ default: (await import("../../trivia/trivia-panel.tsx")).TriviaPanel }),
  word_battle: async () => ({ default: (await import("../../word-battle/word-battle-panel.tsx")).WordBattlePanel }),
};

const panels: Readonly<Record<GameType, LazyExoticComponent<ComponentType>>> = {
  trivia: lazy(load.trivia),
  word_battle: lazy(load.word_battle),
};

const known = (type: string): GameType => (type in panels ? (type as GameType) : "trivia");

/** The screen of a round of this game. */
export const roundPanelOf = (type: string): LazyExoticComponent<ComponentType> => panels[known(type)];

/** Fetches it before it is needed, so that the first question is not waited for. A failure is met again when it is shown. */
export function fetchRoundPanel(type: string): void {
  load[known(type)]().catch(() => {});
}
