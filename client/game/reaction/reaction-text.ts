import type { GameReaction } from "../../../schema/game/reaction.ts";
import { countOf, listOf } from "../../ui/format/format.ts";

export const reactionEmojis: Readonly<Record<GameReaction, string>> = {
  clap: "\u{1f44f}",
  laugh: "\u{1f602}",
  wow: "\u{1f62e}",
  fire: "\u{1f525}",
  heart: "\u2764\ufe0f",
  amen: "\u{1f64f}",
};
export const reactionNames: Readonly<Record<GameReaction, string>> = {
  clap: "Clap",
  laugh: "Laugh",
  wow: "Wow",
  fire: "Fire",
  heart: "Heart",
  amen: "Amen",
};

/** The row of reactions, for screen readers. */
export const reactionsLabel = "Reactions";
export const openButton = "React";
/** Nobody’s reactions are shown on this device any more. */
export const hideButton = "Hide reactions";
/** For the host. */
export const offForAllButton = "Off for all";
export const offHint = "The host has turned reactions off.";

/** More single reactions than these are read aloud as their number. */
const READ_ONE_BY_ONE = 3;

interface Named {
  name: string;
  reaction: GameReaction;
}

/** For screen readers, all reactions of some seconds: "Ada: Clap. Tunde: Amen." or "7 reactions from Ada and Tunde." */
export function reactionsAnnouncement(reactions: readonly Named[]): string {
  if (reactions.length <= READ_ONE_BY_ONE) {
    return reactions.map(({ name, reaction }) => `${name}: ${reactionNames[reaction]}.`).join(" ");
  }
  const names = [...new Set(reactions.map(({ name }) => name))];
  return `${countOf(reactions.length, "reaction")} from ${listOf(names)}.`;
}
