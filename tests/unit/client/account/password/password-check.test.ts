import { expect, test } from "vitest";
import { checkPassword, passwordField } from "../../../../../client/account/password/password-check.ts";
import { authPath } from "../../../../../client/frame/return-path.ts";
import { PASSWORD_MAX_LENGTH } from "../../../../../schema/limits.ts";

test("a password that is too short gets the specified text, with the community's minimum", () => {
  expect(checkPassword({ password: "short" }, 6)).toEqual({ password: "Password must be at least 6 characters" });
  expect(checkPassword({ password: "123456789" }, 10)).toEqual({ password: "Password must be at least 10 characters" });
  expect(checkPassword({ password: "123456" }, 6)).toEqual({});
});

test("a password that is too long says how long it can be", () => {
  const password = "x".repeat(PASSWORD_MAX_LENGTH + 1);
  expect(checkPassword({ password }, 6).password).toMatch(/^Password must be at most \d+ characters$/);
});

test("error codes about a password belong to the password field, other codes to none", () => {
  expect(passwordField("account/password-too-common")).toBe("password");
  expect(passwordField("account/wrong-credentials")).toBeUndefined();
});

test("authPath gives each mode its own address and keeps where to go afterwards", () => {
  expect(authPath("sign-in", "/")).toBe("/auth");
  expect(authPath("create", "/games")).toBe("/auth?mode=create&to=%2Fgames");
});
