import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useMemo } from "react";
import { estimatedHeight, type ListRow } from "./list-rows.ts";

/** This close to the end counts as the end. */
export const NEAR_END_PX = 48;
/** Rows rendered beyond each edge of the visible part, for fast scrolling and for Tab. */
const OVERSCAN = 10;
const GAP_PX = 8;

interface Options {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  /** The height above the first row, in pixels. */
  topPx: number;
  /** Keys of rows that stay rendered wherever the list is scrolled, for example the one with the focus. */
  kept: readonly (string | undefined)[];
}

/** The height of a row with its margins. Fractions count, because the rows are stacked. */
function heightOf(row: HTMLElement): number {
  const { marginTop, marginBottom } = getComputedStyle(row);
  return row.getBoundingClientRect().height + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom);
}

/**
 * Renders only the rows near the visible part, so that a long history stays fast on a slow phone. TanStack Virtual keeps the
 * place by the keys of the rows when older ones are added above, and stays at the end when newer ones are added or grow.
 * Version 3.14.12 rather than a newer one: those are 2.4 KB larger on every page with messages.
 */
export function useRowWindow({ box, rows, topPx, kept }: Options) {
  const indexes = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const keptIndexes = kept.flatMap((key) => (key === undefined ? [] : (indexes.get(key) ?? [])));
  const keptKey = keptIndexes.join();
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => {
      const row = rows[index];
      return row ? estimatedHeight(row) : 0;
    },
    measureElement: heightOf,
    rangeExtractor: useCallback(
      (range: Range) => {
        const also = keptKey === "" ? [] : keptKey.split(",").map(Number);
        return [...new Set([...defaultRangeExtractor(range), ...also])].sort((one, other) => one - other);
      },
      [keptKey],
    ),
    gap: GAP_PX,
    overscan: OVERSCAN,
    paddingStart: topPx,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: NEAR_END_PX,
    scrollPaddingStart: GAP_PX,
  });
  return { virtualizer, indexOf: (key: string) => indexes.get(key) };
}
