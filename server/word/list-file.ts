import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The bundled lists. `npm run words` writes `english`, `known` and `bible-names`. The others are written by hand: words
 * `added` to the English list, `nigerian` words added to it too, words `left-out` of it, common words that are `not-known`,
 * capitalised words that are `not-names`, and `rude` words.
 */
export type ListName = "english" | "known" | "bible-names" | HandWritten;
type HandWritten = "added" | "nigerian" | "left-out" | "not-known" | "not-names" | "rude";

export const listFile = (name: ListName): string => join(import.meta.dirname, "list", `${name}.txt`);

/** The words of a list, in its order. A file has one word per line; lines that begin with # are comments. */
export const readList = (name: ListName): string[] =>
  readFileSync(listFile(name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
