import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the cells right, so that digits line up. */
  isNumeric?: boolean;
  /** Holds a few short words, such as a state or a date. Beside the other columns they stay on one line. */
  isShort?: boolean;
  isSortable?: boolean;
  /** Left out of the cards of a phone, where each cell takes a line. */
  isDetail?: boolean;
}
