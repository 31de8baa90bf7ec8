import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";
import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { isCheckInPath } from "../../../schema/site/app-paths.ts";
import type { PagePolicy } from "../feature.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers by name. They are the same for all replies of a kind, so helmet computes them once, on a dummy response. */
type Headers = Map<string, string>;

function written(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

const always = (siteUrl: string) => ({
  strictTransportSecurity: siteUrl.startsWith("https:") && { maxAge: YEAR_SECONDS, includeSubDomains: false },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: "same-origin" as const },
});

/** Headers of pages and pictures: no embedding, no foreign sources but those of the page's own policy, no inline scripts. */
export function pageHeaders(
  { siteUrl, community }: { siteUrl: string; community: CommunitySettings },
  { scripts, frames }: Omit<PagePolicy, "path"> = { scripts: [], frames: [] },
): Headers {
  const logo = community.logoUrl?.startsWith("http") ? [new URL(community.logoUrl).origin] : [];
  return written({
    ...always(siteUrl),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // styled-components writes its rules into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", ...logo],
        // A voice note is played from memory: from an address, Safari asks for parts of it.
        mediaSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", siteUrl.replace(/^http/, "ws"), ...scripts],
        ...(frames.length > 0 && { frameSrc: [...frames] }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(siteUrl.startsWith("https:") && { upgradeInsecureRequests: [] }),
      },
    },
  });
}

/**
 * Which devices the page at this path may ask for: the camera where tickets are scanned, and the microphone, for voice notes,
 * wherever somebody comes from to a conversation. The browser still asks the member.
 */
export const permissionsPolicy = (path: string): string =>
  `camera=(${isCheckInPath(path) ? "self" : ""}), microphone=(self), geolocation=()`;

/** Headers of API replies, scripts and fonts. Browsers do not render them as pages, so headers that matter only for pages are omitted. */
export function dataHeaders({ siteUrl }: { siteUrl: string }): Headers {
  return written({
    ...always(siteUrl),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // The policy above already covers this.
    xFrameOptions: false,
  });
}
