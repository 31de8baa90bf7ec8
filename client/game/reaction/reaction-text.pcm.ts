import type { GameReaction } from "../../../schema/game/reaction.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { countOf, listOf } from "../../ui/format/format.ts";

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
export const offForAllButton = "Off for everybody";
export const offHint = "The host don turn off reactions.";

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
  return `${countOf(reactions.length, "reaction", "reactions")} from ${listOf(names)}.`;
}

export type Holds = Translates<typeof import("./reaction-text.ts"), typeof import("./reaction-text.pcm.ts")>;
