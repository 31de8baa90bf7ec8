import { healthApi } from "../../schema/health/api.ts";
import type { Database } from "../platform/database.ts";
import { openApiDocument } from "../platform/openapi.ts";
import { Refusal } from "../platform/refusal.ts";
import { type Route, route } from "../platform/route.ts";

const PING_TIMEOUT_MS = 3_000;

export function healthRoutes(options: { database: Database; isDraining: () => boolean; siteName: string }): Route[] {
  return [
    route(healthApi.readHealth, async () => ({ status: "alive" })),

    route(healthApi.readReady, async () => {
      if (options.isDraining()) throw new Refusal("server/draining");
      try {
        await options.database.ping(PING_TIMEOUT_MS);
      } catch (cause) {
        throw new Refusal("server/unavailable", { cause });
      }
      return { status: "ready" };
    }),

    route(healthApi.readOpenApi, async () => openApiDocument(options.siteName)),
  ];
}
