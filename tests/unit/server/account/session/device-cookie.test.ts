import { expect, test } from "vitest";
import { deviceCookies } from "../../../../../server/account/session/device-cookie.ts";

const secret = "a secret of more than thirty-two characters";
const ours = deviceCookies({ secret, PUBLIC_URL: "https://community.example" });
const carrying = (...cookies: string[]) => cookies.map((each) => each.split(";")[0]).join("; ");

test("a browser keeps a separate device id for each account that signed in on it", () => {
  const [ada, chidi] = ["ada@example.org", "chidi@example.org"];
  const cookies = [ours.remember(ada, undefined), ours.remember(chidi, "number-2")];
  const first = ours.deviceOf(carrying(...cookies), ada);
  expect(first).toMatch(/^[\w-]{16}$/);
  expect(ours.deviceOf(carrying(...cookies, ours.remember(ada, first)), ada)).toBe(first);
  expect(ours.deviceOf(carrying(...cookies), chidi)).toBe("number-2");
});

test("a device id of another account or another server is not accepted", () => {
  const [theirs = ""] = ours.remember("chidi@example.org", "number-2").split(";");
  const renamed = theirs.replace(/^[^=]+/, ours.remember("ada@example.org", "x").split("=")[0] ?? "");
  expect(ours.deviceOf(carrying(renamed), "ada@example.org")).toBeUndefined();
  const other = deviceCookies({ secret: `${secret}!`, PUBLIC_URL: "https://community.example" });
  expect(other.deviceOf(carrying(theirs), "chidi@example.org")).toBeUndefined();
  expect(ours.deviceOf("", "ada@example.org")).toBeUndefined();
});

test("a device cookie is HttpOnly, does not contain the email, and is sent only to the sign-in path", () => {
  const cookie = ours.remember("ada@example.org", undefined);
  expect(cookie).toMatch(
    /^__Secure-device-[\w-]{12}=.*; Path=\/api\/account\/sign-in; .*HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cookie).not.toContain("ada");
  for (const PUBLIC_URL of ["http://localhost:2567", undefined]) {
    expect(deviceCookies({ secret, PUBLIC_URL }).remember("a@b.org", "1")).not.toMatch(/Secure/);
  }
});
