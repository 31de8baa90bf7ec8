import { estimatedHeight, type ListRow } from "./list-rows.ts";

/** Between two rows, in pixels. */
export const GAP_PX = 8;

/** Where each row stands. All values in pixels from the top of the list. */
export interface RowLayout {
  readonly rows: readonly ListRow[];
  /** The upper edge of each row, and at last where a further row would stand. */
  readonly starts: readonly number[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** The height of the whole list. */
  readonly total: number;
}

/** What stays in place when rows change: the end of the list, or a row at this distance from the upper edge. */
export type Anchor = "end" | { readonly key: string; readonly offset: number };

/** Stacks the rows. `heights` has those that are measured, by key; `origin` is the upper edge of the first row. */
export function layoutRows(rows: readonly ListRow[], heights: ReadonlyMap<string, number>, origin: number): RowLayout {
  const starts = [origin];
  const indexOf = new Map<string, number>();
  let next = origin;
  rows.forEach((row, index) => {
    indexOf.set(row.key, index);
    next += (heights.get(row.key) ?? estimatedHeight(row)) + GAP_PX;
    starts.push(next);
  });
  return { rows, starts, indexOf, total: Math.max(0, next - (rows.length > 0 ? GAP_PX : 0)) };
}

/** The index of the first row that ends below this place. */
export function firstBelow({ rows, starts }: RowLayout, place: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((starts[middle + 1] ?? 0) - GAP_PX > place) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The first message that is visible at this scroll position. Dividers are no anchors: they move to other messages. */
export function anchorAt(layout: RowLayout, scrollTop: number): Anchor | undefined {
  const { rows, starts } = layout;
  for (let index = firstBelow(layout, scrollTop); index < rows.length; index += 1) {
    const row = rows[index];
    if (row?.kind === "message" || row?.kind === "unsent") {
      return { key: row.key, offset: (starts[index] ?? 0) - scrollTop };
    }
  }
  return undefined;
}

/** The scroll position that keeps the anchor in place in a list of this height. `scrollTop` if its row is gone. */
export function scrollTopFor(layout: RowLayout, anchor: Anchor | undefined, scrollTop: number, height: number): number {
  const max = Math.max(0, layout.total - height);
  if (anchor === "end") return max;
  const index = anchor && layout.indexOf.get(anchor.key);
  const wanted = anchor && index !== undefined ? (layout.starts[index] ?? 0) - anchor.offset : scrollTop;
  return Math.min(Math.max(0, wanted), max);
}

/** The indexes of the rows between two places, and of the kept ones, in order from the top. */
export function rowsToRender(layout: RowLayout, from: number, to: number, kept: readonly string[]): number[] {
  const indexes = new Set(kept.flatMap((key) => layout.indexOf.get(key) ?? []));
  const { length } = layout.rows;
  for (let index = firstBelow(layout, from); index < length && (layout.starts[index] ?? 0) < to; index += 1) {
    indexes.add(index);
  }
  return [...indexes].sort((one, other) => one - other);
}
