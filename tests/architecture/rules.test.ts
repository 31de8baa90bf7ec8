import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Rules are written as `TRIVIA-7 An answer after the deadline is refused`, and cited by their number in a test's name. */
const numbered = /\b[A-Z][A-Z_]*-\d+\b/g;

const books = globSync("{client,rooms,server}/**/RULES.md", { exclude: ["client/dist/**"] });
const rules = books.flatMap((book) =>
  readFileSync(book, "utf8")
    .split("\n")
    .flatMap((line) => line.match(/^[-*#\s]*\**([A-Z][A-Z_]*-\d+)\b/)?.slice(1) ?? []),
);
const nouns = new Set(rules.map((rule) => rule.replace(/-\d+$/, "")));

/** Only what stands in the name of a test or a suite is a citation; a comment proves nothing. */
const cited = new Set(
  globSync("tests/{unit,integration,e2e}/**/*.{test,spec}.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(["'`])(.*?)\1/gs)]
      .flatMap(([, , name]) => name?.match(numbered) ?? [])
      .filter((rule) => nouns.has(rule.replace(/-\d+$/, ""))),
  ),
);

describe("numbered rules", () => {
  test("there are numbered rules, and no number is used twice", () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(rules).toHaveLength(new Set(rules).size);
  });

  test("every numbered rule is cited by a test", () => {
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  test("every citation names an existing rule", () => {
    expect([...cited].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
