import type { IncomingMessage, ServerResponse } from "node:http";
import { announcesBody, announcesTooMuch, hasUnknownLength, limitBody, refuseBody } from "./body-limit.ts";
import { setTrustedAddress, trustProxies } from "./client-address.ts";
import { allowReading, isPreflight, isUnsafe } from "./cross-origin.ts";
import { foreignOrigin, type HttpRejection, malformed, sendRejection } from "./http-rejection.ts";
import { originRule } from "./origin-rule.ts";
import { stripProcess } from "./process-path.ts";
import { hostFault, targetFault } from "./request-target.ts";

/** The admission rules of one endpoint. */
export interface RequestRules {
  readonly maxBodyBytes: number;
  /** Other servers call it, so any Origin is accepted. */
  readonly isOpenToAnyOrigin: boolean;
}

export interface AdmissionOptions {
  /** Origins, besides our own, whose pages may call this server with their cookies. */
  readonly allowedOrigins: readonly string[];
  /** The public address. If empty, our own origin is the host that a request names. */
  readonly publicUrl: string;
  /** Addresses or CIDR ranges of the proxies whose forwarding headers count. */
  readonly trustedProxies: readonly string[];
  /** The name of this process among several. Default: it is the only one, and no path names a process. */
  readonly processName?: string | null;
  /** The limit for requests without a rule of their own. */
  readonly maxBodyBytes: number;
  /** The declared rules of an endpoint. Undefined if it declares none. */
  readonly rulesFor?: (method: string, path: string) => RequestRules | undefined;
  readonly log: { warn(detail: object, message: string): void; error(detail: object, message: string): void };
}

const FOREIGN_ORIGIN_LOG_MS = 10_000;

/** Decides which requests are admitted. Throws on a URL or proxy address that cannot be parsed. */
export function createAdmission(options: AdmissionOptions) {
  const { allowedOrigins, publicUrl, trustedProxies, processName = null, maxBodyBytes, log } = options;
  const trusts = trustProxies(trustedProxies);
  const trustOf = originRule(publicUrl, allowedOrigins);
  let foreignLoggedAt = Number.NEGATIVE_INFINITY;

  /** Whether the request is admitted. If not, the rejection has been sent. */
  function admit(request: IncomingMessage, response: ServerResponse): boolean {
    const misdirection = misdirectionOf(request);
    const rules = rulesOf(request);
    const limit = rules?.maxBodyBytes ?? maxBodyBytes;
    limitBody(request, response, limit);
    const fault = misdirection ?? faultOf(request);
    if (fault !== undefined) sendRejection(response, fault, { last: true });
    else if (announcesTooMuch(request, limit)) refuseBody(request, response);
    else if (!rules?.isOpenToAnyOrigin && !isOriginAllowed(request, response)) {
      sendRejection(response, foreignOrigin, { last: hasUnknownLength(request) });
    } else if (isPreflight(request)) response.writeHead(204).end();
    else return true;
    return false;
  }

  /** Foreign pages may send safe requests but cannot read the reply. Pages of an allowed origin may do both. */
  function isOriginAllowed(request: IncomingMessage, response: ServerResponse): boolean {
    const { origin, host } = request.headers;
    if (allowedOrigins.length > 0) response.setHeader("Vary", "Origin");
    const trust = trustOf(origin, host);
    if (trust === "allowed") allowReading(request, response);
    if (trust !== "foreign" || !(isUnsafe(request.method) || isPreflight(request))) return true;
    warnOfForeign(origin);
    return false;
  }

  /** Only requests that change state or have a body need the declared rules. */
  function rulesOf({ method = "", url = "" }: IncomingMessage): RequestRules | undefined {
    return isUnsafe(method) ? options.rulesFor?.(method, url.split("?", 1)[0] ?? "") : undefined;
  }

  function upgradeRejection(request: IncomingMessage): HttpRejection | undefined {
    return misdirectionOf(request) ?? faultOf(request) ?? upgradeFault(request) ?? upgradeOrigin(request);
  }

  /** Also removes the name of this process from the request's target. */
  function misdirectionOf(request: IncomingMessage): HttpRejection | undefined {
    return processName === null ? undefined : stripProcess(request, processName);
  }

  function faultOf(request: IncomingMessage): HttpRejection | undefined {
    return targetFault(request.url) ?? hostFault(request.rawHeaders) ?? setTrustedAddress(request, trusts);
  }

  function upgradeFault(request: IncomingMessage): HttpRejection | undefined {
    const isWebSocket = request.method === "GET" && request.headers.upgrade?.toLowerCase() === "websocket";
    return isWebSocket && !announcesBody(request) ? undefined : malformed("The only upgrade is a GET to websocket.");
  }

  function upgradeOrigin({ headers: { origin, host } }: IncomingMessage): HttpRejection | undefined {
    if (trustOf(origin, host) !== "foreign") return undefined;
    warnOfForeign(origin);
    return foreignOrigin;
  }

  /** Logged to help find a wrong PUBLIC_URL, but rarely, so that no one can flood the log. */
  function warnOfForeign(origin: string | undefined): void {
    if (performance.now() - foreignLoggedAt < FOREIGN_ORIGIN_LOG_MS) return;
    foreignLoggedAt = performance.now();
    log.warn({ origin: origin?.slice(0, 200) }, "rejected a foreign origin; see PUBLIC_URL and ALLOWED_ORIGINS");
  }

  return { admit, upgradeRejection };
}
