import type { Endpoint, OutputOf, UploadBody } from "../../../schema/endpoint.ts";
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from "../../../schema/protocol-version.ts";
import { ApiError } from "./api-error.ts";
import { startDeadline } from "./deadline.ts";
import {
  type Arguments,
  addressOf,
  type CallOptions,
  errorOf,
  failureOf,
  type Parts,
  sendWrapped,
  timeoutOf,
} from "./http.ts";
import { checkVersion } from "./outdated.ts";

export interface UploadOptions extends CallOptions {
  /** The share of the form that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

interface Reply {
  status: number;
  version: string | null;
  text: string;
}

/** Uses XMLHttpRequest, because `fetch` cannot report how much of a body has been sent. */
function send(
  address: string,
  endpoint: Endpoint,
  form: FormData,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) {
  return new Promise<Reply>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => reject(new ApiError("network/unreachable"));
    xhr.open(endpoint.method, address);
    xhr.setRequestHeader("accept", "application/json");
    xhr.setRequestHeader(PROTOCOL_HEADER, PROTOCOL_VERSION);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () => {
      const version = xhr.getResponseHeader(PROTOCOL_HEADER);
      resolve({ status: xhr.status, version, text: xhr.responseText });
    };
    xhr.onerror = fail;
    xhr.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => xhr.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else xhr.send(form);
  });
}

function parseOutput<E>(text: string): OutputOf<E> {
  return JSON.parse(text) as OutputOf<E>;
}

/**
 * Sends a form with files and resolves with the endpoint's JSON output. The endpoint's timeout applies while nothing is
 * sent, not to the whole form: a large picture on a slow network may take minutes. Rejects like `call`.
 */
export function upload<E extends Endpoint & { readonly body: UploadBody }>(
  endpoint: E,
  ...[input]: Arguments<E, UploadOptions>
): Promise<OutputOf<E>> {
  return sendWrapped(() => sendForm(endpoint, input as Parts & UploadOptions & { body: FormData }));
}

async function sendForm<E extends Endpoint & { readonly body: UploadBody }>(
  endpoint: E,
  options: Parts & UploadOptions & { body: FormData },
): Promise<OutputOf<E>> {
  const deadline = startDeadline(timeoutOf(endpoint), options.signal);
  const onProgress = (share: number) => {
    deadline.restart();
    options.onProgress?.(share);
  };
  try {
    const reply = await send(addressOf(endpoint, options), endpoint, options.body, deadline.signal, onProgress);
    checkVersion(reply.version);
    if (reply.status < 200 || reply.status > 299) throw errorOf(reply.status, reply.text);
    return parseOutput<E>(reply.text);
  } catch (cause) {
    throw failureOf(cause, options);
  } finally {
    deadline.clear();
  }
}
