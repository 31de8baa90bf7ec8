import { type HttpRejection, malformed } from "./http-rejection.ts";

/**
 * Visible ASCII after one slash: `new URL(target, base)` parses every match and keeps the base's host. `//host` and
 * `/\host` would be read as another host.
 */
const originForm = /^\/(?![/\\])[\x21\x22\x24-\x7e]*$/;
const hostForm = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;
const HOST_MAX_LENGTH = 262;

/** Rejects every request target except a `/path?query` that any URL parser and path decoder accepts. */
export function targetFault(target: string | undefined): HttpRejection | undefined {
  if (target === undefined || !originForm.test(target)) return malformed("The request target must be a plain path.");
  if (!hasDecodablePath(target)) return malformed("The path holds a broken percent escape.");
  return undefined;
}

/** Rejects the request unless the raw headers (name, value, name, value, ...) hold exactly one Host, `name[:port]`. */
export function hostFault(rawHeaders: readonly string[]): HttpRejection | undefined {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!isHost(rawHeaders[at] ?? "")) continue;
    if (host !== undefined) return malformed("A request needs exactly one Host.");
    host = rawHeaders[at + 1];
  }
  if (host === undefined) return malformed("A request needs exactly one Host.");
  return isPlainHost(host) ? undefined : malformed("The Host cannot be parsed.");
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === "host";

/** Cache: the host of the last valid request. Nearly all requests name the same one. */
let knownHost = "";

function isPlainHost(host: string): boolean {
  if (host === knownHost) return true;
  if (host.length > HOST_MAX_LENGTH) return false;
  const parts = hostForm.exec(host);
  if (parts === null || Number(parts[1] ?? 0) > 65535 || !URL.canParse(`http://${host}/`)) return false;
  knownHost = host;
  return true;
}

function hasDecodablePath(target: string): boolean {
  if (!target.includes("%")) return true;
  try {
    decodeURIComponent(target.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
