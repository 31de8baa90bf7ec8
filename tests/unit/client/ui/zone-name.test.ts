import { expect, test } from "vitest";
import { zoneName } from "../../../../client/ui/format/zone-name.ts";

test("the zone has a name that people know", () => {
  expect(zoneName("Africa/Lagos", 0)).toMatch(/^West Africa (Standard )?Time$/);
});
