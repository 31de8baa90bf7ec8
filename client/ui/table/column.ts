import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right edge, digit under digit. */
  isNumeric?: boolean;
  isSortable?: boolean;
}
