import { within } from "./room-timers.ts";

/** How long one call through a port may take, in milliseconds. */
const TIMEOUT_MS = 4000;

/** Calls a port. Rejects where the call throws at once, rejects, or takes longer than four seconds. */
export function callPort<T>(call: () => Promise<T>): Promise<T> {
  return within(TIMEOUT_MS, (async () => call())());
}
