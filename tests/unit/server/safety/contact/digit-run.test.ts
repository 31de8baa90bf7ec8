import { expect, test } from "vitest";
import { digitRuns } from "../../../../../server/safety/contact/digit-run.ts";

/** The runs of a text, each with its groups of digits; a plus sign before a group is kept. */
const runsOf = (text: string) =>
  digitRuns(text)
    .filter((run) => run.length > 0)
    .map((run) => run.map(({ digits, hasPlus }) => `${hasPlus ? "+" : ""}${digits}`).join(" "));

test.each([
  ["zero one two three four five six seven eight nine", "0 1 2 3 4 5 6 7 8 9"],
  ["ten eleven twelve thirteen fourteen", "10 11 12 13 14"],
  ["fifteen sixteen seventeen eighteen nineteen", "15 16 17 18 19"],
  ["twenty thirty forty fifty sixty seventy eighty ninety", "20 30 40 50 60 70 80 90"],
  ["oh nought naught nil", "0 0 0 0"],
  ["twenty three, ninety nine", "23 99"],
  ["twenty ten, thirty zero, forty 12", "20 10 30 0 40 12"],
  ["double five triple zero treble 1 seven", "55 000 111 7"],
  ["zeroeight ohone", "08 01"],
  ["0o 1i 1l 2z 3з 5s 6б 8b 9g", "00 11 11 22 33 55 66 88 99"],
  ["o oo i l", "0 00 1 1"],
  ["+234 7", "+234 7"],
  ["plus 44 7", "+44 7"],
  ["call0803now", "0803"],
  ["z3ro 0ne 53v3n thr33", "0 1 7 3"],
  ["two hundred 12, three zeros, five fives", "200 12 000 55555"],
  ["ziro wan tu tri fo faiv siks sefun eit nain", "0 1 2 3 4 5 6 7 8 9"],
  ["odo okan meji meta merin marun mefa meje mejo mesan", "0 1 2 3 4 5 6 7 8 9"],
  ["marun-un mesan-an eji", "5 9 2"],
  ["sifili daya biyu uku hudu biyar shida bakwai takwas tara", "0 1 2 3 4 5 6 7 8 9"],
  ["efu otu abuo ato ano ise isii asaa asato itoolu", "0 1 2 3 4 5 6 7 8 9"],
  ["zero un deux trois quatre cinq six sept huit neuf", "0 1 2 3 4 5 6 7 8 9"],
  ["dix-sept, vingt et un, soixante-dix, soixante-dix-huit", "17 21 70 78"],
  ["quatre-vingts, quatre-vingt-un, quatre-vingt-dix-neuf", "80 81 99"],
  ["cero uno dos tres cuatro cinco seis siete ocho nueve", "0 1 2 3 4 5 6 7 8 9"],
  ["treinta y uno, veintidos, cuarenta y cinco", "31 22 45"],
  ["sifuri moja mbili tatu nne tano sita saba nane tisa", "0 1 2 3 4 5 6 7 8 9"],
  ["ishirini na mbili", "22"],
  ["mas 34 6", "+34 6"],
  ["jumlisha 255", "+255"],
  ["twenty, three", "20 3"],
] as const)("SAFE-30 the digits of “%s” are read as %s", (text, digits) => {
  expect(runsOf(text)).toEqual([digits]);
});

test("SAFE-30 a word whose letters are mostly no digits is not read as digits", () => {
  expect(runsOf("zig5 gosh7")).toEqual(["5", "7"]);
});

test("SAFE-31 a hundred or zeros without a digit before them are not read as digits", () => {
  expect(runsOf("hundred zeros, ten hundred, 7 zeros, two onions")).toEqual(["10", "7", "2"]);
});

test("SAFE-31 words that only contain the word of a digit are not read as digits", () => {
  expect(runsOf("someone phoned about the freight, often")).toEqual([]);
});

test.each([
  ["0803 .. 123", ["0803 123"]],
  ["0803 ... 123", ["0803", "123"]],
  ["0803\n123", ["0803 123"]],
  ["0803\n\n123", ["0803", "123"]],
  ["0803 and 123", ["0803", "123"]],
  ["706:000", ["706 000"]],
  ["12:000", ["12", "000"]],
  ["000:12", ["000", "12"]],
] as const)("SAFE-31 only a few signs join the numbers of %j", (text, runs) => {
  expect(runsOf(text)).toEqual(runs);
});
