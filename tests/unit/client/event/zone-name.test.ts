import { expect, test } from "vitest";
import { zoneName } from "../../../../client/event/manage/form/zone-name.ts";

test("the zone has a name that people know", () => {
  expect(zoneName("Africa/Lagos", 0)).toMatch(/^West Africa (Standard )?Time$/);
});
