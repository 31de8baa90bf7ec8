import * as healthApi from "../../schema/health/api.ts";
import type { Core } from "../platform/core.ts";
import { openApiDocument } from "../platform/document/openapi.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import { Refusal } from "../platform/refusal.ts";

const PING_TIMEOUT_MS = 3_000;

export function openHealth({ database, leaving, config, processes }: Core): Feature {
  const documents = new Map<string, ReturnType<typeof openApiDocument>>();
  return {
    routes: [
      route(healthApi.readHealth, async () => ({ status: "alive" })),

      route(healthApi.readReady, async () => {
        if (leaving.aborted) throw new Refusal("server/draining");
        try {
          await Promise.all([database.ping(PING_TIMEOUT_MS), processes?.check(PING_TIMEOUT_MS)]);
        } catch (cause) {
          throw new Refusal("server/unavailable", { cause });
        }
        return { status: "ready" };
      }),

      route(healthApi.readOpenApi, async () => {
        const name = config.COMMUNITY_NAME;
        const document = documents.get(name) ?? openApiDocument(name);
        // Only that of the current name is kept.
        if (!documents.has(name)) documents.clear();
        documents.set(name, document);
        return document;
      }),
    ],
  };
}
