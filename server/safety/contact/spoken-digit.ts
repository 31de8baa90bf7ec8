const units = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const teens = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const values = new Map<string, string>([
  ...units.map((word, value) => [word, String(value)] as const),
  ...teens.map((word, index) => [word, String(10 + index)] as const),
  ...tens.map((word, index) => [word, String(20 + 10 * index)] as const),
  ...["oh", "nought", "naught", "nil"].map((word) => [word, "0"] as const),
]);

/** How often the digit after this word is repeated: `double five` is 55. */
const repeats = new Map([
  ["double", 2],
  ["triple", 3],
  ["treble", 3],
]);
export const repeatOf = (word: string): number | undefined => repeats.get(word.toLowerCase());

export const isTens = (word: string): boolean => tens.includes(word.toLowerCase());

/** A pattern for the beginning of a word that is, or repeats, a digit. */
export const DIGIT_WORD = [...values.keys(), ...repeats.keys()].join("|");

const joinedWords = new RegExp(`^(?:${[...units, "oh"].join("|")})+$`, "i");
const eachWord = new RegExp([...units, "oh"].join("|"), "gi");

/** The digits of a word, or of several words without spaces: `eighty` is 80, `zeroeight` is 08. */
export function spokenDigits(word: string): string | undefined {
  const value = values.get(word.toLowerCase());
  if (value !== undefined || !joinedWords.test(word)) return value;
  return word
    .match(eachWord)
    ?.map((each) => values.get(each.toLowerCase()))
    .join("");
}
