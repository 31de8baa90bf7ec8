import { expect, test } from "vitest";
import { z } from "zod";
import { timeOrderedId } from "../../../../server/platform/time-ordered-id.ts";

test("is a UUID of version 7, no two alike, in the order of time", () => {
  const times = Array.from({ length: 100 }, (_, at) => 1_795_000_000_000 + at * 1000);
  const ids = times.map((time) => timeOrderedId(time));
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 100 }, () => timeOrderedId(1))).size).toBe(100);
});
