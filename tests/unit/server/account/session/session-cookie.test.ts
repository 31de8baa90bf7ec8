import { betterAuth } from "better-auth";
import { memoryAdapter } from "better-auth/adapters/memory";
import { beforeAll, describe, expect, test } from "vitest";
import { signedToken } from "../../../../../server/account/session/session-cookie.ts";

const SECRET = "a secret of this test, longer than thirty-two characters";
const NAME = "__Host-session";

/** A `Cookie` header as a browser sends it back, and the token that better-auth put into it. */
let cookie = "";
let token: string | null = null;
beforeAll(async () => {
  const authentication = betterAuth({
    secret: SECRET,
    baseURL: "https://example.org",
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    emailAndPassword: { enabled: true },
    telemetry: { enabled: false },
    advanced: { useSecureCookies: false, cookies: { session_token: { name: NAME } } },
  });
  const body = { email: "ada@example.org", password: "correct horse battery", name: "Ada" };
  const { headers, response } = await authentication.api.signUpEmail({ body, returnHeaders: true });
  cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  token = response.token;
});

describe("the session cookie", () => {
  test("signedToken returns the token of a cookie that better-auth has signed", () => {
    expect(token).toMatch(/.{20}/);
    expect(signedToken(cookie, NAME, SECRET)).toBe(token);
  });

  test("signedToken finds the session among other cookies and uses the first of its name", () => {
    expect(signedToken(`theme=dark; ${cookie};a`, NAME, SECRET)).toBe(token);
    expect(signedToken(`x${cookie}`, NAME, SECRET)).toBeUndefined();
    expect(signedToken(`${NAME}x; ${cookie}`, NAME, SECRET)).toBe(token);
    expect(signedToken(`${NAME}=forged.value; ${cookie}`, NAME, SECRET)).toBeUndefined();
  });

  test("signedToken returns nothing for a forged or shortened cookie or another secret", () => {
    const [, value = ""] = cookie.split("=");
    const [, signature = ""] = decodeURIComponent(value).split(".");
    const other = encodeURIComponent(`another-token.${signature}`);
    for (const each of [other, value.slice(0, -1), value.slice(0, 20), `${value}A`, "", ".", "a.b", "%", "%00"]) {
      expect(signedToken(`${NAME}=${each}`, NAME, SECRET)).toBeUndefined();
    }
    for (let at = 0; at < value.length; at += 1) {
      const changed = value.slice(0, at) + (value[at] === "x" ? "y" : "x") + value.slice(at + 1);
      expect(signedToken(`${NAME}=${changed}`, NAME, SECRET)).toBeUndefined();
    }
    expect(signedToken(cookie, NAME, SECRET.replace("a", "b"))).toBeUndefined();
    expect(signedToken(cookie, "session", SECRET)).toBeUndefined();
  });
});
