import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { z } from "zod";
import { authPath } from "../../../../../client/frame/return-path.ts";
import type { ApiError } from "../../../../../client/net/http/api-error.ts";
import { addressOf, call, type InputOf, onSignedOut, wrapRequests } from "../../../../../client/net/http/http.ts";
import { pageIsOutdated, subscribeToOutdated } from "../../../../../client/net/http/outdated.ts";
import { readSession, signIn } from "../../../../../schema/account/api.ts";
import { endpoint, upload } from "../../../../../schema/endpoint.ts";
import { takeSeat } from "../../../../../schema/game/api.ts";
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from "../../../../../schema/protocol-version.ts";

const replies = (status: number, body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status })),
  );
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: ApiError) => error,
  );

const sendPicture = endpoint("POST /api/test/picture", "member", {
  summary: "Takes a picture.",
  body: upload({ fields: z.strictObject({}), files: { picture: { types: ["image/png"], maxBytes: 1000 } } }),
  output: z.strictObject({ done: z.literal(true) }),
});

afterEach(() => vi.unstubAllGlobals());

test("an address contains the encoded parameters and query", () => {
  expect(addressOf(takeSeat, { params: { roomId: "a/b" } })).toBe("/api/game/rooms/a%2Fb/seat");
  expect(addressOf({ path: "/api/x" }, { query: { page: 2, word: "ọ̀rọ̀", none: undefined } })).toBe(
    `/api/x?page=2&word=${encodeURIComponent("ọ̀rọ̀")}`,
  );
  expect(addressOf(takeSeat, { params: {} })).toBe("/api/game/rooms//seat");
});

test("a call sends JSON to its own origin and resolves with the output", async () => {
  replies(200, { me: null });
  await expect(call(readSession)).resolves.toEqual({ me: null });
  await call(signIn, { body: { email: "a@b.org", password: "x" } });
  expect(fetch).toHaveBeenLastCalledWith(
    "/api/account/sign-in",
    expect.objectContaining({
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json", [PROTOCOL_HEADER]: PROTOCOL_VERSION },
      body: '{"email":"a@b.org","password":"x"}',
    }),
  );
});

test("a read without a body is sent as the page preloads it: with cookies and without headers of its own", async () => {
  replies(200, { me: null });
  for (const declared of [readSession, { ...readSession, isImpersonal: true as const }]) {
    await call(declared);
    expect(fetch).toHaveBeenLastCalledWith(readSession.path, {
      method: "GET",
      credentials: "same-origin",
      body: null,
      signal: expect.any(AbortSignal),
      keepalive: false,
    });
  }
});

test("APP-13 a reply of another version is not read, and the page knows that it is outdated", async () => {
  const changed = vi.fn();
  const stop = subscribeToOutdated(changed);
  vi.stubGlobal("fetch", async () => Response.json({ me: null }, { headers: { [PROTOCOL_HEADER]: PROTOCOL_VERSION } }));
  await call(readSession);
  expect([changed.mock.calls.length, pageIsOutdated()]).toEqual([0, false]);
  vi.stubGlobal("fetch", async () => Response.json({ you: null }, { headers: { [PROTOCOL_HEADER]: "another" } }));
  await expect(call(readSession)).rejects.toMatchObject({ code: "request/outdated" });
  expect([changed.mock.calls.length, pageIsOutdated()]).toEqual([1, true]);
  stop();
});

test("what somebody sends without being known goes without cookies", async () => {
  replies(200, {});
  const body = { email: "a@b.org", password: "x" };
  await call({ ...signIn, isImpersonal: true }, { body });
  expect(fetch).toHaveBeenLastCalledWith(signIn.path, expect.objectContaining({ method: "POST", credentials: "omit" }));
  await call(signIn, { body });
  expect(fetch).toHaveBeenLastCalledWith(signIn.path, expect.objectContaining({ credentials: "same-origin" }));
});

test("every request goes through the function that was set, until none is set", async () => {
  replies(200, { me: null });
  const sends: unknown[] = [];
  wrapRequests(async (send) => {
    const result = await send();
    sends.push(result);
    return result;
  });
  await call(readSession);
  wrapRequests();
  await call(readSession);
  expect(sends).toEqual([{ me: null }]);
});

test("the input type of a call has the parts that its endpoint declares", () => {
  expectTypeOf<InputOf<typeof sendPicture>>().toEqualTypeOf<{ body: FormData }>();
  expectTypeOf<InputOf<typeof takeSeat>>().toExtend<{ params: { roomId: string } }>();
  expectTypeOf<InputOf<typeof readSession>>().toBeUnknown();
});

