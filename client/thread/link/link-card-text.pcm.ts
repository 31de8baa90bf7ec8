import type { Translates } from "../../../schema/language/translation.ts";

export const cancelled = "Dem don cancel am";
export const gameNames = { trivia: "Bible Trivia", word_battle: "Word Battle" } as const;
/** "3 out of 8 players" */
export const seats = (players: number, most: number): string => `${players} out of ${most} players`;
export const hasBegun = "E don start";
/** Of a page about which the reader is told nothing here. */
export const titles = (community: string) => ({
  event: "One event",
  game: "One game",
  devotion: "Devotions",
  page: `One page of ${community}`,
});
export const openHint = "Press am make e open";
/** On a device that saves data, in place of what the page is. */
export const showPreview = "Show wetin e be";

export type Holds = Translates<typeof import("./link-card-text.ts"), typeof import("./link-card-text.pcm.ts")>;
