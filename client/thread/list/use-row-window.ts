import {
  defaultRangeExtractor,
  observeElementRect,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { estimatedHeight, type ListRow } from "./list-rows.ts";

/** This close to the end counts as the end. */
const NEAR_END_PX = 48;
/** Older messages are requested this far before the top. */
const NEAR_TOP_PX = 300;
/** Rows rendered beyond each edge of the visible part, for fast scrolling and for the next press of Tab. */
const OVERSCAN = 10;
/** Between two rows. */
const GAP_PX = 8;

type RowVirtualizer = Virtualizer<HTMLElement, HTMLLIElement>;

interface Options {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  /** The height of what is above the first row, in pixels. */
  headerPx: number;
  isReady: boolean;
  /** The row at which the list opens. Without it, the list opens at its end. */
  opensAt: string | undefined;
  /** Rows that stay rendered wherever the list is scrolled, for example the one with the focus. */
  kept: readonly string[];
  onNearTop: () => void;
}

/** Fractions count: rounded rows would overlap, and the last one would stick out. */
const heightOf = (row: HTMLElement): number => row.getBoundingClientRect().height;

/** Forgets all heights: in another width every text wraps elsewhere, also in rows that are not rendered. */
function measureAgain(virtualizer: RowVirtualizer): void {
  const first = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0);
  virtualizer.measure();
  virtualizer.elementsCache.forEach((row) => {
    virtualizer.resizeItem(virtualizer.indexFromElement(row), heightOf(row));
  });
  if (first) virtualizer.scrollToIndex(first.index, { align: "start" });
}

/**
 * Renders only the rows near the visible part, so that a long history stays fast on a slow phone. TanStack Virtual keeps the
 * first visible row in place by its key when older messages arrive or heights change, also under a moving finger. Its
 * `followOnAppend` follows new messages only; here the end also stays visible when a divider appears or the list gets
 * shorter, for example above a phone's keyboard.
 */
export function useRowWindow({ box, rows, headerPx, isReady, opensAt, kept, onNearTop }: Options) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const position = useRef({ isAtEnd: true, isOpened: false }).current;
  const indexes = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const keptIndexes = kept.flatMap((key) => indexes.get(key) ?? []);

  function observeBox(virtualizer: RowVirtualizer, onRect: (rect: Rect) => void) {
    return observeElementRect(virtualizer, (rect) => {
      const isOtherWidth = virtualizer.scrollRect !== null && virtualizer.scrollRect.width !== rect.width;
      onRect(rect);
      if (isOtherWidth) measureAgain(virtualizer);
      if (position.isOpened && position.isAtEnd) virtualizer.scrollToEnd();
    });
  }

  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    observeElementRect: observeBox,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => (rows[index] ? estimatedHeight(rows[index]) : 0),
    measureElement: heightOf,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...keptIndexes])].sort((one, other) => one - other),
    gap: GAP_PX,
    overscan: OVERSCAN,
    scrollMargin: headerPx,
    scrollPaddingStart: GAP_PX,
    anchorTo: "end",
    scrollEndThreshold: NEAR_END_PX,
  });

  const readPosition = useCallback(() => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    position.isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    setIsAtEnd(position.isAtEnd);
  }, [box, position]);

  const toEnd = useCallback(() => {
    virtualizer.scrollToEnd();
    readPosition();
  }, [virtualizer, readPosition]);

  /** Shows this row in the middle. */
  function toRow(key: string): void {
    const index = indexes.get(key);
    if (index !== undefined) virtualizer.scrollToIndex(index, { align: "center" });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list opens or its rows change
  useLayoutEffect(() => {
    const isOpening = isReady && !position.isOpened;
    // A thread that is loaded again opens at its opening position again.
    position.isOpened = isReady;
    const index = opensAt === undefined ? undefined : indexes.get(opensAt);
    if (isOpening && index !== undefined) virtualizer.scrollToIndex(index, { align: "start" });
    else if (isOpening || (isReady && position.isAtEnd)) virtualizer.scrollToEnd();
    readPosition();
  }, [isReady, rows]);

  function onScroll() {
    readPosition();
    if (position.isOpened && (box.current?.scrollTop ?? NEAR_TOP_PX) < NEAR_TOP_PX) onNearTop();
  }

  return { virtualizer, isAtEnd, onScroll, toEnd, toRow };
}
