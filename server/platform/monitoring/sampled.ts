import { within } from "../../../schema/within.ts";

/** Several gauges come from one statement, and several Prometheus servers may ask at once. */
const FRESH_MS = 2_000;
/** Prometheus gives up after ten seconds. */
const TIMEOUT_MS = 2_000;

/**
 * Reads a value for gauges: at most once in two seconds, and never waiting longer than that. Resolves to undefined if the
 * value cannot be read, so that a scrape also works while the database is away.
 */
export function sampled<Value>(read: () => Promise<Value>): () => Promise<Value | undefined> {
  let sample: Promise<Value | undefined> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (sample === undefined || now - readAt >= FRESH_MS) {
      readAt = now;
      // What cannot be read is told by `lampstand_database_up`, and by whoever needs the value.
      sample = within(TIMEOUT_MS, read()).catch(() => undefined);
    }
    return sample;
  };
}
