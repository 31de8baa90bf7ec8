import { vi } from "vitest";

/** Ends a wait that will never succeed. On a busy machine one that succeeds may take many seconds. */
const WAIT_TIMEOUT_MS = 60_000;

const withTimeout = (options: number | { timeout?: number } = {}) =>
  typeof options === "number" ? options : { timeout: WAIT_TIMEOUT_MS, ...options };

// Unit tests load this module anew for each file of a process.
const PREPARED = Symbol.for("lampstand/vitest-process");
if (!Object.hasOwn(globalThis, PREPARED)) {
  Object.defineProperty(globalThis, PREPARED, { value: true });
  // Vitest gives up after a second, and has no setting for it.
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));

  // The channel closes if Vitest is killed. The servers of a test that runs just then would keep this process alive.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
