import OpenAI from "openai";
import { limitedFetch } from "./limited-fetch.ts";

// Few servers have a key, and the package has 280 modules. So this one is loaded with the first draft.

export { zodResponseFormat } from "openai/helpers/zod";

export interface ClientOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly requestTimeoutMs: number;
  readonly retries: number;
}

export const openClient = ({ apiKey, baseUrl, requestTimeoutMs, retries }: ClientOptions): OpenAI =>
  new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    timeout: requestTimeoutMs,
    maxRetries: retries,
    logLevel: "off",
    fetch: limitedFetch,
    // A redirect would send what people typed to another address.
    fetchOptions: { redirect: "error" },
  });
