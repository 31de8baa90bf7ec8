import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Loading, SkeletonRows } from "../feedback/skeleton.tsx";
import { Stack } from "../layout/stack.ts";
import type { MenuAction } from "../overlay/menu-action.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import type { Column } from "./column.ts";
import { TableHead } from "./table-head.tsx";
import { TablePager } from "./table-pager.tsx";
import { TableRow } from "./table-row.tsx";
import type { TableState } from "./table-state.ts";
import { Caption, SelectionBar, Sheet } from "./table-style.ts";
import { useDataTable } from "./use-data-table.ts";

interface Props<Row extends object> {
  caption: string;
  showCaption?: boolean;
  /** The same array on every render. The first column names its row. */
  columns: readonly Column<Row>[];
  /** The page that is shown, already sorted; left out while it is loading. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** A row in words, for its checkbox and its menu. */
  nameOf: (row: Row) => string;
  /** On all pages together. */
  rowCount: number;
  pageSize: number;
  /** From `useTableState`. */
  state: TableState;
  onStateChange: (state: TableState) => void;
  /** What can be done with one row. */
  rowActions?: (row: Row) => readonly MenuAction[];
  /** Buttons for the selected rows; without them rows can't be selected. */
  selectionActions?: (selected: readonly string[]) => ReactNode;
  /** An EmptyState, shown where there are no rows. */
  empty: ReactNode;
  /** An ErrorState, shown in place of the rows. */
  error?: ReactNode;
}

const noRows: readonly never[] = [];

/** Rows and columns with sorting, pages, selection and actions; cards on a phone. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { caption, showCaption = false, columns, rows, nameOf, state, onStateChange } = props;
  const { rowActions, selectionActions, empty, error } = props;
  const table = useDataTable<Row>({ ...props, rows: rows ?? noRows });
  const canSelect = selectionActions !== undefined;
  if (error !== undefined) return error;
  if (!rows) {
    return (
      <Loading label={`Loading ${caption}...`}>
        <SkeletonRows rows={5} />
      </Loading>
    );
  }
  if (rows.length === 0 && state.page === 1) return empty;
  return (
    <Stack $gap={12}>
      {selectionActions && state.selected.length > 0 && (
        <SelectionBar>
          <span role="status">{state.selected.length} selected</span>
          {selectionActions(state.selected)}
          <Button variant="quiet" onClick={() => onStateChange({ ...state, selected: [] })}>
            Clear
          </Button>
        </SelectionBar>
      )}
      {/* Roles are written out, because a table that is laid out as blocks loses its own. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <Sheet role="table">
        <caption>{showCaption ? <Caption>{caption}</Caption> : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
        <TableHead table={table} columns={columns} canSelect={canSelect} hasActions={rowActions !== undefined} />
        <tbody role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              name={nameOf(row.original)}
              columns={columns}
              canSelect={canSelect}
              actions={rowActions?.(row.original)}
            />
          ))}
        </tbody>
      </Sheet>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <TablePager
        page={state.page}
        pageCount={Math.max(1, table.getPageCount())}
        rowCount={props.rowCount}
        onPrevious={() => table.previousPage()}
        onNext={() => table.nextPage()}
      />
    </Stack>
  );
}
