/** How many words people read in a minute, unhurried. */
const WORDS_PER_MINUTE = 200;

/** DEVOTION-20: the minutes that a text takes to read, rounded, at least one. */
export function minutesToRead(text: string): number {
  const words = text.split(/\s+/u).filter((word) => word !== "").length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
