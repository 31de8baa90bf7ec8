import { startTransition, useMemo, useOptimistic } from "react";
import { useSearchParams } from "react-router";
import { readTableState, type TableState, writeTableState } from "./table-state.ts";

interface Options {
  /** Keys of the sortable columns. */
  sortable: readonly string[];
  /** Needed if a screen has two tables. */
  prefix?: string;
}

/** A table's state in the URL. The Back button undoes sorting and paging, but not selection. */
export function useTableState({ sortable, prefix = "" }: Options): [TableState, (state: TableState) => void] {
  const [search, setSearch] = useSearchParams();
  const columns = sortable.join();
  const state = useMemo(() => readTableState(search, columns.split(","), prefix), [search, columns, prefix]);
  // The URL changes in a transition. Until then, this shows the new state, so that a checkbox doesn't jump back.
  const [shown, setShown] = useOptimistic(state);
  function change(next: TableState) {
    const isOtherView = next.page !== shown.page || next.sort !== shown.sort;
    startTransition(() => {
      setShown(next);
      setSearch((before) => writeTableState(before, next, prefix), { replace: !isOtherView, preventScrollReset: true });
    });
  }
  return [shown, change];
}
