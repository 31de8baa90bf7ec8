import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { GameReaction } from "../../../schema/game/reaction.ts";

/** How long a reaction stays at its sender's face. */
export const SHOWN_MS = 2_500;

interface ShownReaction {
  reaction: GameReaction;
  /** Tells it from the sender's one before. */
  number: number;
}

type Shown = Readonly<Record<string, ShownReaction>>;

const none: Shown = {};
/** Each player's latest reaction, by member id, while it is shown. */
const shown = createStore<Shown>(() => none);
let count = 0;

/** Shows a reaction for a moment, instead of the sender's one before. */
export function showReaction(memberId: string, reaction: GameReaction): void {
  count += 1;
  const number = count;
  shown.setState({ [memberId]: { reaction, number } });
  setTimeout(() => {
    const { [memberId]: latest, ...others } = shown.getState();
    if (latest?.number === number) shown.setState(others, true);
  }, SHOWN_MS);
}

export const clearReactions = (): void => shown.setState(none, true);

export const useReactionOf = (memberId: string): ShownReaction | undefined => useStore(shown, (all) => all[memberId]);
export const useShownReactions = (): Shown => useStore(shown);
