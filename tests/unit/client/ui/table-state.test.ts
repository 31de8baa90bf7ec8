import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTableState, type TableState, writeTableState } from "../../../../client/ui/table/table-state.ts";

const sortable = ["name", "best"];
const read = (query: string, prefix?: string) => readTableState(new URLSearchParams(query), sortable, prefix);
const usual: TableState = { sort: null, page: 1, selected: [] };

describe("a table's state in the address", () => {
  test("an address without parameters shows the first page, unsorted, with nothing selected", () => {
    expect(read("")).toEqual(usual);
  });

  test("sorting, page and selection are read from the address", () => {
    expect(read("sort=-best&page=3&selected=a,b")).toEqual({
      sort: { column: "best", isDescending: true },
      page: 3,
      selected: ["a", "b"],
    });
  });

  test("values that make no sense count as absent", () => {
    expect(read("sort=password&page=-2&selected=,")).toEqual(usual);
    expect(read("sort=&page=1.5")).toEqual(usual);
    expect(read("page=1e99&selected=a,a,")).toEqual({ ...usual, selected: ["a"] });
  });

  test("the usual state leaves the address clean, and other parameters stay", () => {
    const before = new URLSearchParams("with=42&sort=name&page=2&selected=a");
    expect(writeTableState(before, usual).toString()).toBe("with=42");
  });

  test("two tables with different prefixes keep apart in one address", () => {
    const first = { ...usual, page: 2 };
    const second = { ...usual, page: 5 };
    const search = writeTableState(writeTableState(new URLSearchParams(), first, "a-"), second, "b-");
    expect(read(search.toString(), "a-")).toEqual(first);
    expect(read(search.toString(), "b-")).toEqual(second);
  });

  test("whatever is written is read again", () => {
    const states = fc.record({
      sort: fc.option(fc.record({ column: fc.constantFrom(...sortable), isDescending: fc.boolean() })),
      page: fc.integer({ min: 1, max: 10_000 }),
      selected: fc.uniqueArray(fc.uuid(), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(states, (state) => {
        const query = writeTableState(new URLSearchParams(), state).toString();
        expect(read(query)).toEqual(state);
      }),
    );
  });
});
