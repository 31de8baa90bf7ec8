import { z } from "zod";
import { ProviderUnavailable } from "./provider.ts";

/** The provider gives up after about 28 s itself, so that a job that waits longer learns how it ended. */
export const JOB_TIMEOUT_MS = 30_000;
/** How long a member is made to wait. */
export const MEMBER_TIMEOUT_MS = 10_000;
/** A page of transactions is about 20 KB. */
const MOST_BYTES = 2_000_000;

export interface FlutterwaveOptions {
  /** The address of the API, as https://api.flutterwave.com/v3. */
  readonly url: string;
  readonly secretKey: string;
  /** For the whole of a call, headers and body. */
  readonly timeoutMs?: number;
}

/** Every reply of the provider has this form. */
const envelope = z.object({
  status: z.enum(["success", "error"]),
  message: z.string().catch(""),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
});

export interface Reply {
  readonly httpStatus: number;
  /** Whether both the HTTP status and the reply's own status say so. */
  readonly succeeded: boolean;
  readonly message: string;
  readonly data: unknown;
  readonly meta: unknown;
}

/**
 * Sends a request and reads the reply. Resolves for success and for errors that are about this request (400, 404, 409,
 * 422); rejects with {@link ProviderUnavailable} for everything that says nothing about it.
 */
export type Send = (method: "GET" | "POST", path: string, body?: object) => Promise<Reply>;

export function flutterwaveRequest({ url, secretKey, timeoutMs = JOB_TIMEOUT_MS }: FlutterwaveOptions): Send {
  const base = url.replace(/\/+$/, "");
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { response, text } = await exchange(`${base}${path}`, {
      method,
      // A redirect would send the secret key to another address.
      redirect: "manual",
      signal,
      headers: {
        authorization: `Bearer ${secretKey}`,
        accept: "application/json",
        // A connection that the provider has closed meanwhile would lose the next call, which may be a refund.
        connection: "close",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return understood(response, text, (message) => message.replaceAll(secretKey, "…").slice(0, 200));
  };
}

async function exchange(address: string, request: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(address, request);
    return { response, text: await limitedText(response) };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    const isSlow = error instanceof Error && error.name === "TimeoutError";
    throw new ProviderUnavailable(isSlow ? "Flutterwave was too slow" : "Flutterwave cannot be reached", {
      cause: error,
    });
  }
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new ProviderUnavailable(`Flutterwave sent more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** HTTP statuses of errors that are about the request itself. */
const refusals = new Set([400, 404, 409, 422]);

const explained: Readonly<Record<number, string>> = {
  401: "does not accept the secret key: check FLUTTERWAVE_SECRET_KEY",
  403: "does not allow this call: check FLUTTERWAVE_SECRET_KEY and the address filter of its dashboard",
  429: "received too many requests",
};

function understood(response: Response, text: string, shown: (message: string) => string): Reply {
  const { status, ok } = response;
  const parsed = envelope.safeParse(jsonOf(text));
  if (!ok && !refusals.has(status)) {
    const said = parsed.success && parsed.data.message ? `: ${shown(parsed.data.message)}` : "";
    throw new ProviderUnavailable(
      `Flutterwave ${explained[status] ?? "replied with an error"} (HTTP ${status})${said}`,
    );
  }
  if (!parsed.success) throw new ProviderUnavailable(`Flutterwave sent something unknown (HTTP ${status})`);
  const { status: own, message, data, meta } = parsed.data;
  return { httpStatus: status, succeeded: ok && own === "success", message: shown(message), data, meta };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An HTML page, or JSON that was cut off.
    return undefined;
  }
}
