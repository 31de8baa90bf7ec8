import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { sessionQuery, setSession } from "../../../../client/net/session.ts";

const refusal = () => Response.json({ code: "request/malformed", message: "no" }, { status: 400 });

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a first session request that fails is logged once, with its cause", async () => {
  vi.stubGlobal("fetch", async () => refusal());
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(queryClient.fetchQuery(sessionQuery)).rejects.toMatchObject({ code: "request/malformed" });
  expect(log).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(
    "The session could not be read.",
    expect.objectContaining({ code: "request/malformed" }),
  );
});

test("a session request that fails after an earlier success logs nothing", async () => {
  setSession(null);
  vi.stubGlobal("fetch", async () => refusal());
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })).rejects.toThrow();
  expect(log).not.toHaveBeenCalled();
});
