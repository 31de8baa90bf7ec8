import { expect, test } from "vitest";
import { codeAt, stepAt, stepOf } from "../../../../../server/account/second-factor/totp.ts";

/** The secret of the examples in RFC 6238. */
const SECRET = "12345678901234567890";

test("codes are those of the examples in RFC 6238, with six digits", () => {
  const times = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000];
  expect(times.map((seconds) => codeAt(SECRET, stepAt(seconds * 1000)))).toEqual([
    "287082",
    "081804",
    "050471",
    "005924",
    "279037",
    "353130",
  ]);
});

test("a code counts for its step and one before and after, so that clocks may differ by 30 seconds", () => {
  const [now, step] = [1_234_567_890_000, stepAt(1_234_567_890_000)];
  const found = [-2, -1, 0, 1, 2].map((later) => stepOf(SECRET, codeAt(SECRET, step + later), now));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
  expect(stepOf(SECRET, "000000", now)).toBeNull();
});
