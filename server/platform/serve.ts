import express, { type Express } from "express";
import type { Core } from "./core.ts";
import { errorHandler } from "./endpoint/error-response.ts";
import { declaredEndpoints, requestRules } from "./endpoint/request-rules.ts";
import { serveRoutes } from "./endpoint/serve-routes.ts";
import type { Feature } from "./feature.ts";
import { createHttpEntry } from "./http-entry/http-entry.ts";
import { dataHeaders, pageHeaders, permissionsPolicy } from "./http-entry/security-headers.ts";
import { accessLog } from "./monitoring/access-log.ts";
import { serveMetrics } from "./monitoring/metrics-endpoint.ts";
import { measureRequests } from "./monitoring/request-metrics.ts";
import { measureTransport } from "./monitoring/transport-metrics.ts";
import { listenOn } from "./process/listen-on.ts";
import { SHUTDOWN_STEPS_MS, waitForShutdownStep } from "./process/shutdown.ts";
import { Refusal } from "./refusal.ts";
import { RoomTransport } from "./room-transport/room-transport.ts";
import type { PasswordIsConfirmed, ReadSession } from "./session.ts";
import { serveSite } from "./site/serve-site.ts";

/** For requests that match no endpoint. */
const BODY_LIMIT_BYTES = 64 * 1024;

export interface HttpServer {
  /** Starts accepting requests. Rejects with a {@link StartupError} if the port is taken. */
  listen(): Promise<void>;
  /** Stops accepting requests, drains the rooms, finishes requests in flight, and closes the rest. */
  stop(drainRooms: () => Promise<void>): Promise<void>;
}

/** What the account feature knows about a request's session. */
interface Account {
  readonly readSession: ReadSession;
  readonly passwordIsConfirmed: PasswordIsConfirmed;
}

/** Puts the features' endpoints, the site and the rooms' sockets behind one HTTP server, not yet listening. */
export function serve(core: Core, features: readonly Feature[], account: Account): HttpServer {
  const { config, log } = core;
  const app = serveApp(core, features, account);
  const transport = new RoomTransport({ log, maxSocketsPerAddress: config.SOCKETS_PER_ADDRESS });
  measureTransport(core.metrics, transport);
  const measure = measureRequests(core.metrics);
  const logAccess = config.ACCESS_LOG === "on" ? accessLog(log) : () => {};
  const entry = createHttpEntry({
    publicUrl: config.PUBLIC_URL ?? "",
    allowedOrigins: config.ALLOWED_ORIGINS,
    trustedProxies: config.TRUSTED_PROXIES,
    processName: config.processName,
    maxBodyBytes: BODY_LIMIT_BYTES,
    rulesFor: requestRules(declaredEndpoints),
    log,
    handle: app,
    handleUpgrade: transport.accept,
    onAnswered: (answered) => {
      measure(answered);
      logAccess(answered);
    },
  });
  return {
    listen: () => listenOn(entry, { port: config.PORT, host: config.host, setting: "PORT" }),
    stop: async (drainRooms) => {
      entry.beginDrain();
      const roomsBy = performance.now() + SHUTDOWN_STEPS_MS.rooms;
      await waitForShutdownStep("rooms", drainRooms(), log);
      const left = Math.max(0, roomsBy - performance.now()) + SHUTDOWN_STEPS_MS.requests;
      if (!(await entry.drained(left))) log.warn("some requests were still open");
      transport.shutdown();
    },
  };
}

/** Replies that browsers do not show as a page. A page loads dozens of scripts, and its longer headers would be 15 KB of them. */
const isData = /^\/api\/|^\/assets\/[^/]+\.(js|woff2)$/;

function serveApp(core: Core, features: readonly Feature[], account: Account): Express {
  const { siteUrl, community, database, openRateLimit, draining } = core;
  const { readSession, passwordIsConfirmed } = account;
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", "simple");
  let headersFor = replyHeaders(core, features);
  core.liveConfig.onChange(() => {
    headersFor = replyHeaders(core, features);
  });
  app.use((request, response, next) => {
    response.setHeaders(headersFor(request.path));
    if (!isData.test(request.path)) response.setHeader("Permissions-Policy", permissionsPolicy(request.path));
    next();
  });
  const routes = features.flatMap((feature) => feature.routes ?? []);
  serveRoutes(app, routes, { database, readSession, passwordIsConfirmed, openRateLimit, draining });
  serveMetrics(app, core.metrics, core.config.METRICS_TOKEN);
  app.use("/api", () => {
    throw new Refusal("request/not-found");
  });
  const recordPages = features.flatMap((feature) => feature.recordPages ?? []);
  const storedTexts = features.flatMap((feature) => feature.storedTexts ?? []);
  serveSite(app, { community, siteUrl }, { recordPages, storedTexts }, core);
  app.use(errorHandler(core.log));
  return app;
}

/** The security headers of a reply at this path. */
function replyHeaders({ siteUrl, community }: Core, features: readonly Feature[]) {
  const headers = { page: pageHeaders({ siteUrl, community }), data: dataHeaders({ siteUrl }) };
  const policies = features.flatMap((feature) => feature.pagePolicies ?? []);
  const special = policies.map((policy) => ({ ...policy, headers: pageHeaders({ siteUrl, community }, policy) }));
  return (path: string) => {
    if (isData.test(path)) return headers.data;
    return special.find((page) => page.path.test(path))?.headers ?? headers.page;
  };
}
