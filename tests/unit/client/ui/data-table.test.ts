import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Column } from "../../../../client/ui/table/column.ts";
import { DataTable } from "../../../../client/ui/table/data-table.tsx";
import type { TableState } from "../../../../client/ui/table/table-state.ts";

interface Person {
  id: string;
  name: string;
  best: number;
}

const columns: readonly Column<Person>[] = [
  { key: "name", header: "Name", isSortable: true, cell: ({ name }) => name },
  { key: "best", header: "Best", isNumeric: true, cell: ({ best }) => best },
];
const rows: readonly Person[] = [
  { id: "a", name: "Ngozi", best: 1110 },
  { id: "b", name: "Ṣọlá", best: 940 },
];
const state: TableState = { sort: { column: "name", isDescending: true }, page: 2, selected: ["b", "elsewhere"] };

const shared = {
  caption: "Members",
  columns,
  rows,
  keyOf: ({ id }: Person) => id,
  nameOf: ({ name }: Person) => name,
  rowCount: 12,
  pageSize: 5,
  state,
  onStateChange: () => {},
  empty: "Nobody yet",
};

function markup(props: Partial<Parameters<typeof DataTable<Person>>[0]>): string {
  return renderToStaticMarkup(createElement(DataTable<Person>, { ...shared, ...props }));
}

describe("a data table", () => {
  test("a data table tells screen readers its order, its page and the names of its rows", () => {
    const html = markup({});
    expect(html).toContain('aria-sort="descending"');
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Ngozi/);
    expect(html).toContain("Page 2 of 3, 12 in all");
  });

  test("a data table without row actions has no checkboxes and no menus", () => {
    const html = markup({});
    expect(html).not.toContain("checkbox");
    expect(html).not.toContain("Actions");
  });

  test("a data table marks the selected rows and counts those of all pages", () => {
    const html = markup({ selectionActions: () => "Write to them" });
    expect(html).toContain("2 selected");
    expect(html).toContain("Write to them");
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-label="Select Ṣọlá"[^>]*checked=""/);
  });

  test("a data table gives every row a menu with the row's name", () => {
    const html = markup({ rowActions: () => [{ label: "Edit", onPress: () => {} }] });
    expect(html).toContain('aria-label="Actions for Ngozi"');
    expect(html).toContain('aria-label="Actions for Ṣọlá"');
  });

  test("a data table that is loading, empty or failed says so instead of showing rows", () => {
    expect(markup({ rows: undefined })).toContain("Loading Members...");
    expect(markup({ rows: [], state: { ...state, page: 1 } })).toBe("Nobody yet");
    expect(markup({ rows: undefined, error: "Not loaded" })).toBe("Not loaded");
  });

  test("a data table keeps its page buttons when an old link leads to a page without rows", () => {
    expect(markup({ rows: [], state: { ...state, page: 9 } })).toContain("Previous page");
  });
});
