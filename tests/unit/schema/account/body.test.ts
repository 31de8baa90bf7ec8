import { expect, test } from "vitest";
import { requestPasswordReset, resetPassword, signIn, signUp, verifyEmail } from "../../../../schema/account/api.ts";
import { email } from "../../../../schema/account/email.ts";
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from "../../../../schema/limits.ts";

const credentials = { email: "ada@example.org", password: "a long password" };
const bodies = {
  signUp: credentials,
  signIn: credentials,
  requestPasswordReset: { email: credentials.email },
  resetPassword: { token: "token", password: credentials.password },
  verifyEmail: { token: "token" },
};

const endpoints = { signUp, signIn, requestPasswordReset, resetPassword, verifyEmail };

function bodyOf(name: keyof typeof bodies) {
  const { body } = endpoints[name];
  if (!body) throw new Error(`${name} declares no body`);
  return body;
}

test("every account endpoint requires exactly its own fields", () => {
  for (const [name, body] of Object.entries(bodies)) {
    const shape = bodyOf(name as keyof typeof bodies);
    expect(shape.safeParse(body).success).toBe(true);
    expect([name, shape.safeParse({ ...body, role: "admin" }).success]).toEqual([name, false]);
    for (const field of Object.keys(body)) {
      expect([name, field, shape.safeParse({ ...body, [field]: undefined }).success]).toEqual([name, field, false]);
      expect([name, field, shape.safeParse({ ...body, [field]: [""] }).success]).toEqual([name, field, false]);
      expect([name, field, shape.safeParse({ ...body, [field]: "" }).success]).toEqual([name, field, false]);
    }
  }
});

test("an email is compared without its case and outer spaces, up to the maximum length", () => {
  expect(email.parse("  Ada@Example.ORG ")).toBe("ada@example.org");
  const longest = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.org`;
  expect(longest.length).toBeLessThanOrEqual(EMAIL_MAX_LENGTH);
  expect(email.safeParse(longest).success).toBe(true);
  expect(email.safeParse(`${"a".repeat(EMAIL_MAX_LENGTH)}@b.org`).success).toBe(false);
  for (const wrong of ["ada", "ada@", "@example.org", "ada@example", "a da@example.org", "ada@exa\nmple.org"]) {
    expect([wrong, email.safeParse(wrong).success]).toEqual([wrong, false]);
  }
});

test("a password may have the maximum length, but not one character more", () => {
  const shape = bodyOf("signUp");
  expect(shape.safeParse({ ...credentials, password: "a".repeat(PASSWORD_MAX_LENGTH) }).success).toBe(true);
  expect(shape.safeParse({ ...credentials, password: "a".repeat(PASSWORD_MAX_LENGTH + 1) }).success).toBe(false);
});

test("a password from before these rules can sign in, but can't be chosen any more", () => {
  for (const password of ["pass\u200dword of old", "passwo\u0301\u0302\u0303\u0304rd of old"]) {
    expect(signIn.body.safeParse({ ...credentials, password }).data?.password).toBe(password);
    expect(signUp.body.safeParse({ ...credentials, password }).success).toBe(false);
    expect(resetPassword.body.safeParse({ token: "token", password }).success).toBe(false);
  }
});
