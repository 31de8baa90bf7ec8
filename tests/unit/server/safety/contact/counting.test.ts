import { expect, test } from "vitest";
import { isCounting } from "../../../../../server/safety/contact/counting.ts";

const run = (text: string) => text.split(" ").map((digits) => ({ digits, hasPlus: false, isSpoken: false }));

test.each([
  "1 2 3 4 5 6 7 8 9",
  "10 9 8 7 6 5",
  "2 4 6 8 10 12",
  "70 80 90 100",
  "1 2 3 1 2 3 1 2 3",
  "1 2 3 4 9 10 11 12",
])("SAFE-31 %s is counting", (text) => expect(isCounting(run(text))).toBe(true));

test.each(["8 0 6 5 1 2 0 0 4 7", "6 12 40 0 1 12", "7 7 7 3 3 3 9 9 9", "06 12 40 01 12"])(
  "SAFE-30 %s is not counting",
  (text) => expect(isCounting(run(text))).toBe(false),
);
