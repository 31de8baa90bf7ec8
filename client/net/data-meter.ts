let bytes = 0;
let isCounting = false;
const listeners = new Set<() => void>();

const sizeOf = (entry: PerformanceEntry): number => (entry as PerformanceResourceTiming).transferSize || 0;

function add(entries: readonly PerformanceEntry[]): void {
  bytes = entries.reduce((sum, entry) => sum + sizeOf(entry), bytes);
  for (const listener of listeners) listener();
}

/**
 * Counts the bytes that came over HTTP since the app was opened, with their headers, and goes on counting. What came from the
 * browser's cache counts nothing. The browser doesn't measure sockets.
 */
export function startMeter(): void {
  if (isCounting) return;
  isCounting = true;
  add(performance.getEntriesByType("navigation"));
  new PerformanceObserver((list) => add(list.getEntries())).observe({ type: "resource", buffered: true });
}

/** Since the app was opened, as far as they are counted. */
export const bytesUsed = (): number => bytes;

export function onBytesUsed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
