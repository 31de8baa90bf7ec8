import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Loading, SkeletonRows } from "../feedback/skeleton.tsx";
import { Stack } from "../layout/stack.ts";
import type { MenuAction } from "../menu/menu-action.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import type { Column } from "./column.ts";
import { TableHead } from "./table-head.tsx";
import { TablePager } from "./table-pager.tsx";
import { TableRow } from "./table-row.tsx";
import type { TableState } from "./table-state.ts";
import { Caption, SelectionBar, Table } from "./table-style.ts";
import * as text from "./table-text.ts";
import { useDataTable } from "./use-data-table.ts";

interface Props<Row extends object> {
  caption: string;
  showCaption?: boolean;
  /** The same array on every render. The first column names its row. */
  columns: readonly Column<Row>[];
  /** The rows of the current page, already sorted. Undefined while they are loading. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** The name of a row, for the labels of its checkbox and its menu. */
  nameOf: (row: Row) => string;
  /** Of all pages together. */
  rowCount: number;
  pageSize: number;
  /** From `useTableState`. */
  state: TableState;
  onStateChange: (state: TableState) => void;
  /** The menu of a row. */
  rowActions?: (row: Row) => readonly MenuAction[];
  /** Buttons for the rows with these keys. Without them, rows can't be selected. */
  selectionActions?: (selected: readonly string[]) => ReactNode;
  /** An EmptyState, shown if there are no rows. */
  empty: ReactNode;
  /** An ErrorState, shown instead of the rows. */
  error?: ReactNode;
}

const noRows: readonly never[] = [];

/** A table with sorting, pages, selection and actions. On a phone its rows are cards. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { caption, showCaption = false, columns, rows, nameOf, state, onStateChange } = props;
  const { rowActions, selectionActions, empty, error } = props;
  const table = useDataTable<Row>({ ...props, rows: rows ?? noRows });
  const canSelect = selectionActions !== undefined;
  if (error !== undefined) return error;
  if (!rows) {
    return (
      <Loading label={text.loading(caption)}>
        <SkeletonRows rows={5} />
      </Loading>
    );
  }
  if (rows.length === 0 && state.page === 1) return empty;
  return (
    <Stack $gap={12}>
      {selectionActions && state.selected.length > 0 && (
        <SelectionBar>
          <span role="status">{text.selectedCount(state.selected.length)}</span>
          {selectionActions(state.selected)}
          <Button variant="quiet" onClick={() => onStateChange({ ...state, selected: [] })}>
            {text.clearSelectionButton}
          </Button>
        </SelectionBar>
      )}
      {/* Roles are explicit, because a table displayed as blocks loses its native ones. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <Table role="table">
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
      </Table>
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
