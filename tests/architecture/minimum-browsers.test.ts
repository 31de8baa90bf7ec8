import { expect, test } from "vitest";
import { refusedLines } from "../support/lint-rule.ts";

const rule = "client/minimum-browsers.grit";

const newer = [
  'URL.canParse("x");',
  "new URLSearchParams().size;",
  "search.size;",
  "AbortSignal.timeout(1);",
  "AbortSignal.any([]);",
  "Promise.withResolvers();",
  "Promise.try(work);",
  "Object.groupBy(list, of);",
  "Map.groupBy(list, of);",
  "Array.fromAsync(stream);",
  "list.toSorted();",
  "list.toReversed();",
  "list.toSpliced(0);",
  "list.with(0, 1);",
  "set.union(other);",
  "set.isSubsetOf(other);",
  "text.toWellFormed();",
  "RegExp.escape(text);",
  "/a/v;",
  "/(?<=a)b/u;",
  "/(?<!a)b/gu;",
  "/(?i:a)/;",
  "map.values().toArray();",
  "map.entries().map(of);",
];

test("the lint rule refuses functions that Safari 16 or Chrome 109 lacks", async () => {
  expect(await refusedLines(rule, "source.ts", newer)).toEqual(newer.map((_, index) => index + 1));
});

test("the lint rule allows functions that both browsers have", async () => {
  const older = [
    "list.at(-1);",
    "list.findLast(of);",
    "/(?<name>a)/u;",
    "/v/g;",
    "map.size;",
    "structuredClone(list);",
  ];
  const copies = ["Object.values(list).map(of);", "[...map.values()].map(of);"];
  expect(await refusedLines(rule, "source.ts", [...older, ...copies])).toEqual([]);
});
