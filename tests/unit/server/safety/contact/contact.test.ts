import { describe, expect, test } from "vitest";
import { findContactData } from "../../../../../server/safety/safety.ts";
import { contactExamples, harmlessExamples, missedExamples } from "./contact-examples.ts";

const found = (text: string) => findContactData(text)?.kind ?? null;
const shareOf = (part: readonly unknown[], all: readonly unknown[]) => (100 * part.length) / all.length;

describe("SAFE-30 contact data is found", () => {
  test.each(Object.entries(contactExamples))("%s is contact data", (_, { kind, texts }) => {
    expect(texts.map((text) => [text, found(text)])).toEqual(texts.map((text) => [text, kind]));
  });
});

describe("SAFE-31 what is no contact data is not found", () => {
  test.each(Object.entries(harmlessExamples))("%s are no contact data", (_, texts) => {
    expect(texts.filter(found)).toEqual([]);
  });
});

test("SAFE-30 SAFE-31 a word of two letters, or a sign and a letter, is no handle", () => {
  expect(["my snap is abi", "ig ab_c", "ig ada_23"].map(found)).toEqual(Array(3).fill("handle"));
  expect(["my snap is ab", "ig a_b", "ig a_23"].map(found)).toEqual(Array(3).fill(null));
});

describe("SAFE-30 SAFE-31 the shape of a phone number", () => {
  test.each([
    ...["8031234567", "803 123 4567", "803 1234567", "415-555-0132", "call 80 31 23 45 67"],
    ...["+220 3012345", "+49 1512 000012345", "call 491512000012345", "text 44 7400 123 456", "0803 123 4567 8"],
    ...["call 024 000 0123", "dial 0712 000 123", "call 082 000 0123"],
    ...["dial 011 44 7400 123456", "dial 000 44 7400 123456"],
  ])("%s is a phone number", (text) => expect(found(text)).toBe("phone"));

  test.each([
    ...["80 31 23 45 67", "4155550132", "41 55 55 01 32", "44 7400 123456", "447400123456"],
    ...["+49 1512", "+4915120000123456", "000 44 7700 900123", "0123456789", "call 0000 000 000"],
    "call 4915120000123456",
    ...["call 071 234", "call 44 74 00 12 34 56", "text me the code 7400123456"],
  ])("%s is no phone number", (text) => expect(found(text)).toBeNull());
});

test("SAFE-30 links of every messenger and social network are found", () => {
  const hosts = ["messenger.com", "twitter.com", "threads.net", "threads.com", "signal.group", "kik.me", "viber.com"];
  const links = [...hosts, "line.me", "linktr.ee", "www.kik.me"].map((host) => `${host}/ada`);
  expect(links.map((link) => [link, found(link)])).toEqual(links.map((link) => [link, "link"]));
});

test("SAFE-30 SAFE-31 at least 95 % of contact data is found, with at most 2 % false alarms", () => {
  const contacts: string[] = [...Object.values(contactExamples).flatMap(({ texts }) => [...texts]), ...missedExamples];
  const harmless: string[] = Object.values(harmlessExamples).flat();
  const foundPercent = shareOf(contacts.filter(found), contacts);
  const falsePercent = shareOf(harmless.filter(found), harmless);
  console.info(
    `contact data: ${foundPercent.toFixed(1)} % of ${contacts.length} found, ${falsePercent.toFixed(1)} % of ${harmless.length} false alarms`,
  );
  expect(contacts.length + harmless.length).toBeGreaterThanOrEqual(200);
  expect(foundPercent).toBeGreaterThanOrEqual(95);
  expect(falsePercent).toBeLessThanOrEqual(2);
});
