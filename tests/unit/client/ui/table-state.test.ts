import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTableState, type TableState, writeTableState } from "../../../../client/ui/table/table-state.ts";

const sortable = ["name", "best"];
const read = (query: string, prefix?: string) => readTableState(new URLSearchParams(query), sortable, prefix);
const defaultState: TableState = { sort: null, page: 1, selected: [] };

describe("a table's state in the URL", () => {
  test("a URL without parameters means the first page, unsorted, with nothing selected", () => {
    expect(read("")).toEqual(defaultState);
  });

  test("the sorting, page and selection of a table are read from the URL", () => {
    expect(read("sort=-best&page=3&selected=a,b")).toEqual({
      sort: { column: "best", isDescending: true },
      page: 3,
      selected: ["a", "b"],
    });
  });

  test("invalid values in the URL of a table count as absent", () => {
    expect(read("sort=password&page=-2&selected=,")).toEqual(defaultState);
    expect(read("sort=&page=1.5")).toEqual(defaultState);
    expect(read("page=1e99&selected=a,a,")).toEqual({ ...defaultState, selected: ["a"] });
  });

  test("the default state of a table adds nothing to the URL and keeps other parameters", () => {
    const before = new URLSearchParams("with=42&sort=name&page=2&selected=a");
    expect(writeTableState(before, defaultState).toString()).toBe("with=42");
  });

  test("two tables with different prefixes don't change each other's state in one URL", () => {
    const first = { ...defaultState, page: 2 };
    const second = { ...defaultState, page: 5 };
    const search = writeTableState(writeTableState(new URLSearchParams(), first, "a-"), second, "b-");
    expect(read(search.toString(), "a-")).toEqual(first);
    expect(read(search.toString(), "b-")).toEqual(second);
  });

  test("every table state written to a URL is read back unchanged", () => {
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
