import { expect, test } from "vitest";
import { authPath } from "../../../../client/account/auth-path.ts";
import { passwordField, passwordTexts } from "../../../../client/account/password-text.ts";
import { PASSWORD_MAX_LENGTH } from "../../../../schema/limits.ts";

test("a password that is too short gets the specified sentence, with the community's own length", () => {
  expect(passwordTexts({ password: "short" }, 6)).toEqual({ password: "Password must be at least 6 characters" });
  expect(passwordTexts({ password: "123456789" }, 10)).toEqual({ password: "Password must be at least 10 characters" });
  expect(passwordTexts({ password: "123456" }, 6)).toEqual({});
});

test("a password that is too long says how long it can be", () => {
  const password = "x".repeat(PASSWORD_MAX_LENGTH + 1);
  expect(passwordTexts({ password }, 6).password).toMatch(/^Password must be at most \d+ characters$/);
});

test("the codes about a password belong to its field, others to none", () => {
  expect(passwordField("account/password-too-common")).toBe("password");
  expect(passwordField("account/wrong-credentials")).toBeUndefined();
});

test("the form's states have addresses of their own and keep where to go afterwards", () => {
  expect(authPath("sign-in", "/")).toBe("/auth");
  expect(authPath("create", "/games")).toBe("/auth?mode=create&to=%2Fgames");
});
