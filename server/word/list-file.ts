import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The bundled lists. `english` and `bible-names` are written by `npm run words`; the others by hand: `added` to the English
 * list and `left-out` of it, `not-names` though the text writes them like names, and the words that are `rude`.
 */
export type ListName = "english" | "bible-names" | "added" | "left-out" | "not-names" | "rude";

export const listFile = (name: ListName): string => join(import.meta.dirname, "list", `${name}.txt`);

/** The words of a list, in its order: one a line, lines that begin with # are remarks. */
export const readList = (name: ListName): string[] =>
  readFileSync(listFile(name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
