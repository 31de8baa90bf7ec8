import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Fit {
  /** How many items are on the first line. Infinity if all are. */
  count: number;
  /** Pixels between the last of these and the end of the line. 0 if all items are on it. */
  freeWidth: number;
}

const everythingFits: Fit = { count: Number.POSITIVE_INFINITY, freeWidth: 0 };

function measure(row: HTMLElement): Fit {
  const boxes = [...row.children].map((item) => item.getBoundingClientRect());
  const first = boxes[0];
  // An empty or hidden row has nothing to measure.
  if (!first || first.width === 0) return everythingFits;
  const firstWrapped = boxes.findIndex(({ top }) => top >= first.bottom);
  if (firstWrapped === -1) return everythingFits;
  const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  return { count: firstWrapped, freeWidth: Math.max(0, Math.floor(end - (boxes[firstWrapped - 1]?.right ?? end))) };
}

/**
 * Counts the items that fit on the first line of a wrapping flex row, and again when the row or an item changes its
 * size. `key` must change when the items do.
 */
export function useFittingItems(key: string): Fit & { row: RefObject<HTMLDivElement | null> } {
  const row = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(everythingFits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means new elements to observe
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const next = measure(element);
      setFit((previous) => (previous.count === next.count && previous.freeWidth === next.freeWidth ? previous : next));
    };
    const observer = new ResizeObserver(update);
    // Includes the items, because their width changes when the web font has loaded.
    for (const target of [element, ...element.children]) observer.observe(target);
    update();
    return () => observer.disconnect();
  }, [key]);
  return { row, ...fit };
}
