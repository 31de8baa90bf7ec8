import type { Log } from "../log.ts";

/** A shutdown that takes longer is cut off. Service managers commonly kill after 30 seconds. */
export const SHUTDOWN_LIMIT_MS = 25_000;

/**
 * How long each step of a shutdown may take, one after the other. The rest of the limit is for stopping a built-in
 * database.
 */
export const SHUTDOWN_STEPS_MS = {
  rooms: 10_000,
  /** More if the rooms took less. */
  requests: 1_000,
  jobs: 6_000,
  lease: 1_000,
  accounts: 1_000,
  database: 1_000,
  listener: 1_000,
} as const;

/** Waits for a step, but not longer than its limit, so that a silent database does not delay the next steps. */
export async function waitForShutdownStep(
  step: keyof typeof SHUTDOWN_STEPS_MS,
  work: Promise<unknown>,
  log: Pick<Log, "warn">,
): Promise<void> {
  const timeout = Symbol();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, SHUTDOWN_STEPS_MS[step], timeout);
  });
  try {
    if ((await Promise.race([work, limit])) === timeout) log.warn({ step }, "a shutdown step took too long");
  } finally {
    clearTimeout(timer);
  }
}
