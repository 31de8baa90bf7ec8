import { startTransition, useMemo, useOptimistic } from "react";
import { useSearchParams } from "react-router";
import { readTableState, type TableState, writeTableState } from "./table-state.ts";

interface Options {
  /** Keys of the columns that can be sorted by. */
  sortable: readonly string[];
  /** Where a screen has two tables. */
  prefix?: string;
}

/** A table's state in the address. Sorting and paging can be taken back with the Back button; selecting rows can't. */
export function useTableState({ sortable, prefix = "" }: Options): [TableState, (state: TableState) => void] {
  const [search, setSearch] = useSearchParams();
  const columns = sortable.join();
  const state = useMemo(() => readTableState(search, columns.split(","), prefix), [search, columns, prefix]);
  // The address follows in a transition; until then a checkbox must not jump back.
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
