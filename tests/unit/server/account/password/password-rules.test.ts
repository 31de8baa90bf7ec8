import { expect, test } from "vitest";
import { checkPassword } from "../../../../../server/account/password/password-rules.ts";

function refusalOf(password: string, least = 8): string | undefined {
  try {
    checkPassword(password, { PASSWORD_MIN_LENGTH: least });
  } catch (error) {
    return (error as { code: string }).code;
  }
  return undefined;
}

test("a password may have the minimum length, but not one character less", () => {
  expect(refusalOf("sparrows")).toBeUndefined();
  expect(refusalOf("sparrow")).toBe("account/password-too-short");
  expect(refusalOf("sparrows", 9)).toBe("account/password-too-short");
});

test("a commonly guessed password is refused in any case, and so is one repeated character", () => {
  for (const password of ["password1", "PassWord1", "ilovegod", "ILOVEGOD", "zzzzzzzz", "zZzZzZzZ", "lampstand"]) {
    expect([password, refusalOf(password)]).toEqual([password, "account/password-too-common"]);
  }
  expect(refusalOf("password1 of mine")).toBeUndefined();
  expect(refusalOf("zzzzzzzy")).toBeUndefined();
});
