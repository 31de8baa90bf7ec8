/** The sorting, page and selection of a table. It is stored in the URL, so that links, reloads and the Back button restore it. */
export interface TableState {
  sort: Sort | null;
  /** From 1. */
  page: number;
  /** Ids of the selected rows, on every page. */
  selected: readonly string[];
}

export interface Sort {
  column: string;
  isDescending: boolean;
}

/** The state after a press on this column's header: ascending, descending, unsorted. It begins at the first page. */
export function toggleSort(state: TableState, column: string): TableState {
  const isSorted = state.sort?.column === column;
  const sort = isSorted && state.sort?.isDescending ? null : { column, isDescending: isSorted };
  return { ...state, sort, page: 1 };
}

/** The state with these rows selected or not. Rows of other pages stay as they are. */
export function selectRows(state: TableState, keys: readonly string[], isSelected: boolean): TableState {
  const others = state.selected.filter((key) => !keys.includes(key));
  return { ...state, selected: isSelected ? [...others, ...keys] : others };
}

/** Whether all of these rows are selected, or `mixed` if only some are. */
export function selectionOf({ selected }: TableState, keys: readonly string[]): boolean | "mixed" {
  const count = keys.filter((key) => selected.includes(key)).length;
  return count > 0 && (count === keys.length || "mixed");
}

/** The names of the URL parameters. Two tables on one screen have different prefixes. */
const parameters = (prefix: string) => ({
  sort: `${prefix}sort`,
  page: `${prefix}page`,
  selected: `${prefix}selected`,
});

function readSort(text: string | null, sortable: readonly string[]): Sort | null {
  if (text === null) return null;
  const isDescending = text.startsWith("-");
  const column = isDescending ? text.slice(1) : text;
  return sortable.includes(column) ? { column, isDescending } : null;
}

/** Reads the number of a page. An invalid one is the first page, because people edit addresses. */
export function readPage(text: string | null, most = Number.MAX_SAFE_INTEGER): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 && page <= most ? page : 1;
}

/** Reads `?sort=-name&page=2&selected=a,b`. Invalid values count as absent, because people edit URLs. */
export function readTableState(search: URLSearchParams, sortable: readonly string[], prefix = ""): TableState {
  const names = parameters(prefix);
  const selected = (search.get(names.selected) ?? "").split(",").filter((id) => id !== "");
  return {
    sort: readSort(search.get(names.sort), sortable),
    page: readPage(search.get(names.page)),
    selected: [...new Set(selected)],
  };
}

/** The same parameters with this state in them, without default values. */
export function writeTableState(search: URLSearchParams, state: TableState, prefix = ""): URLSearchParams {
  const { sort, page, selected } = state;
  const names = parameters(prefix);
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) => (value === "" ? next.delete(name) : next.set(name, value));
  put(names.sort, sort ? `${sort.isDescending ? "-" : ""}${sort.column}` : "");
  put(names.page, page > 1 ? String(page) : "");
  put(names.selected, selected.join(","));
  return next;
}
