import express from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Endpoint } from "../../../schema/endpoint.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { errorHandler } from "../../../server/platform/endpoint/error-response.ts";
import { requestRules } from "../../../server/platform/endpoint/request-rules.ts";
import type { Route } from "../../../server/platform/endpoint/route.ts";
import { serveRoutes } from "../../../server/platform/endpoint/serve-routes.ts";
import { createHttpEntry } from "../../../server/platform/http-entry/http-entry.ts";
import type { OpenRateLimit } from "../../../server/platform/rate-limit.ts";
import { Refusal } from "../../../server/platform/refusal.ts";

export interface EndpointServer {
  readonly url: string;
  close(): Promise<void>;
}

const log = { warn: () => {}, error: () => {} };

/** Serves endpoints that a test declares, through the platform's HTTP entry and routes. No one is signed in. */
export async function serveEndpoints(routes: readonly Route[]): Promise<EndpointServer> {
  const endpoints: readonly Endpoint[] = routes.map((route) => route.endpoint);
  const app = express();
  app.set("query parser", "simple");
  const database = {} as Database;
  const draining = new AbortController().signal;
  const readSession = async () => {
    throw new Error("the test read a session");
  };
  const passwordIsConfirmed = async () => false;
  serveRoutes(app, routes, {
    database,
    readSession,
    passwordIsConfirmed,
    openRateLimit: inMemory,
    draining,
    endpoints,
  });
  app.use(errorHandler(log as never));
  const entry = createHttpEntry({
    publicUrl: "https://lampstand.example",
    allowedOrigins: [],
    trustedProxies: [],
    maxBodyBytes: 1024,
    rulesFor: requestRules(endpoints),
    log,
    handle: app,
    handleUpgrade: (_request, socket) => socket.destroy(),
  });
  await new Promise<void>((resolve) => entry.listen(0, "127.0.0.1", resolve));
  const { port } = entry.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      entry.closeAllConnections();
      await new Promise((resolve) => entry.close(resolve));
    },
  };
}

const inMemory: OpenRateLimit = ({ name, tries, seconds }) => {
  const limiter = new RateLimiterMemory({
    keyPrefix: name,
    points: typeof tries === "number" ? tries : tries(),
    duration: seconds,
  });
  const allows = async (...who: readonly string[]) =>
    limiter.consume(who.join()).then(
      () => true,
      (reason) => {
        if (reason instanceof RateLimiterRes) return false;
        throw reason;
      },
    );
  return {
    allows,
    consume: async (...who) => {
      if (!(await allows(...who))) throw new Refusal("request/too-many", { retryAfterSeconds: seconds });
    },
    forget: async (...who) => void (await limiter.delete(who.join())),
  };
};
