import { parse } from "content-disposition";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { type Arguments, type CallOptions, type Parts, request } from "./http.ts";

export interface DownloadOptions extends CallOptions {
  /** The share that has arrived, from 0 to 1. Not called if the server does not send the length. */
  onProgress?: (share: number) => void;
}

export interface DownloadedFile {
  /** The file name that the server chose, in any script. */
  name: string;
  blob: Blob;
}

function nameOf(response: Response): string {
  const header = response.headers.get("content-disposition");
  return (header && parse(header).parameters.filename) || "download";
}

/** The length of the body in bytes. 0 if it is unknown or counts compressed bytes. */
function lengthOf({ headers }: Response): number {
  return headers.has("content-encoding") ? 0 : Number(headers.get("content-length") ?? 0);
}

async function readBlob(response: Response, onChunk: (received: number) => void): Promise<Blob> {
  const type = response.headers.get("content-type") ?? "";
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    received += next.value.byteLength;
    onChunk(received);
  }
  return new Blob(chunks, { type });
}

/**
 * Fetches a file. The endpoint's timeout applies while nothing arrives, not to the whole file. Rejects like `call`.
 */
export function download<E extends Endpoint & { readonly kind: "file" }>(
  endpoint: E,
  ...[input]: Arguments<E, DownloadOptions>
): Promise<DownloadedFile> {
  const options = (input ?? {}) as Parts & DownloadOptions;
  return request(endpoint, options, async (response, restart) => {
    const length = lengthOf(response);
    const blob = await readBlob(response, (received) => {
      restart();
      if (length > 0) options.onProgress?.(Math.min(1, received / length));
    });
    return { name: nameOf(response), blob };
  });
}

/** Lets the browser save the file under its name. */
export function saveFile({ name, blob }: DownloadedFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Safari starts the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
