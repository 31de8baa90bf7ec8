import type { Log } from "../log.ts";

/** A stop that takes longer is cut off. Service managers commonly kill after 30 seconds. */
export const STOP_LIMIT_MS = 25_000;

/**
 * How long each part of a stop may take, one after the other. The rest of the limit is for stopping a built-in
 * database.
 */
export const STOP_PARTS_MS = {
  rooms: 10_000,
  /** More if the rooms took less. */
  requests: 1_000,
  jobs: 6_000,
  lease: 1_000,
  accounts: 1_000,
  database: 1_000,
  listener: 1_000,
} as const;

/**
 * Waits for a part of the stop, but not longer than its limit, so that a silent database does not delay the next parts.
 */
export async function stopPart(
  part: keyof typeof STOP_PARTS_MS,
  work: Promise<unknown>,
  log: Pick<Log, "warn">,
): Promise<void> {
  const timeout = Symbol();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, STOP_PARTS_MS[part], timeout);
  });
  try {
    if ((await Promise.race([work, limit])) === timeout) log.warn({ part }, "a part of the stop took too long");
  } finally {
    clearTimeout(timer);
  }
}
