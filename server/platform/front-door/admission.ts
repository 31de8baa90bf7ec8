import type { IncomingMessage, ServerResponse } from "node:http";
import { announcesBody, announcesTooMuch, hasUnknownLength, limitBody, refuseBody } from "./body-limit.ts";
import { settleAddress, trustProxies } from "./client-address.ts";
import { answerPreflight, isPreflight, isUnsafe, letRead } from "./cross-origin.ts";
import { answerObjection, foreignOrigin, malformed, type Objection } from "./objection.ts";
import { originRule } from "./origin-rule.ts";
import { hostFault, targetFault } from "./request-target.ts";

export interface AdmissionOptions {
  /** Origins, besides our own, whose pages may call this server with their cookies. */
  readonly allowedOrigins: readonly string[];
  /** The address people type; empty when unknown, and then our own origin is the host that a request names. */
  readonly publicUrl: string;
  /** Addresses or CIDR ranges of the proxies whose forwarding headers count. */
  readonly trustedProxies: readonly string[];
  readonly maxBodyBytes: number;
  readonly log: { warn(detail: object, message: string): void; error(detail: object, message: string): void };
}

const FOREIGN_ORIGIN_LOG_MS = 10_000;

/** Decides who passes the door; throws on a URL or proxy address that cannot be parsed. */
export function createAdmission({ allowedOrigins, publicUrl, trustedProxies, maxBodyBytes, log }: AdmissionOptions) {
  const trusts = trustProxies(trustedProxies);
  const standingOf = originRule(publicUrl, allowedOrigins);
  let foreignLoggedAt = Number.NEGATIVE_INFINITY;

  /** Whether the request may go on; if not, it has been answered. */
  function admit(request: IncomingMessage, response: ServerResponse): boolean {
    limitBody(request, response, maxBodyBytes);
    const fault = faultOf(request);
    if (fault !== undefined) answerObjection(response, fault, { last: true });
    else if (announcesTooMuch(request, maxBodyBytes)) refuseBody(request, response);
    else if (!mayCome(request, response)) {
      answerObjection(response, foreignOrigin, { last: hasUnknownLength(request) });
    } else if (isPreflight(request)) answerPreflight(request, response);
    else return true;
    return false;
  }

  /** Foreign pages may send what changes nothing, and cannot read the reply; an allowed origin's may do both. */
  function mayCome(request: IncomingMessage, response: ServerResponse): boolean {
    const { origin, host } = request.headers;
    if (allowedOrigins.length > 0) response.setHeader("Vary", "Origin");
    const standing = standingOf(origin, host);
    if (standing === "allowed" && origin !== undefined) letRead(response, origin);
    if (standing !== "foreign" || !(isUnsafe(request.method) || isPreflight(request))) return true;
    warnOfForeign(origin);
    return false;
  }

  function upgradeObjection(request: IncomingMessage): Objection | undefined {
    return faultOf(request) ?? upgradeFault(request) ?? upgradeOrigin(request);
  }

  function faultOf(request: IncomingMessage): Objection | undefined {
    return targetFault(request.url) ?? hostFault(request.rawHeaders) ?? settleAddress(request, trusts);
  }

  function upgradeFault(request: IncomingMessage): Objection | undefined {
    const isWebSocket = request.method === "GET" && request.headers.upgrade?.toLowerCase() === "websocket";
    return isWebSocket && !announcesBody(request) ? undefined : malformed("The only upgrade is a GET to websocket.");
  }

  function upgradeOrigin({ headers: { origin, host } }: IncomingMessage): Objection | undefined {
    if (standingOf(origin, host) !== "foreign") return undefined;
    warnOfForeign(origin);
    return foreignOrigin;
  }

  /** Now and then only: it is how one finds a wrong PUBLIC_URL, and how a stranger could fill a disk. */
  function warnOfForeign(origin: string | undefined): void {
    if (performance.now() - foreignLoggedAt < FOREIGN_ORIGIN_LOG_MS) return;
    foreignLoggedAt = performance.now();
    log.warn({ origin: origin?.slice(0, 200) }, "kept out a foreign origin; see PUBLIC_URL and ALLOWED_ORIGINS");
  }

  return { admit, upgradeObjection };
}
