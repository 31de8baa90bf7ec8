import { expect, test } from "vitest";
import { COURSE_LEVELS, harderLevel } from "../../../../schema/course/level.ts";

test("each level leads to the next one, and expert stays expert", () => {
  expect(COURSE_LEVELS.map(harderLevel)).toEqual(["intermediate", "advanced", "expert", "expert"]);
});