test("a call that must outlive its page is sent with keepalive, and no other", async () => {
  replies(200, { me: null });
  await call(readSession, { keepalive: true });
  expect(fetch).toHaveBeenLastCalledWith("/api/account/session", expect.objectContaining({ keepalive: true }));
  await call(readSession);
  expect(fetch).toHaveBeenLastCalledWith("/api/account/session", expect.objectContaining({ keepalive: false }));
});

/** A server that never replies: fetch rejects only when its signal aborts. */
const neverReplies = () =>
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      if (signal?.aborted) reject(signal.reason);
    });
  });

test("a call waits ten seconds, or as long as its endpoint declares", async () => {
  vi.useFakeTimers();
  neverReplies();
  for (const [declared, seconds] of [
    [readSession, 10],
    [{ ...readSession, timeoutSeconds: 25 }, 25],
  ] as const) {
    let code: string | undefined;
    void failure(call(declared)).then((error) => {
      code = error?.code;
    });
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(code).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(code).toBe("network/unreachable");
  }
  replies(200, { me: null });
  await call(readSession);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("a caller's signal cancels the call, which rejects with the signal's reason", async () => {
  neverReplies();
  const leaving = new AbortController();
  const pending = failure(call(readSession, { signal: leaving.signal }));
  leaving.abort();
  expect(await pending).toMatchObject({ name: "AbortError" });
  expect(await failure(call(readSession, { signal: leaving.signal }))).toMatchObject({ name: "AbortError" });
});

test("addresses and calls work in a browser without URLSearchParams.size and AbortSignal.timeout", async () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, "size") as PropertyDescriptor;
  const { timeout, any } = AbortSignal;
  Reflect.deleteProperty(URLSearchParams.prototype, "size");
  Object.assign(AbortSignal, { timeout: undefined, any: undefined });
  try {
    replies(200, { me: null });
    expect(addressOf({ path: "/api/x" }, { query: { page: 2 } })).toBe("/api/x?page=2");
    expect(authPath("create", "/games")).toBe("/auth?mode=create&to=%2Fgames");
    await expect(call(readSession)).resolves.toEqual({ me: null });
  } finally {
    Object.defineProperty(URLSearchParams.prototype, "size", size);
    Object.assign(AbortSignal, { timeout, any });
  }
});

test("a refused call rejects with the code, the fields and the seconds to wait", async () => {
  replies(429, { code: "request/too-many", message: "slow down", retryAfter: 12, fields: { email: "odd" } });
  expect(await failure(call(readSession))).toMatchObject({
    name: "ApiError",
    message: "slow down",
    code: "request/too-many",
    retryAfter: 12,
    fields: { email: "odd" },
  });
  replies(404, { code: "request/not-found" });
  const error = await failure(call(readSession));
  expect(error).toMatchObject({ message: "request/not-found", fields: {}, retryAfter: undefined });
});

test("an error page of a proxy means an unavailable server, or an unknown error", async () => {
  for (const status of [500, 502]) {
    replies(status, "<html>Bad Gateway</html>");
    expect(await failure(call(readSession))).toMatchObject({ code: "server/unavailable" });
  }
  replies(404, "<html>Nothing here</html>");
  expect(await failure(call(readSession))).toMatchObject({ code: "server/unknown" });
});

test("a call rejects as unreachable without a network, and if the reply breaks off", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await failure(call(readSession))).toMatchObject({ code: "network/unreachable" });
  replies(200, '{"me":');
  expect(await failure(call(readSession))).toMatchObject({ code: "network/unreachable" });
});

test("any reply that says not signed in calls the sign-out listener", async () => {
  const listener = vi.fn();
  onSignedOut(listener);
  replies(401, { code: "account/wrong-credentials", message: "" });
  await failure(call(readSession));
  expect(listener).not.toHaveBeenCalled();
  replies(401, { code: "account/not-signed-in", message: "" });
  await failure(call(readSession));
  expect(listener).toHaveBeenCalledOnce();
});

test("MONITORING-6 a refused call knows the id of its request", async () => {
  replies(500, { code: "server/unknown", message: "Something went wrong.", requestId: "3f9a0c21b7d4" });
  expect(await failure(call(readSession))).toMatchObject({ code: "server/unknown", requestId: "3f9a0c21b7d4" });
});
