import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Fit {
  /** How many items are on the first line. */
  count: number;
  /** Pixels between the last of these and the end of the line. */
  freeWidth: number;
}

const everythingFits: Fit = { count: Number.POSITIVE_INFINITY, freeWidth: 0 };

function measure(line: HTMLElement): Fit {
  const items = [...line.children].map((item) => item.getBoundingClientRect());
  const first = items[0];
  if (!first || first.width === 0) return everythingFits;
  const wrapped = items.findIndex(({ top }) => top >= first.bottom);
  if (wrapped === -1) return everythingFits;
  const end = line.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(line).paddingRight);
  return { count: wrapped, freeWidth: Math.max(0, Math.floor(end - (items[wrapped - 1]?.right ?? end))) };
}

/** Counts the items that fit on the first line of a wrapping row. Counts again when `key` or a size changes. */
export function useFittingItems(key: string): Fit & { line: RefObject<HTMLDivElement | null> } {
  const line = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(everythingFits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other elements to observe
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const update = () => {
      const next = measure(element);
      setFit((last) => (last.count === next.count && last.freeWidth === next.freeWidth ? last : next));
    };
    const observer = new ResizeObserver(update);
    // The items too: their width changes when the font arrives.
    for (const each of [element, ...element.children]) observer.observe(each);
    update();
    return () => observer.disconnect();
  }, [key]);
  return { line, ...fit };
}
