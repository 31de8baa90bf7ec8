import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  readTableState,
  selectionOf,
  selectRows,
  type TableState,
  toggleSort,
  writeTableState,
} from "../../../../client/ui/table/table-state.ts";

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

describe("what is pressed in a table", () => {
  const presses = (...columns: string[]) => columns.reduce(toggleSort, { ...defaultState, page: 4 });
  const selected = (...keys: string[]): TableState => ({ ...defaultState, page: 2, selected: keys });

  test("a header sorts ascending, then descending, then not at all, from the first page", () => {
    expect(presses("name")).toEqual({ ...defaultState, sort: { column: "name", isDescending: false } });
    expect(presses("name", "name").sort).toEqual({ column: "name", isDescending: true });
    expect(presses("name", "name", "name").sort).toBeNull();
  });

  test("the header of another column sorts by that one alone, ascending", () => {
    expect(presses("name", "name", "best").sort).toEqual({ column: "best", isDescending: false });
  });

  test("selecting rows keeps those of other pages, the order and the page", () => {
    expect(selectRows(selected("x"), ["a", "b"], true)).toEqual(selected("x", "a", "b"));
    expect(selectRows(selected("x", "a"), ["a", "b"], true)).toEqual(selected("x", "a", "b"));
    expect(selectRows(selected("x", "a", "b"), ["a", "b"], false)).toEqual(selected("x"));
    expect(selectRows(selected("x", "a", "b"), ["a"], false)).toEqual(selected("x", "b"));
  });

  test("the box above the rows stands for those of its page: all, some or none", () => {
    expect(selectionOf(selected("x", "a", "b"), ["a", "b"])).toBe(true);
    expect(selectionOf(selected("x", "a"), ["a", "b"])).toBe("mixed");
    expect(selectionOf(selected("x"), ["a", "b"])).toBe(false);
    expect(selectionOf(selected("x"), [])).toBe(false);
  });
});
