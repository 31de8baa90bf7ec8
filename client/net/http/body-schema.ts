import type { Endpoint } from "../../../schema/endpoint.ts";

/** In the browser's build an endpoint has a loader in place of its schemas; see client/build/endpoint-addresses.ts. */
interface BrowserEndpoint<Body> {
  readonly loadBody?: () => Promise<Body>;
}

/** What an endpoint declares of its body, fetched when it is first needed. Rejects if that fails. */
export async function bodySchemaOf<Body extends Endpoint["body"]>(
  endpoint: Endpoint & { readonly body: Body },
): Promise<Body> {
  const { loadBody } = endpoint as BrowserEndpoint<Body>;
  return loadBody ? loadBody() : endpoint.body;
}
