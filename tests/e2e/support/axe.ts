import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./site.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Expects no axe violations in the current theme. */
export const expectNoFindings = (page: Page, screen: string): Promise<void> =>
  expectNone(page, screen, { type: "tag", values: tags });

/**
 * Expects no axe violations in both themes. Themes differ only in their colors, so the second one is only checked for contrast.
 */
export async function expectNoFindingsInThemes(page: Page, screen: string): Promise<void> {
  await setTheme(page, "night");
  await expectNoFindings(page, `${screen}, night`);
  await setTheme(page, "day");
  await expectNone(page, `${screen}, day`, { type: "rule", values: ["color-contrast"] });
}

/**
 * Expects no axe violations at each of these sizes, by turns at night and by day: a walk through every theme at every size would
 * take twice as long, and nearly all of it would repeat. The page keeps the last size.
 */
export async function expectNoFindingsAt(
  page: Page,
  screen: string,
  sizes: readonly { width: number; height: number }[],
): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    const theme = index % 2 === 0 ? "night" : "day";
    await page.setViewportSize(size);
    // A link half under the bar at the upper edge would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await setTheme(page, theme);
    await expectNoFindings(page, `${screen}, ${size.width}, ${theme}`);
  }
}

/**
 * Waits for animations to end and expects no violations of these rules. Injects axe itself, once per document: the Playwright package
 * of axe injects it at every check and collects the results in another page, which only pages with frames need.
 */
async function expectNone(page: Page, screen: string, runOnly: axe.RunOnly): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  expect(page.frames(), "axe checks one frame").toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { found, passed } = await page.evaluate(async (only) => {
    const { violations, passes } = await window.axe.run(document, {
      runOnly: only,
      // Skips the list of passing elements, which is long.
      resultTypes: ["violations"],
    });
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
    return { found, passed: passes.length };
  }, runOnly);
  expect(found, screen).toEqual([]);
  expect(passed, screen).toBeGreaterThan(runOnly.type === "tag" ? 5 : 0);
}

const setTheme = (page: Page, name: "night" | "day"): Promise<void> =>
  page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), name);

declare global {
  interface Window {
    axe: typeof axe;
  }
}
