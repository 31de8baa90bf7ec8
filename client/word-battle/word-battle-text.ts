export const gameName = "Word Battle";
export const roomTitle = "Word Battle Arena";
/** Before the seconds that a round lasts. */
export const timeLimitLabel = "Per round";
export const bibleNamesLabel = "Bible names";
export const bibleNamesHint = "Names of people and places in the Bible count as words.";
export const difficultyHint = "Easy letters make at least 30 words, medium ones 15, hard ones 5.";
export const advice = "Rare letters and long words earn the most.";
export const rules = [
  "Everyone gets the same seven letters.",
  "Make one word from them. Rare letters and long words earn more.",
  "Then you see everyone’s word, and the best possible one.",
] as const;
