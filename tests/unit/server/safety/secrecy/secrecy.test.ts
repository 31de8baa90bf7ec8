import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asksForSecrecy } from "../../../../../server/safety/secrecy/secrecy.ts";

const textsOf = (name: string): readonly string[] =>
  JSON.parse(readFileSync(new URL(`sets/${name}.json`, import.meta.url), "utf8"));

test("SAFE-80 at least 95 % of texts that ask for secrecy are found, with at most 5 % false alarms", () => {
  const secret = textsOf("secrecy");
  const harmless = textsOf("harmless");
  const missed = secret.filter((text) => !asksForSecrecy(text));
  const falseAlarms = harmless.filter(asksForSecrecy);
  const foundPercent = 100 - (100 * missed.length) / secret.length;
  const falsePercent = (100 * falseAlarms.length) / harmless.length;
  console.info(
    `secrecy: ${foundPercent.toFixed(1)} % of ${secret.length} found, ${falsePercent.toFixed(1)} % of ${harmless.length} false alarms`,
  );
  expect(Math.min(secret.length, harmless.length)).toBeGreaterThanOrEqual(40);
  expect(foundPercent).toBeGreaterThanOrEqual(95);
  expect(falsePercent).toBeLessThanOrEqual(5);
});

test("SAFE-80 sentences about God’s secrets are no requests for secrecy", () => {
  const texts = ["He who dwells in the secret place of the Most High", "No one can know the mind of God"];
  expect(texts.filter(asksForSecrecy)).toEqual([]);
});

test("SAFE-80 typographic apostrophes, capitals, accents and hidden characters hide no request", () => {
  const texts = ["DON’T TELL YOUR MUM", "d\u200bon't tell anyone", "dónt téll anyone", "Ｃｏｍｅ ａｌｏｎｅ"];
  expect(texts.filter(asksForSecrecy)).toEqual(texts);
});
