import { foldDiacritics } from "../../schema/fold-diacritics.ts";
import { latinLook, letterPairs, plainDigits } from "../platform/look-alike.ts";

/** Words that name a role of this product or claim to speak for the community. */
const ROLE_WORDS = [
  "admin",
  "administrator",
  "moderator",
  "mentor",
  "safeguarding",
  "official",
  "staff",
  "support",
  "system",
];
/** Reserved only as a single word, because Lea D. may be a person. */
const LEAD = "lead";

/** Digits that look like a letter, and a capital I, which looks like a small l. */
const lookAlikes = new Map([...letterPairs(["013457892", "oieastbgz"]), ...letterPairs(["l", "i"])]);
const lookOf = (letter: string): string => lookAlikes.get(latinLook(letter)) ?? latinLook(letter);

/** One spelling for all lookalikes: `4dm1n` and `Аdmin` with a Cyrillic letter become the same. */
const skeleton = (word: string): string => [...word].map(lookOf).join("").replaceAll("rn", "m").replaceAll("vv", "w");

/** The words of a name in lower case, without diacritics. `AdaAdmin` is two words. */
const wordsOf = (name: string): string[] =>
  foldDiacritics(plainDigits(name.normalize("NFKC")).replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const reservedWords = new Set(ROLE_WORDS.flatMap((word) => [skeleton(word), skeleton(`${word}s`)]));
const lead = skeleton(LEAD);

/** Every run of neighbouring words, so that `ad-min` and `a d m i n` are recognised too. */
const runsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1)));

function isRole(run: readonly string[]): boolean {
  const word = run.join("");
  const isSpelled = run.length === 1 || run.every((part) => part.length === 1);
  return [word, word.replace(/^\d+|\d+$/g, "")]
    .map(skeleton)
    .some((look) => reservedWords.has(look) || (isSpelled && look === lead));
}

/** Whether a name is, or looks like, a role of this product or the community's name. */
export function isReservedName(name: string, communityName: string): boolean {
  const community = skeleton(wordsOf(communityName).join(""));
  return runsOf(wordsOf(name)).some((run) => isRole(run) || (community !== "" && skeleton(run.join("")) === community));
}
