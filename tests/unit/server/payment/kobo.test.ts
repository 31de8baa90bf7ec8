import fc from "fast-check";
import { expect, test } from "vitest";
import { koboToNaira, nairaToKobo } from "../../../../server/payment/provider/kobo.ts";

const MOST_KOBO = 999_999_999_999;
const kobo = fc.integer({ min: 0, max: MOST_KOBO });

test("PAY-5 every amount in kobo survives the way to the provider and back", () => {
  fc.assert(
    fc.property(kobo, (amount) => {
      const wire = JSON.stringify({ amount: koboToNaira(amount) });
      expect(nairaToKobo(JSON.parse(wire).amount)).toBe(amount);
    }),
  );
});

test("PAY-5 Naira are written with the decimals of the kobo, and no others", () => {
  fc.assert(
    fc.property(kobo, (amount) => {
      const digits = String(amount).padStart(3, "0");
      const written = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      expect(Number(JSON.stringify(koboToNaira(amount))).toFixed(2)).toBe(written);
      expect(nairaToKobo(written)).toBe(amount);
      expect(nairaToKobo(`${written}000`)).toBe(amount);
    }),
  );
});

test("PAY-5 a Naira amount with a third decimal is not understood", () => {
  const third = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), third, (amount, tenths) => {
      const digits = String(amount).padStart(3, "0");
      const written = `${digits.slice(0, -2)}.${digits.slice(-2)}${tenths}`;
      expect(nairaToKobo(written)).toBeNull();
      expect(nairaToKobo(Number(written))).toBeNull();
    }),
  );
});

test.each([
  -1,
  -0.01,
  1e21,
  1e-7,
  10_000_000_000,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  0.1 + 0.2,
  "",
  "1,000",
  "1.",
  ".5",
  "0x10",
  "1e3",
  "₦5",
])("PAY-5 %s is no amount in Naira", (written) => {
  expect(nairaToKobo(written)).toBeNull();
});

test.each([-1, 0.5, Number.NaN, MOST_KOBO + 1])("PAY-5 %s is no amount in kobo", (amount) => {
  expect(() => koboToNaira(amount)).toThrow(RangeError);
  expect(koboToNaira(MOST_KOBO)).toBe(9_999_999_999.99);
});
