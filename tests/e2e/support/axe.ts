import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./site.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Waits for animations to end and expects no axe violations. Injects axe itself, once per document: the Playwright package
 * of axe injects it at every check and collects the results in another page, which only pages with frames need.
 */
export async function expectNoFindings(page: Page, screen: string): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  expect(page.frames(), "axe checks one frame").toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { found, passed } = await page.evaluate(async (values) => {
    const { violations, passes } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      // Skips the list of passing elements, which is long.
      resultTypes: ["violations"],
    });
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
    return { found, passed: passes.length };
  }, tags);
  expect(found, screen).toEqual([]);
  expect(passed).toBeGreaterThan(5);
}

/** Calls `look` in both themes; the second one stays set. */
export async function inThemes(page: Page, look: (theme: string) => Promise<void>): Promise<void> {
  for (const theme of ["night", "day"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    await look(theme);
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
