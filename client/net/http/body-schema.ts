import type { z } from "zod";
import type { Endpoint } from "../../../schema/endpoint.ts";

/** In the browser's build an endpoint has a loader in place of its schemas; see vite.config.ts. */
interface BrowserEndpoint {
  readonly loadBody?: () => Promise<z.ZodType>;
}

/** The schema of an endpoint's JSON body. The browser loads it when it is first needed, and rejects if that fails. */
export async function bodySchemaOf(endpoint: Endpoint & { readonly body: z.ZodType }): Promise<z.ZodType> {
  const { loadBody } = endpoint as BrowserEndpoint;
  return loadBody ? loadBody() : endpoint.body;
}
