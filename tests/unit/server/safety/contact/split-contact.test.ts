import { expect, test } from "vitest";
import { findContactAround, mayBePart } from "../../../../../server/safety/contact/split-contact.ts";
import { harmlessExamples } from "./contact-examples.ts";

/** The kinds found at each message when they are sent one after the other. */
const foundInTurn = (...texts: string[]) =>
  texts.map((text, at) => findContactAround({ text, before: texts.slice(0, at) })?.kind ?? null);
const edited = (text: string, before: string[], after: string[]) =>
  findContactAround({ text, before, after })?.kind ?? null;

test.each([
  ["phone", ["0803 123", "4567"]],
  ["phone", ["call me on 0803", "123", "4567"]],
  ["phone", [..."0803123456", "7"]],
  ["phone", ["٠٨٠٣١٢٣", "٤٥٦٧"]],
  ["phone", ["oh eight oh three", "one two three", "four five six seven"]],
  ["phone", ["0803 123", "lol wait", "4567"]],
  ["phone", ["call me", "803 1234 567"]],
  ["email", ["ada", "@gmail.com"]],
  ["email", ["ada@example", ".org"]],
  ["email", ["ada at", "gmail dot com"]],
  ["handle", ["my snap is", "adaobi"]],
  ["handle", ["ig", "ada_obi"]],
  ["link", ["t.me", "/ada"]],
] as const)("SAFE-34 a split %s is found with its last part: %j", (kind, texts) => {
  expect(foundInTurn(...texts)).toEqual([...texts.slice(1).map(() => null), kind]);
});

test("SAFE-34 what was found before is not found again with the next message", () => {
  expect(foundInTurn("0803 123", "4567", "ok", "see you at 7")).toEqual([null, "phone", null, null]);
  expect(foundInTurn("08031234567", "ok", "5 of us")).toEqual(["phone", null, null]);
});

test("SAFE-34 a number that is split around another one is found", () => {
  expect(foundInTurn("0803 123", "ada@example.org", "4567")).toEqual([null, "email", "phone"]);
  expect(foundInTurn("0803 123", "4567", "0701 234", "5678")).toEqual([null, "phone", null, "phone"]);
});

test("SAFE-34 up to three words may be a part, and any text with a digit or a word for calling", () => {
  expect(["see you there", "call me when you can", "we are five in the car"].map(mayBePart)).toEqual([
    true,
    true,
    true,
  ]);
  expect(mayBePart("see you there tomorrow")).toBe(false);
});

test("SAFE-34 an edit that completes the messages before or after it is found", () => {
  expect(edited("0803 123", [], ["4567"])).toBe("phone");
  expect(edited("123", ["0803"], ["4567"])).toBe("phone");
  expect(edited("hello", ["0803 123"], ["4567"])).toBeNull();
});

test("SAFE-34 sentences in between, and texts with contact data of their own, hide no part", () => {
  const sentence = "hello everyone, how are you today";
  expect(foundInTurn("my snap is", sentence, "adaobi")).toEqual([null, null, "handle"]);
  expect(edited("my snap is", [], [sentence, "adaobi"])).toBe("handle");
  expect(edited("123", ["0803", "ada@example.org"], ["4567"])).toBe("phone");
  expect(edited("123", ["0803"], ["4567", "ada@example.org"])).toBe("phone");
  expect(edited("4567", ["0803 123", "ada@example.org"], ["0701 234", "5678"])).toBe("phone");
});

test("SAFE-31 SAFE-34 ordinary messages after one another are not taken for contact data", () => {
  const talks = [
    ["Psalm 23", "verse 1 to 6", "and 24:7"],
    ["I scored 120", "me 95", "he had 80"],
    ["2 o’clock", "or 3", "ok 3"],
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    ["my insta is", "down again", "lol"],
    ["my insta is", "awesome, you should see it"],
    ["5000", "naira", "or 7500?"],
  ];
  expect(talks.flatMap((texts) => foundInTurn(...texts)).filter(Boolean)).toEqual([]);
});

test("SAFE-31 SAFE-34 at most 2 % of harmless examples are found together with their neighbors", () => {
  const falseAlarms = Object.values(harmlessExamples).flatMap((texts) =>
    texts.filter((text, at) => findContactAround({ text, before: texts.slice(Math.max(0, at - 3), at) })),
  );
  console.info(`false alarms with three neighbors: ${JSON.stringify(falseAlarms)}`);
  expect(falseAlarms.length / Object.values(harmlessExamples).flat().length).toBeLessThanOrEqual(0.02);
});
