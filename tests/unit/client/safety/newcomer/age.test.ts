import { expect, test } from "vitest";
import { ageOn } from "../../../../../client/safety/newcomer/age.ts";

test.each([
  ["2010-03-14", "2026-03-13", 15],
  ["2010-03-14", "2026-03-14", 16],
  ["2010-03-14", "2026-11-22", 16],
  ["2008-02-29", "2026-02-28", 17],
  ["2008-02-29", "2026-03-01", 18],
])("someone born on %s is, on %s, %i years old", (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});
