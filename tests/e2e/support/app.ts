import type { Browser, Page } from "@playwright/test";
import { expect, newcomer } from "./site.ts";

/** Of a browser that runs the service worker. */
export const appOptions = { serviceWorkers: "allow", reducedMotion: "reduce" } as const;

/** A new visitor whose browser runs the service worker. */
export const appUser = (browser: Browser, site: { url: string }, options: Parameters<typeof newcomer>[2] = {}) =>
  newcomer(browser, site, { ...appOptions, ...options });

/** Waits until the service worker is active and has saved all files that this page has loaded. */
export async function untilSaved(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const missing = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      const files = loaded.filter((path) => path.startsWith("/assets/"));
      const found = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
      return files.filter((_, index) => !found[index]);
    });
  await expect.poll(missing).toEqual([]);
}
