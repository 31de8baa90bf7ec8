import { expect, test } from "vitest";
import { digestOf } from "../../../../../server/platform/site/client-build.ts";
import { webManifest } from "../../../../../server/platform/site/web-manifest.ts";

const community = {
  name: "Lamp & Co",
  tagline: "A light for all",
  accentColour: null,
  logoUrl: null,
  contactUrl: null,
  contactMessage: "Hello",
  passwordMinLength: 6,
  sendsMail: false,
  draftsWithAi: false,
  helplines: [] as { name: string; number: string }[],
  isSafeguarded: true,
  organisation: null,
  contactEmail: null,
  people: [] as { name: string; role: string }[],
  timeZone: "Africa/Lagos",
  eventManagers: "admins",
  translation: "kjv",
} as const;

test("APP-3 other scripts and other settings are another version of the worker", () => {
  const version = digestOf("script", "<p>Lamp & Co</p>");
  expect(version).toBe(digestOf("script", "<p>Lamp & Co</p>"));
  expect(version).not.toBe(digestOf("other script", "<p>Lamp & Co</p>"));
  expect(version).not.toBe(digestOf("script", "<p>Another</p>"));
});

test("APP-2 a shortcut whose screen does not exist is left out", () => {
  const names = (paths: readonly string[]) =>
    webManifest(community, (path) => paths.includes(path), "en").shortcuts.map(({ url }) => url);
  expect(names(["/games", "/messages", "/devotions"])).toEqual(["/games", "/messages", "/devotions"]);
  expect(names(["/games"])).toEqual(["/games"]);
});
