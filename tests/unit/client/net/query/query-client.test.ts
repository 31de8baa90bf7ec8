import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { ApiError, type FailureCode } from "../../../../../client/net/http/api-error.ts";
import { queryClient } from "../../../../../client/net/query/query-client.ts";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  log.mockRestore();
  queryClient.clear();
});

/** Reads something that fails with this code. Resolves with how often it was tried. */
async function triesOf(code: FailureCode, meta: Record<string, unknown> = {}): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(new ApiError(code)));
  await queryClient.fetchQuery({ queryKey: ["something"], queryFn, meta, retryDelay: 0 }).catch(() => {});
  return queryFn.mock.calls.length;
}

test("a read that fails for a passing reason is tried three times, another one once", async () => {
  expect(await triesOf("network/unreachable")).toBe(3);
  expect(await triesOf("request/too-many")).toBe(3);
  expect(await triesOf("request/not-found")).toBe(1);
});

test("only a failure that has a text for the log is logged", async () => {
  await triesOf("request/not-found");
  expect(log).not.toHaveBeenCalled();
  await triesOf("request/not-found", { logAs: "It could not be read." });
  expect(log).toHaveBeenCalledWith("It could not be read.", expect.objectContaining({ code: "request/not-found" }));
});
