import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { digitRuns } from "../../../../../server/safety/contact/digit-run.ts";
import { plainText } from "../../../../../server/safety/contact/plain-text.ts";
import { findContactData } from "../../../../../server/safety/safety.ts";
import { type Entry, entriesOf, isFound, percentOf } from "./contact-sets.ts";

const shares = (name: string, contacts: readonly Entry[], harmless: readonly Entry[]) => {
  const foundPercent = percentOf(contacts.filter(isFound), contacts);
  const falsePercent = percentOf(harmless.filter(isFound), harmless);
  console.info(
    `contact data, ${name}: ${foundPercent.toFixed(1)} % of ${contacts.length} found, ${falsePercent.toFixed(1)} % of ${harmless.length} false alarms`,
  );
  return { foundPercent, falsePercent };
};

describe("SAFE-30 SAFE-31 the sets that were written before the finder", () => {
  test("of the first pair at least 95 % is found, with at most 1 % false alarms", () => {
    const contacts = entriesOf("contact");
    const harmless = entriesOf("harmless");
    const { foundPercent, falsePercent } = shares("written set", contacts, harmless);
    expect(Math.min(contacts.length, harmless.length)).toBeGreaterThanOrEqual(400);
    expect(foundPercent).toBeGreaterThanOrEqual(95);
    expect(falsePercent).toBeLessThanOrEqual(1);
  });

  // Measured once after the finder was changed, which is never fitted to these texts.
  test("of the pair that was held back at least 90 % is found, with at most 2 % false alarms", () => {
    const contacts = entriesOf("held-back-contact");
    const harmless = entriesOf("held-back-harmless");
    const { foundPercent, falsePercent } = shares("held-back set", contacts, harmless);
    expect(Math.min(contacts.length, harmless.length)).toBeGreaterThanOrEqual(150);
    expect(foundPercent).toBeGreaterThanOrEqual(90);
    expect(falsePercent).toBeLessThanOrEqual(2);
  });
});

test("SAFE-30 any text of up to 5,000 characters is searched, and has no more digit groups than characters", () => {
  const word = fc.constantFrom(
    "0803",
    "one",
    "odo",
    "ig",
    "my",
    "@",
    "a.b",
    "dot",
    "at",
    "gmail",
    "kemi_ola",
    "find",
    "+",
    "/",
  );
  const text = fc.array(fc.oneof(word, fc.string({ unit: "grapheme" })), { maxLength: 800 });
  fc.assert(
    fc.property(text, fc.constantFrom("", " ", "-"), (words, sign) => {
      const long = words.join(sign).slice(0, 5000);
      expect([null, "phone", "email", "handle", "link"]).toContain(findContactData(long)?.kind ?? null);
      expect(digitRuns(plainText(long)).flat().length).toBeLessThanOrEqual(plainText(long).length);
    }),
    { numRuns: 50 },
  );
});
