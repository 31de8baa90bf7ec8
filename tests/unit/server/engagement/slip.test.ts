import { expect, test } from "vitest";
import { CONFESSION_SLIP_LENGTH, ROOM_CODE_ALPHABET } from "../../../../schema/limits.ts";
import { newSlip, slipHash } from "../../../../server/engagement/confession/slip.ts";

const SECRET = "a secret of the server that is long enough";
const words = { requestId: "abcdefghijkl", text: "I’m afraid to go home." };

test("ENGAGE-12 a slip has twelve letters and digits without look-alikes", () => {
  for (let n = 0; n < 500; n += 1) {
    const slip = newSlip(SECRET, { ...words, text: `Number ${n}` });
    expect(slip).toHaveLength(CONFESSION_SLIP_LENGTH);
    expect([...slip].every((letter) => ROOM_CODE_ALPHABET.includes(letter))).toBe(true);
  }
});

test("ENGAGE-12 the same words under the same id get the same slip, and all others another one", () => {
  const slip = newSlip(SECRET, words);
  expect(newSlip(SECRET, { ...words })).toBe(slip);
  const others = [
    newSlip(SECRET, { ...words, text: "I’m afraid to go home" }),
    newSlip(SECRET, { ...words, requestId: "abcdefghijkm" }),
    newSlip(`${SECRET}.`, words),
  ];
  expect(others).not.toContain(slip);
  expect(new Set(others).size).toBe(3);
});

test("ENGAGE-12 every letter of the alphabet is about equally frequent in slips", () => {
  const slips = Array.from({ length: 3000 }, (_, n) => newSlip(SECRET, { ...words, text: String(n) })).join("");
  const mean = slips.length / ROOM_CODE_ALPHABET.length;
  for (const letter of ROOM_CODE_ALPHABET) {
    const count = slips.split(letter).length - 1;
    expect(Math.abs(count - mean) / mean, letter).toBeLessThan(0.2);
  }
});

test("ENGAGE-12 the stored hash does not contain the slip", () => {
  const slip = newSlip(SECRET, words);
  expect(slipHash(slip)).toHaveLength(43);
  expect(slipHash(slip)).not.toContain(slip);
});
