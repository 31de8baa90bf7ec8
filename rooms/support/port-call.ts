import { within } from "../../schema/within.ts";

/** How long a port call may take, in milliseconds. */
const TIMEOUT_MS = 4000;

/** Calls a port. Rejects if the call throws, rejects, or takes longer than four seconds. */
export function callPort<T>(call: () => Promise<T>): Promise<T> {
  return within(TIMEOUT_MS, (async () => call())());
}
