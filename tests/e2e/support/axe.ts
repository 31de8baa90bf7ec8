import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./site.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * axe finds nothing on this screen as it is shown, once its motion has come to rest. axe's own driver brings axe along anew and
 * gathers the findings in another page each time, for the sake of frames: here are none, and axe stays with its document.
 */
export async function expectNoFindings(page: Page, screen: string): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  expect(page.frames(), "axe looks at one frame").toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { found, passed } = await page.evaluate(async (values) => {
    const { violations, passes } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      // Rules that pass need not list every element that passes them.
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

/** Looks at a screen in both themes; it stays in the second. */
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
