import { type RefObject, useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";

/** The height of a row with its margins. Fractions count, because the rows are stacked. */
function heightOf(row: HTMLElement): number {
  const { marginTop, marginBottom } = getComputedStyle(row);
  return (
    row.getBoundingClientRect().height + (Number.parseFloat(marginTop) || 0) + (Number.parseFloat(marginBottom) || 0)
  );
}

/** Measures rendered rows, which have their key in `data-key`. Calls `onChange` when one or the whole list is resized. */
export function useRowHeights(box: RefObject<HTMLElement | null>, onChange: () => void) {
  const heights = useRef(new Map<string, number>()).current;
  const rendered = useRef(new Set<HTMLElement>()).current;
  const observer = useRef<ResizeObserver>(undefined);

  /** Stores the height of a row. Returns true if it is another one. */
  const store = useCallback(
    (row: HTMLElement): boolean => {
      const key = row.dataset.key ?? "";
      const height = heightOf(row);
      if (Math.abs((heights.get(key) ?? -1) - height) < 0.1) return false;
      heights.set(key, height);
      return true;
    },
    [heights],
  );

  useEffect(() => {
    if (!box.current) return;
    let width = box.current.clientWidth;
    const resized = new ResizeObserver((entries) => {
      const isWider = box.current !== null && box.current.clientWidth !== width;
      if (isWider && box.current) {
        // Every text wraps elsewhere, also in rows that are not rendered.
        heights.clear();
        width = box.current.clientWidth;
      }
      const changed = [...rendered].filter((row) => row.isConnected && store(row));
      const isBoxResized = entries.some(({ target }) => target === box.current);
      // Before this frame is painted, so that nothing jumps.
      if (changed.length > 0 || isBoxResized) flushSync(onChange);
    });
    resized.observe(box.current);
    for (const row of rendered) resized.observe(row);
    observer.current = resized;
    return () => resized.disconnect();
  }, [box, heights, rendered, onChange, store]);

  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      rendered.add(row);
      observer.current?.observe(row);
      return () => {
        rendered.delete(row);
        observer.current?.unobserve(row);
      };
    },
    [rendered],
  );

  /** Measures the rows that have been rendered for the first time. Returns true if there are any. */
  function measureNew(): boolean {
    const unknown = [...rendered].filter((row) => !heights.has(row.dataset.key ?? ""));
    return unknown.filter(store).length > 0;
  }

  return { heights, measure, measureNew };
}
