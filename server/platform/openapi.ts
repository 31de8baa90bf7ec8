import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { api } from "../../schema/api.ts";
import type { Endpoint } from "../../schema/endpoint.ts";
import { errorReply } from "../../schema/errors.ts";

/** The OpenAPI document of every declared endpoint. */
export function openApiDocument(siteName: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, endpoints] of Object.entries(api)) {
    for (const [name, each] of Object.entries(endpoints) as [string, Endpoint][]) {
      const path = each.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(feature, name, each) };
    }
  }
  return createDocument({
    openapi: "3.1.0",
    info: { title: `${siteName}: HTTP interface`, version: "1" },
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session", description: "`__Host-session` under https" },
      },
    },
    paths: paths as ZodOpenApiPathsObject,
  }) as { openapi: string };
}

function operation(feature: string, name: string, each: Endpoint) {
  const type = each.kind === "events" ? "text/event-stream" : "application/json";
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: each.summary,
    ...(each.caller !== "anyone" && { security: [{ session: [] }], description: `For: ${each.caller}.` }),
    requestParams: { ...(each.params && { path: each.params }), ...(each.query && { query: each.query }) },
    ...(each.body && { requestBody: { required: true, content: { "application/json": { schema: each.body } } } }),
    responses: {
      "200": { description: "Done", content: { [type]: { schema: each.output } } },
      default: { description: "Refused, with a code", content: { "application/json": { schema: errorReply } } },
    },
  };
}
