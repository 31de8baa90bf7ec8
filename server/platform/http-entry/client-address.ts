import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { type HttpRejection, malformed } from "./http-rejection.ts";

/** The header with a request's true client address. The HTTP entry removes any copy that a client sends. */
export const CLIENT_ADDRESS_HEADER = "x-lampstand-client-address";

const forwardingHeader = /^(?:forwarded$|x-(?:forwarded(?:-|$)|real-ip$|client-ip$|lampstand-client-address$))/;

/** The true client address of an admitted request, IPv4 or IPv6 as text. "unknown" if its socket has closed. */
export function clientAddress(request: IncomingMessage): string {
  const value = request.headers[CLIENT_ADDRESS_HEADER];
  return typeof value === "string" && value !== "" ? value : "unknown";
}

/** The key for rate limits: an IPv4 address, or the IPv6 /64 of one subscriber. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const network = [...left, ...Array<string>(gap).fill("0"), ...right].slice(0, 4);
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(":")}::/64`;
}

export type TrustsProxy = (address: string) => boolean;

/** Reads the configured addresses and CIDR ranges of proxies; throws on an invalid one. */
export function trustProxies(entries: readonly string[]): TrustsProxy {
  const list = new BlockList();
  for (const entry of entries) {
    const [, address = "", prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    const width = family === "ipv4" ? 32 : 128;
    const bits = Number(prefix ?? width);
    if (isIP(address) === 0 || bits > width) {
      throw new TypeError(`A trusted proxy must be an address or a CIDR range, not "${entry}".`);
    }
    list.addSubnet(address, bits, family);
  }
  if (entries.length === 0) return () => false;
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}

/**
 * Replaces every forwarding header with trusted values: the client's address in {@link CLIENT_ADDRESS_HEADER}, and
 * `X-Forwarded-Proto` if a trusted proxy sent `http` or `https`. Rejects any other value from such a proxy.
 */
export function setTrustedAddress(request: IncomingMessage, trusts: TrustsProxy): HttpRejection | undefined {
  const { headers } = request;
  const peer = plainAddress(request.socket.remoteAddress ?? "");
  const viaProxy = trusts(peer);
  const address = viaProxy ? forwardedAddress(headerText(headers["x-forwarded-for"]), peer, trusts) : peer;
  const scheme = viaProxy ? headerText(headers["x-forwarded-proto"])?.toLowerCase() : undefined;

  dropForwarding(request);
  setHeader(request, CLIENT_ADDRESS_HEADER, address || "unknown");
  if (scheme === undefined) return undefined;
  if (scheme !== "http" && scheme !== "https") return malformed("X-Forwarded-Proto must be http or https.");
  setHeader(request, "x-forwarded-proto", scheme);
  return undefined;
}

/**
 * The right-most hop of X-Forwarded-For that is not one of our proxies: everything to its left was written by the
 * client. An invalid entry ends the search at the last valid hop.
 */
export function forwardedAddress(list: string | undefined, peer: string, trusts: TrustsProxy): string {
  let nearest = peer;
  for (const hop of (list ?? "").split(",").reverse()) {
    const address = plainAddress(hop.trim());
    if (isIP(address) === 0) return nearest;
    if (!trusts(address)) return address;
    nearest = address;
  }
  return nearest;
}

/**
 * An address as text without port, brackets, zone or IPv4-in-IPv6 wrapping, so that equal addresses are equal strings.
 */
export function plainAddress(text: string): string {
  const bare = text
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return (wrapped ?? bare).toLowerCase();
}

function dropForwarding(request: IncomingMessage): void {
  const { headers } = request;
  const dropped: string[] = [];
  for (const name in headers) if (forwardingHeader.test(name)) dropped.push(name);
  if (dropped.length === 0) return;
  // Node builds `headersDistinct` from the raw headers and their old length, so it must be built before they are
  // shortened.
  const { headersDistinct } = request;
  for (const name of dropped) {
    delete headers[name];
    delete headersDistinct[name];
  }
  request.rawHeaders = request.rawHeaders.filter(
    (_, at, raw) => !forwardingHeader.test((raw[at - (at % 2)] ?? "").toLowerCase()),
  );
}

function setHeader(request: IncomingMessage, name: string, value: string): void {
  request.headers[name] = value;
  request.rawHeaders.push(name, value);
}

const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);
