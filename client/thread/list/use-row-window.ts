import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { ListRow } from "./list-rows.ts";
import { type Anchor, anchorAt, GAP_PX, layoutRows, type RowLayout, rowsToRender, scrollTopFor } from "./row-layout.ts";
import { useRowHeights } from "./use-row-heights.ts";

/** This close to the end counts as the end. */
const NEAR_END_PX = 48;
/** Older messages are requested this far before the top. */
const NEAR_TOP_PX = 300;
/** Rows are rendered this far beyond the visible part, for fast scrolling and for the next press of Tab. */
const BEYOND_PX = 600;
/** A scroll without events for this long is over. */
const SCROLL_PAUSE_MS = 150;
/** While the member scrolls, up to this much of a correction waits. */
const WAITING_PX = 1_000;

interface Options {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  rows: readonly ListRow[];
  isReady: boolean;
  /** The row at which the list opens. Without it, the list opens at its end. */
  opensAt: string | undefined;
  /** Rows that stay rendered wherever the list is scrolled, for example the one with the focus. */
  kept: readonly string[];
  onNearTop: () => void;
}

interface Position {
  anchor: Anchor | undefined;
  scrollTop: number;
  /** The upper edge of the first row. Other than 0 only while a correction waits. */
  origin: number;
  height: number;
  isOpened: boolean;
  /** Ends the current scroll. */
  timer: ReturnType<typeof setTimeout> | undefined;
  layout: RowLayout | undefined;
}

/** The layout and the scroll position that keep the anchor in place. */
function place(position: Position, rows: readonly ListRow[], heights: ReadonlyMap<string, number>) {
  const { anchor, scrollTop, height } = position;
  const layout = layoutRows(rows, heights, 0);
  const wanted = scrollTopFor(layout, anchor, scrollTop, height);
  const drift = scrollTop - wanted;
  // A write would stop the momentum of a finger on an iPhone, and the smooth scroll of a key. The rows move instead.
  const isScrolling = position.timer !== undefined && anchor !== "end";
  if (!isScrolling || Math.abs(drift) > WAITING_PX) return { layout, scrollTop: wanted, origin: 0 };
  return { layout: layoutRows(rows, heights, drift), scrollTop, origin: drift };
}

/**
 * Renders only the rows near the visible part, and keeps the place of a list that grows at both ends. At the end it follows
 * new messages; elsewhere the first visible message stays where it is.
 *
 * There is no library for this, because the page of a conversation has 3 KB left for it: TanStack Virtual has 6.7 KB.
 * Virtua has 3.7 KB, but keeps heights by index, and dividers change the indexes.
 */
export function useRowWindow({ box, rows, isReady, opensAt, kept, onNearTop }: Options) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const position = useRef<Position>({
    anchor: "end",
    scrollTop: 0,
    origin: 0,
    height: 0,
    isOpened: false,
    timer: undefined,
    layout: undefined,
  }).current;
  const { heights, measure, measureNew } = useRowHeights(box, render);

  const { layout, scrollTop, origin } = place(position, rows, heights);
  const rendered = rowsToRender(layout, scrollTop - BEYOND_PX, scrollTop + position.height + BEYOND_PX, kept);

  function readPosition() {
    if (!box.current) return;
    const { scrollHeight, clientHeight } = box.current;
    position.scrollTop = box.current.scrollTop;
    const isEnd = scrollHeight - position.scrollTop - clientHeight < NEAR_END_PX;
    if (isEnd) position.anchor = "end";
    setIsAtEnd(isEnd);
    return isEnd;
  }

  useLayoutEffect(() => {
    if (!box.current) return;
    const { clientHeight } = box.current;
    const isResized = clientHeight !== position.height;
    position.height = clientHeight;
    const isOpening = isReady && !position.isOpened;
    // A thread that is loaded again opens at its opening position again.
    position.isOpened = isReady;
    if (isOpening) position.anchor = opensAt === undefined ? "end" : { key: opensAt, offset: GAP_PX };
    // Renders again before anything is painted.
    if (measureNew() || isResized || isOpening) return render();
    position.layout = layout;
    position.origin = origin;
    if (Math.abs(box.current.scrollTop - scrollTop) > 0.5) box.current.scrollTop = scrollTop;
    // From now on a message is the anchor: the divider at which the list opened may move to an older message.
    if (position.isOpened && !readPosition()) position.anchor = anchorAt(layout, position.scrollTop);
  });
  useEffect(() => () => clearTimeout(position.timer), [position]);

  function onScroll() {
    if (!box.current || !position.layout) return;
    // The list's own write causes an event too.
    const isOwn = Math.abs(box.current.scrollTop - position.scrollTop) < 1;
    if (!isOwn) {
      clearTimeout(position.timer);
      position.timer = setTimeout(() => {
        position.timer = undefined;
        if (position.origin !== 0) render();
      }, SCROLL_PAUSE_MS);
      if (!readPosition()) position.anchor = anchorAt(position.layout, position.scrollTop);
      render();
    }
    if (position.isOpened && box.current.scrollTop < NEAR_TOP_PX) onNearTop();
  }

  const moveTo = useCallback(
    (anchor: Anchor) => {
      clearTimeout(position.timer);
      position.timer = undefined;
      position.anchor = anchor;
      render();
    },
    [position],
  );
  const toEnd = useCallback(() => moveTo("end"), [moveTo]);
  /** Shows this row in the middle. It moves at once: on a long way, a smooth scroll would stop at rows that grow. */
  const toRow = useCallback(
    (key: string) => {
      const height = heights.get(key) ?? 0;
      moveTo({ key, offset: Math.max(0, (position.height - height) / 2) });
    },
    [moveTo, heights, position],
  );
  return { layout, rendered, measure, isAtEnd, onScroll, toEnd, toRow };
}
