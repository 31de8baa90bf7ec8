import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Since when browsers have what the built page asks for, and the styles of the app need. */
const since: Readonly<Record<string, { chrome: number; safari: number; firefox: number }>> = {
  "container-type:inline-size": { chrome: 105, safari: 16, firefox: 110 },
  "height:1dvh": { chrome: 108, safari: 15.4, firefox: 101 },
  "height:1lh": { chrome: 109, safari: 16.4, firefox: 120 },
  // Of one browser alone, in all its versions.
  "font:-apple-system-body": { chrome: Number.POSITIVE_INFINITY, safari: 7, firefox: Number.POSITIVE_INFINITY },
  "-moz-orient:inline": { chrome: Number.POSITIVE_INFINITY, safari: Number.POSITIVE_INFINITY, firefox: 1 },
};

/** The condition under which the built page hides the notice. */
function condition(): string {
  const html = readFileSync("client/dist/index.html", "utf8");
  const [, text] = /@supports\s*([^{]+)\{\s*\.old-browser\s*\{\s*display:\s*none/.exec(html) ?? [];
  if (!text) throw new Error("the built page does not hide the notice");
  return text.replace(/\s*:\s*/g, ":");
}

/** What CSS makes of the condition in this browser. Conditions that mix `and` and `or` have parentheses. */
function isHidden(browser: "chrome" | "safari" | "firefox", version: number): boolean {
  let text = condition().replace(/[\w-]+:[\w-]+/g, (feature) => {
    const known = since[feature];
    if (!known) throw new Error(`${feature}: since when?`);
    return String(known[browser] <= version);
  });
  for (let before = ""; before !== text; ) {
    before = text;
    text = text
      .replace(/\((true|false)\)/, "$1")
      .replace(/(true|false)\s+and\s+(true|false)/, (_, one, other) => String(one === "true" && other === "true"))
      .replace(/(true|false)\s+or\s+(true|false)/, (_, one, other) => String(one === "true" || other === "true"));
  }
  return text.trim() === "true";
}

test.each([
  ["chrome", 49, false],
  ["chrome", 104, false],
  ["chrome", 108, false],
  ["chrome", 109, true],
  ["chrome", 140, true],
  ["safari", 12, false],
  ["safari", 15.6, false],
  ["safari", 16, true],
  ["safari", 18, true],
  ["firefox", 102, false],
  ["firefox", 109, false],
  ["firefox", 110, true],
  ["firefox", 140, true],
] as const)("%s %d: the notice that a browser is too old is hidden: %s", (browser, version, hidden) => {
  expect(isHidden(browser, version)).toBe(hidden);
});
