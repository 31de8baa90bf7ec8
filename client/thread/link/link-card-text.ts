export const cancelled = "Cancelled";
export const gameNames = { trivia: "Bible Trivia", word_battle: "Word Battle" } as const;
/** "3 of 8 players" */
export const seats = (players: number, most: number): string => `${players} of ${most} players`;
export const hasBegun = "It has begun";
/** Of a page about which the reader is told nothing here. */
export const titles = (community: string) => ({
  event: "An event",
  game: "A game",
  devotion: "Devotions",
  page: `A page of ${community}`,
});
export const openHint = "Press to open it";
/** On a device that saves data, in place of what the page is. */
export const showPreview = "Show what it is";
