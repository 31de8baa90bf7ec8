import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useKeptFocus } from "../../ui/overlay/use-kept-focus.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { QueryState } from "../query-state.tsx";

interface Props<Data extends { readonly total: number }, Row extends object>
  extends Omit<ComponentProps<typeof DataTable<Row>>, "rows" | "rowCount" | "error"> {
  /** The current page of the list. */
  query: UseQueryResult<Data>;
  /** Says what is loading, for screen readers. */
  loadingLabel: string;
  rowsOf: (data: Data) => readonly Row[];
}

/** The table of a list that the server searches, sorts and pages. Shows that it loads, or why it could not. Keeps the focus when a row goes away. */
export function QueryTable<Data extends { readonly total: number }, Row extends object>({
  query,
  loadingLabel,
  rowsOf,
  ...table
}: Props<Data, Row>) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  if (!query.data) return <QueryState query={query} label={loadingLabel} rows={8} />;
  return (
    <div aria-busy={query.isPlaceholderData} {...keptFocus}>
      <DataTable {...table} rows={rowsOf(query.data)} rowCount={query.data.total} />
    </div>
  );
}
