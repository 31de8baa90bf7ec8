import { z } from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { api } from "../../../schema/api.ts";
import { type Endpoint, isSchema, type UploadBody } from "../../../schema/endpoint.ts";
import { errorReply } from "../../../schema/errors.ts";
import { maxBodyBytes } from "../endpoint/request-rules.ts";

type Features = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The OpenAPI document of every declared endpoint. Building it takes about a second, so build it once. */
export function openApiDocument(siteName: string, features: Features = api) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, endpoints] of Object.entries(features)) {
    for (const [name, each] of Object.entries(endpoints)) {
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
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: each.summary,
    description: description(each),
    ...(each.caller !== "anyone" && { security: [{ session: [] }] }),
    requestParams: {
      ...(each.params && { path: each.params as z.ZodObject }),
      ...(each.query && { query: each.query as z.ZodObject }),
      ...(each.headers && { header: each.headers }),
    },
    ...(each.body && { requestBody: { required: true, content: requestContent(each.body) } }),
    responses: {
      "200": { description: "Done", content: replyContent(each) },
      ...(each.limit && { "429": refusal("Too many calls; `Retry-After` says when to try again") }),
      default: refusal("Refused, with a code"),
    },
  };
}

const refusal = (text: string) => ({
  description: text,
  headers: { "X-Request-Id": { description: "Names the request in the server's log", schema: { type: "string" } } },
  content: { "application/json": { schema: errorReply } },
});

function description(each: Endpoint): string {
  const lines = [`For: ${each.caller}.`];
  if (each.origin === "any") lines.push("Any Origin, or none, is accepted; no session is read.");
  if (each.body) lines.push(`The body has at most ${maxBodyBytes(each)} bytes.`);
  if (each.limit) {
    const { tries, seconds, per } = each.limit;
    lines.push(`At most ${tries} calls in ${seconds} seconds for each ${per}.`);
  }
  return lines.join(" ");
}

function requestContent(body: NonNullable<Endpoint["body"]>) {
  if (isSchema(body)) return { "application/json": { schema: body } };
  if (body.kind === "upload") return { "multipart/form-data": { schema: formSchema(body) } };
  return Object.fromEntries(body.types.map((type) => [type, { schema: binary }]));
}

const binary = { type: "string" as const, format: "binary" };

function formSchema({ fields, files }: UploadBody) {
  const names = Object.entries(files);
  const form = {
    type: "object" as const,
    properties: Object.fromEntries(
      names.map(([name, { types, maxBytes }]) => [
        name,
        { ...binary, description: `${types.join(" or ")}, at most ${maxBytes} bytes` },
      ]),
    ),
    required: names.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
  };
  return { allOf: [fields, form] };
}

const done = z.strictObject({ done: z.literal(true) });

function replyContent(each: Endpoint) {
  if (each.kind === "file") return Object.fromEntries((each.fileTypes ?? []).map((type) => [type, { schema: binary }]));
  const type = each.kind === "events" ? "text/event-stream" : "application/json";
  return { [type]: { schema: each.output ?? done } };
}
