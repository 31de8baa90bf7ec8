import express from "express";
import { type BodyOf, type Endpoint, isSchema, type RawBody } from "../../../../schema/endpoint.ts";
import { maxBodyBytes } from "../request-rules.ts";
import { checkPart } from "./check-part.ts";
import { formReader } from "./form-body.ts";
import { parseBody, type ReadBody } from "./parse-body.ts";

/** The reader for this endpoint's declared body. */
export function bodyReader(endpoint: Endpoint): ReadBody {
  const { body } = endpoint;
  if (body === undefined) return async () => undefined as BodyOf<Endpoint>;
  const limit = maxBodyBytes(endpoint);
  if (!isSchema(body)) return body.kind === "upload" ? formReader(body) : rawReader(body, limit);
  const parse = express.json({ limit, strict: true });
  return async (request, response) => {
    await parseBody(parse, request, response, ["application/json"]);
    return checkPart("body", body, request.body) as BodyOf<Endpoint>;
  };
}

function rawReader({ types }: RawBody, limit: number): ReadBody {
  const parse = express.raw({ limit, type: () => true });
  return async (request, response) => {
    await parseBody(parse, request, response, types);
    // An empty body is left unparsed.
    return (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)) as unknown as BodyOf<Endpoint>;
  };
}
