import { afterEach, expect, test, vi } from "vitest";
import { withPasswordAgain } from "../../../../client/account/security/password-again.ts";
import { call, wrapRequests } from "../../../../client/net/http/http.ts";
import { readSession } from "../../../../schema/account/api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  wrapRequests();
});

/** Answers the requests with these codes, one after the other; `null` is a success. */
function answers(...codes: readonly (string | null)[]) {
  const left = [...codes];
  const fetched = vi.fn(async () => {
    const code = left.shift();
    return new Response(JSON.stringify(code ? { code, message: "" } : { me: null }), { status: code ? 403 : 200 });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("ACCESS-15 a call that needs the password again is repeated once after it was confirmed", async () => {
  const ask = vi.fn(async () => true);
  wrapRequests(withPasswordAgain(ask));
  const fetched = answers("account/password-needed", null);
  expect(await call(readSession)).toEqual({ me: null });
  expect([ask.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 2]);
  answers("account/password-needed", "account/password-needed");
  await expect(call(readSession)).rejects.toMatchObject({ code: "account/password-needed" });
  expect(ask).toHaveBeenCalledTimes(2);
});

test("ACCESS-15 a call fails if the password was not confirmed, or nothing asks for it", async () => {
  const fetched = answers("account/password-needed", "account/password-needed", "account/not-allowed");
  await expect(call(readSession)).rejects.toMatchObject({ code: "account/password-needed" });
  const ask = vi.fn(async () => false);
  wrapRequests(withPasswordAgain(ask));
  await expect(call(readSession)).rejects.toMatchObject({ code: "account/password-needed" });
  await expect(call(readSession)).rejects.toMatchObject({ code: "account/not-allowed" });
  expect([ask.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 3]);
});
