import { expect, test } from "vitest";
import { z } from "zod";
import { uuidV7 } from "../../../../server/platform/uuid-v7.ts";

test("uuidV7 creates distinct UUIDs of version 7 in the order of time", () => {
  const times = Array.from({ length: 100 }, (_, at) => 1_795_000_000_000 + at * 1000);
  const ids = times.map((time) => uuidV7(time));
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 100 }, () => uuidV7(1))).size).toBe(100);
});
