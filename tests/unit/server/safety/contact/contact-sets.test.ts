import { expect, test } from "vitest";
import { entriesOf, isFound, percentOf } from "./contact-sets.ts";

const contacts = entriesOf("contact");
const harmless = entriesOf("harmless");

test("SAFE-30 SAFE-31 prints the shares of the written texts that are found and false alarms", () => {
  const foundPercent = percentOf(contacts.filter(isFound), contacts);
  const falsePercent = percentOf(harmless.filter(isFound), harmless);
  console.info(
    `contact data, written set: ${foundPercent.toFixed(1)} % of ${contacts.length} found, ${falsePercent.toFixed(1)} % of ${harmless.length} false alarms`,
  );
  expect([contacts.length, harmless.length].every((size) => size >= 400)).toBe(true);
});
