import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { Express } from "express";
import type { Log } from "../log.ts";
import { listenOn } from "../process/listen-on.ts";
import { Refusal } from "../refusal.ts";
import type { Metrics } from "./metrics.ts";

const PATH = "/metrics";

/** MONITORING-1: shows the metrics to callers with the token. Without one there is nothing at this address. */
export function serveMetrics(app: Express, metrics: Metrics, token: string | undefined): void {
  if (token === undefined) return;
  const expected = sha256(`Bearer ${token}`);
  app.get(PATH, async (request, response) => {
    if (!timingSafeEqual(sha256(request.headers.authorization ?? ""), expected)) {
      response.setHeader("WWW-Authenticate", "Bearer");
      throw new Refusal("account/not-signed-in");
    }
    response.setHeader("Cache-Control", "no-store").setHeader("Content-Type", metrics.contentType);
    response.end(await metrics.metrics());
  });
}

/** MONITORING-2: shows the metrics on a port that only this machine reaches. Resolves with the function that closes it. */
export async function openMetricsPort(port: number, metrics: Metrics, log: Pick<Log, "error">) {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== PATH) return void response.writeHead(404).end();
    try {
      const text = await metrics.metrics();
      response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
    } catch (error) {
      log.error({ error }, "the metrics could not be read");
      response.writeHead(500).end();
    }
  });
  await listenOn(server, { port, host: "127.0.0.1", setting: "METRICS_PORT" });
  return async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Of equal length, so that the time of the comparison reveals nothing. */
const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
