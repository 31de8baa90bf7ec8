import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the cells right, so that digits line up. */
  isNumeric?: boolean;
  isSortable?: boolean;
}
