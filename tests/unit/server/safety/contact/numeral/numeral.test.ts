import { expect, test } from "vitest";
import { numeralOf, numeralTables } from "../../../../../../server/safety/contact/numeral/numeral.ts";

const pairsOf = ({ units, larger = {} }: (typeof numeralTables)[keyof typeof numeralTables]) =>
  [...units.entries(), ...Object.entries(larger)].flatMap(([value, words]) =>
    words.split(" ").map((word) => [word, String(value)]),
  );

test("SAFE-30 every number word has one value in all languages, and no diacritics", () => {
  const pairs = Object.values(numeralTables).flatMap(pairsOf);
  expect(pairs.map(([word = ""]) => [word, numeralOf(word)])).toEqual(pairs);
  expect(pairs.filter(([word = ""]) => !/^[a-z]+(?:-[a-z]+)?$/.test(word))).toEqual([]);
});
