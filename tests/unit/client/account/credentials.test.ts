import { expect, test } from "vitest";
import { authPath } from "../../../../client/account/auth-path.ts";
import { credentials, emailOnly } from "../../../../client/account/credentials.ts";

const problems = (least: number, input: { email: string; password: string }) =>
  credentials(least)
    .safeParse(input)
    .error?.issues.map(({ message }) => message) ?? [];

test("the form speaks in the specified words", () => {
  expect(problems(6, { email: "not an address", password: "short" })).toEqual([
    "Please enter a valid email address",
    "Password must be at least 6 characters",
  ]);
});

test("the password's text follows the community's setting", () => {
  expect(problems(10, { email: "a@b.org", password: "123456789" })).toEqual([
    "Password must be at least 10 characters",
  ]);
});

test("addresses are tidied before they are sent", () => {
  expect(emailOnly.parse({ email: "  Ada@Example.ORG " })).toEqual({ email: "ada@example.org" });
});

test("the form's states have addresses of their own and keep where to go afterwards", () => {
  expect(authPath("sign-in", "/")).toBe("/auth");
  expect(authPath("create", "/games")).toBe("/auth?mode=create&to=%2Fgames");
});
