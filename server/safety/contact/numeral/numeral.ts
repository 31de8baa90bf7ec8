import { english } from "./english.ts";
import { french } from "./french.ts";
import { hausa } from "./hausa.ts";
import { igbo } from "./igbo.ts";
import type { NumeralTable } from "./numeral-table.ts";
import { pidgin } from "./pidgin.ts";
import { spanish } from "./spanish.ts";
import { swahili } from "./swahili.ts";
import { yoruba } from "./yoruba.ts";

export const numeralTables = { english, pidgin, yoruba, hausa, igbo, french, spanish, swahili };

const entriesOf = ({ units, larger = {} }: NumeralTable): readonly (readonly [string, string])[] =>
  [...units.entries(), ...Object.entries(larger)].flatMap(([value, words]) =>
    words.split(" ").map((word) => [word, String(value)] as const),
  );

const values = new Map(Object.values(numeralTables).flatMap(entriesOf));

/** The digits of a number word in any of the languages. */
export const numeralOf = (word: string): string | undefined => values.get(word.toLowerCase());

const words = [...values.keys()];

/** Number words with a hyphen, such as the Yoruba `marun-un`, as a pattern. */
export const HYPHENATED = words.filter((word) => word.includes("-")).join("|");

const unitsOf = ({ units }: NumeralTable): string[] => units.flatMap((same) => same.split(" "));
/** The English units are also written without spaces between them. */
export const JOINABLE = unitsOf(english).join("|");
/** A pattern for the beginning of a word that is a number, or begins with an English unit. */
export const NUMERAL = `(?:${JOINABLE})|(?:${words.join("|")})(?![a-z])`;

/** Whether a unit after the word completes it: twenty and three are 23, and in French dix and sept are 17. */
export const isTens = (word: string): boolean => /^[2-9]0$/.test(numeralOf(word) ?? "") || /^dix$/i.test(word);
