import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** One layout shift: its score, and the elements that moved, each with its top and height before and after. */
interface Shift {
  value: number;
  moved: string[];
}

/** Records the layout shifts of every page that this tab opens from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const boxOf = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)}+${Math.round(height)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.trim().slice(0, 40);
          return `${node?.nodeName} "${text}" ${boxOf(previousRect)} -> ${boxOf(currentRect)}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Fails if the page has moved by more than `limit` in all since it was opened, and says what moved. */
export async function expectStill(page: Page, limit: number): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${page.url()}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(limit);
}
