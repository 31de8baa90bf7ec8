import { readFileSync } from "node:fs";
import { findContactAround } from "../../../../../server/safety/contact/split-contact.ts";

/** A text, or up to three messages that their author sends in a row. */
export type Entry = string | readonly string[];

export const entriesOf = (name: string): readonly Entry[] =>
  JSON.parse(readFileSync(new URL(`sets/${name}.json`, import.meta.url), "utf8"));

const textsOf = (entry: Entry): readonly string[] => (typeof entry === "string" ? [entry] : entry);

/** Whether contact data is found in any of the texts, each read with those before it. */
export const isFound = (entry: Entry): boolean =>
  textsOf(entry).some((text, at, texts) => findContactAround({ text, before: texts.slice(0, at) }) !== null);

export const percentOf = (part: readonly unknown[], all: readonly unknown[]): number =>
  (100 * part.length) / all.length;
