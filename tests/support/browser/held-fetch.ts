import { vi } from "vitest";

/** A request that waits for its answer. */
interface HeldRequest {
  readonly method: string;
  readonly path: string;
  /** What was sent as JSON. */
  readonly body: unknown;
  answer(reply: unknown, status?: number): void;
}

/** Replaces the page's `fetch`: each request waits until the test answers it. Returns the requests, in their order. */
export function holdRequests(): readonly HeldRequest[] {
  const requests: HeldRequest[] = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET", body, signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener("abort", () => reject(signal.reason));
    requests.push({
      method,
      path,
      body: typeof body === "string" ? JSON.parse(body) : undefined,
      answer: (reply, status = 200) => resolve(Response.json(reply, { status })),
    });
    return promise;
  });
  return requests;
}
