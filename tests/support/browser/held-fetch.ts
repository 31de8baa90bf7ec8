import { vi } from "vitest";

/** A request that waits for its answer. */
interface HeldRequest {
  readonly method: string;
  readonly path: string;
  answer(body: unknown, status?: number): void;
}

/** Replaces the page's `fetch`: each request waits until the test answers it. Returns the requests, in their order. */
export function holdRequests(): readonly HeldRequest[] {
  const requests: HeldRequest[] = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET", signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener("abort", () => reject(signal.reason));
    requests.push({ method, path, answer: (body, status = 200) => resolve(Response.json(body, { status })) });
    return promise;
  });
  return requests;
}
