import { api } from "../../../schema/api.ts";
import { type Endpoint, isSchema } from "../../../schema/endpoint.ts";
import type { RequestRules } from "../http-entry/admission.ts";

/** The largest JSON body of an endpoint that declares none. */
const JSON_MAX_BYTES = 32 * 1024;
/** The allowance for a form's text fields and multipart framing, in addition to its files. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

export const declaredEndpoints: readonly Endpoint[] = Object.values(api).flatMap((feature) => Object.values(feature));

/** The largest request body of this endpoint in bytes. */
export function maxBodyBytes({ body, maxBodyBytes: declared }: Endpoint): number {
  if (declared !== undefined) return declared;
  if (body === undefined || isSchema(body) || body.kind === "raw") return JSON_MAX_BYTES;
  return Object.values(body.files).reduce((sum, file) => sum + file.maxBytes, FORM_OVERHEAD_BYTES);
}

/** The rules of the endpoint that a method and a path match. Undefined if there is none. */
export function requestRules(
  endpoints: readonly Endpoint[],
): (method: string, path: string) => RequestRules | undefined {
  const rules = endpoints.map((each) => ({
    method: each.method,
    pattern: patternOf(each.path),
    rules: { maxBodyBytes: maxBodyBytes(each), isOpenToAnyOrigin: each.origin === "any" },
  }));
  return (method, path) => rules.find((each) => each.method === method && each.pattern.test(path))?.rules;
}

/** Matches like Express: in any case, with an optional trailing slash. */
function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/:\w+/g, "[^/]+")}/?$`, "i");
}
