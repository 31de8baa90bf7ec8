import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";
import type { CommunitySettings } from "../../schema/community/settings.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers by name. They are the same for all replies of a kind, so helmet writes them once, on a response that nobody gets. */
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

/** Of pages and what belongs to them: nothing is embedded, nothing is loaded from elsewhere, no script stands in a page. */
export function pageHeaders({ siteUrl, community }: { siteUrl: string; community: CommunitySettings }): Headers {
  const logo = community.logoUrl?.startsWith("http") ? [new URL(community.logoUrl).origin] : [];
  return written({
    ...always(siteUrl),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // styled-components writes its rules into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", ...logo],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", siteUrl.replace(/^http/, "ws")],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(siteUrl.startsWith("https:") && { upgradeInsecureRequests: [] }),
      },
    },
  });
}

/** Of the API's replies: data, of which a browser makes no page. What only pages heed would be most of many a reply. */
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
    // The policy above says it too.
    xFrameOptions: false,
  });
}
