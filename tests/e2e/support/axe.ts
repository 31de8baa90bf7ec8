import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./site.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The toasts over the page, once none comes or leaves. */
async function readToasts(page: Page): Promise<string> {
  const toasts = await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")];
    const areStill = all.every(({ dataset }) => dataset.mounted === "true" && dataset.removed === "false");
    return areStill && JSON.stringify(all.map(({ textContent }) => textContent));
  });
  return String(await toasts.jsonValue());
}

/**
 * Waits for animations to end and expects no axe violations. Injects axe itself, once per document: the Playwright package
 * of axe injects it at every check and collects the results in another page, which only pages with frames need.
 */
export async function expectNoFindings(page: Page, screen: string): Promise<void> {
  expect(page.frames(), "axe checks one frame").toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const toasts = await readToasts(page);
  const { found, passed } = await runAxe(page);
  // The close button of a toast that left meanwhile has no size, and its texts no contrast.
  if ((await readToasts(page)) !== toasts) return await expectNoFindings(page, screen);
  expect(found, screen).toEqual([]);
  expect(passed).toBeGreaterThan(5);
}

async function runAxe(page: Page): Promise<{ found: string[]; passed: number }> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  return await page.evaluate(async (values) => {
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
