import { expect, test } from "vitest";
import { sealText } from "../../../../../rooms/support/game/sealed-text.ts";
import { unseal } from "../../../../support/game/sealed.ts";

const shown = { question: "Who said “Àmín”?", options: ["Túndé", "Ada"] };

test("GAME-140 a sealed text opens with its key", () => {
  const { text, key } = sealText(shown);
  expect(unseal(text, key)).toEqual(shown);
  expect(Buffer.from(text.ciphertext).toString("latin1")).not.toContain("Who said");
});

test("GAME-140 the same text is sealed with 128 other random bits each time", () => {
  const sealed = Array.from({ length: 50 }, () => sealText(shown));
  expect(new Set(sealed.map(({ key }) => Buffer.from(key).toString("hex"))).size).toBe(50);
  expect(new Set(sealed.map(({ text }) => Buffer.from(text.ciphertext).toString("hex"))).size).toBe(50);
  expect(sealed.every(({ key }) => key.length === 16)).toBe(true);
});

test("GAME-140 the length of a sealed text is one of few, whatever is in it", () => {
  const lengths = Array.from(
    { length: 300 },
    (_, letters) => sealText({ q: "é".repeat(letters) }).text.ciphertext.length,
  );
  const tag = 16;
  expect(new Set(lengths)).toEqual(new Set([128, 256, 384, 512, 640].map((block) => block + tag)));
});

test("GAME-141 a sealed text opens neither with another key nor after a change", () => {
  const { text, key } = sealText(shown);
  expect(() => unseal(text, sealText(shown).key)).toThrow();
  expect(() => unseal(text, Buffer.alloc(16))).toThrow();
  const changed = Uint8Array.from(text.ciphertext, (byte, at) => (at === 3 ? byte ^ 1 : byte));
  expect(() => unseal({ ...text, ciphertext: changed }, key)).toThrow();
});
