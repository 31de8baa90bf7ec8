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
import { selectionOf, selectRows, type TableState, toggleSort } from "./table-state.ts";
import { Caption, SelectionBar, Table } from "./table-style.ts";
import * as text from "./table-text.ts";

interface Props<Row extends object> {
  caption: string;
  showCaption?: boolean;
  /** The first column names its row. */
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

/** A table with sorting, pages, selection and actions. On a phone its rows are cards. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const {
    caption,
    showCaption = false,
    columns,
    rows,
    keyOf,
    nameOf,
    rowCount,
    pageSize,
    state,
    onStateChange,
  } = props;
  const { rowActions, selectionActions, empty, error } = props;
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
  const keys = rows.map(keyOf);
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
        <TableHead
          columns={columns}
          sort={state.sort}
          onSort={(column) => onStateChange(toggleSort(state, column))}
          selection={canSelect ? selectionOf(state, keys) : undefined}
          onSelect={(isSelected) => onStateChange(selectRows(state, keys, isSelected))}
          hasActions={rowActions !== undefined}
        />
        <tbody role="rowgroup">
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <TableRow
                key={key}
                row={row}
                name={nameOf(row)}
                columns={columns}
                isSelected={canSelect ? state.selected.includes(key) : undefined}
                onSelect={(isSelected) => onStateChange(selectRows(state, [key], isSelected))}
                actions={rowActions?.(row)}
              />
            );
          })}
        </tbody>
      </Table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <TablePager
        page={state.page}
        pageSize={pageSize}
        rowCount={rowCount}
        onPage={(page) => onStateChange({ ...state, page })}
      />
    </Stack>
  );
}
