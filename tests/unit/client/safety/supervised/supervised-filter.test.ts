import { expect, test } from "vitest";
import { readFilter } from "../../../../../client/safety/supervised/use-supervised-filter.ts";
import { CHANNEL_NAME_MAX_LENGTH } from "../../../../../schema/limits.ts";

const read = (address: string) => readFilter(new URLSearchParams(address));

test("the filter of the supervised list is read from the address", () => {
  expect(read("")).toEqual({ page: 1, kind: null, name: "" });
  expect(read("page=3&kind=channel&name=choir")).toEqual({ page: 3, kind: "channel", name: "choir" });
});

test.each(["page=0", "page=-1", "page=1.5", "page=99999", "page=x", "kind=game"])(
  "the invalid %s in the address counts as absent",
  (address) => {
    expect(read(address)).toEqual({ page: 1, kind: null, name: "" });
  },
);

test("a name that is too long is cut to the longest name of a channel", () => {
  expect(read(`name=${"a".repeat(200)}`).name).toHaveLength(CHANNEL_NAME_MAX_LENGTH);
});
