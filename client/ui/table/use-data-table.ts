import {
  type ColumnDef,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { Column } from "./column.ts";
import type { TableState } from "./table-state.ts";

export const features = tableFeatures({ rowPaginationFeature, rowSelectionFeature, rowSortingFeature });

interface Options<Row extends object> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Of all pages together. */
  rowCount: number;
  pageSize: number;
  state: TableState;
  onStateChange: (state: TableState) => void;
}

const resolve = <Value>(updater: Updater<Value>, before: Value): Value =>
  typeof updater === "function" ? (updater as (before: Value) => Value)(before) : updater;

/** TanStack Table for one page of rows that the server has sorted. The caller owns the state. */
export function useDataTable<Row extends object>(options: Options<Row>) {
  const { columns, rows, keyOf, rowCount, pageSize, state, onStateChange } = options;
  const definitions = useMemo(
    () =>
      columns.map(
        ({ key, header, isSortable = false }): ColumnDef<typeof features, Row> => ({
          id: key,
          header,
          accessorFn: (row) => row,
          enableSorting: isSortable,
        }),
      ),
    [columns],
  );
  const sorting = state.sort ? [{ id: state.sort.column, desc: state.sort.isDescending }] : [];
  const pagination = { pageIndex: state.page - 1, pageSize };
  const rowSelection = Object.fromEntries(state.selected.map((id) => [id, true as const]));
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    rowCount,
    manualSorting: true,
    manualPagination: true,
    sortDescFirst: false,
    state: { sorting, pagination, rowSelection },
    onSortingChange(updater) {
      const [first] = resolve(updater, sorting);
      const sort = first ? { column: first.id, isDescending: first.desc } : null;
      onStateChange({ ...state, sort, page: 1 });
    },
    onPaginationChange(updater) {
      onStateChange({ ...state, page: resolve(updater, pagination).pageIndex + 1 });
    },
    onRowSelectionChange(updater) {
      onStateChange({ ...state, selected: Object.keys(resolve(updater, rowSelection)) });
    },
  });
}
