import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { dataFolder, type ServerProcess, startProcess, untilReady } from "../../support/process.ts";

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };
export const SMALL_PHONE = { width: 320, height: 568 };

export interface Site extends ServerProcess {
  readonly dataDir: string;
}

/** The pauses of real games: what people see is what is tested. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from this pattern.
    async ({}, use) => {
      const folder = dataFolder();
      const site = await startProcess({ dataDir: folder.path });
      await untilReady(site);
      await use({ ...site, dataDir: folder.path });
      await site.end("SIGTERM");
      await folder.remove();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";

let count = 0;

/** Opens a browser of its own for somebody who has never been here. */
export async function newcomer(
  browser: Browser,
  site: { url: string },
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE, ...options });
  return { context, page: await context.newPage() };
}

export const freshEmail = (name: string): string => {
  count += 1;
  return `${name}-${process.pid}-${count}-${Date.now().toString(36)}@example.org`;
};
