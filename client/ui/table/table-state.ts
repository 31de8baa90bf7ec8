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

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
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
