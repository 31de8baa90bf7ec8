import { expect, test } from "vitest";
import {
  asAppCode,
  asRecoveryCode,
  newRecoveryCodes,
} from "../../../../../server/account/second-factor/recovery-code.ts";

test("ten recovery codes are different and have no look-alike characters", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9a-hj-km-np-z]{4}-){2}[2-9a-hj-km-np-z]{4}$/);
});

test("codes are read however their spaces, dashes and case were typed", () => {
  expect(asAppCode(" 123 456")).toBe("123456");
  expect(asAppCode("12345")).toBeNull();
  expect(asRecoveryCode("K7MW 3xqa-P9RT ")).toBe("k7mw-3xqa-p9rt");
  expect(asAppCode("k7mw-3xqa-p9rt")).toBeNull();
  expect(asRecoveryCode(" – ")).toBe("");
});
