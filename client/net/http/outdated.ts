import { PROTOCOL_VERSION } from "../../../schema/protocol-version.ts";
import { ApiError } from "./api-error.ts";

const listeners = new Set<() => void>();
let isOutdated = false;

/** Whether the server speaks another version than this page, which then has to be loaded again. */
export const pageIsOutdated = (): boolean => isOutdated;

/** Calls back once the page turns out to be outdated. Returns a function that stops it. */
export function subscribeToOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Throws if a reply comes from a server of another version: what it says could be misread. A proxy's reply has none. */
export function checkVersion(version: string | null): void {
  if (version === null || version === PROTOCOL_VERSION) return;
  isOutdated = true;
  for (const listener of listeners) listener();
  throw new ApiError("request/outdated");
}
