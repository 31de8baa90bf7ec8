const CHECK_MS = 200;

/** Runs `cleanUp` and exits when this process gets a signal, or when the process that started it has ended without one. */
export function endWithParent(cleanUp: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    // What was under way fails now, and that is no news.
    process.on("uncaughtException", () => {});
    void cleanUp().finally(() => process.exit(130));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), CHECK_MS).unref();
}
