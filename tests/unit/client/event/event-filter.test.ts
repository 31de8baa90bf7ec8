import { expect, test } from "vitest";
import { filterIn, isNarrowed } from "../../../../client/event/find/event-filter.ts";

test("EVENT-135 the address holds the whole filter", () => {
  const filter = filterIn(new URLSearchParams("search=+grace+hall&when=week&type=study&price=paid"));
  expect(filter).toEqual({ search: "grace hall", when: "week", type: "study", price: "paid" });
  expect(isNarrowed(filter)).toBe(true);
});

test.each(["", "search=+&when=someday&type=party&price=cheap"])(
  "EVENT-135 %j is the list of what is to come",
  (address) => {
    expect(filterIn(new URLSearchParams(address))).toEqual({ when: "upcoming" });
    expect(isNarrowed({ when: "past" })).toBe(false);
  },
);
