import { type Browser, type BrowserContext, test as base, type Page, type WorkerFixture } from "@playwright/test";
import type { Timings } from "../../../rooms/index.ts";
import { dataFolder, type ServerProcess, startProcess, untilReady } from "../../support/process.ts";

export const PHONE = { width: 360, height: 740 };
/** A phone as pages know one: pressed by fingers, not by a mouse. */
export const TOUCH_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
export const DESKTOP = { width: 1280, height: 800 };
export const SMALL_PHONE = { width: 320, height: 568 };

export interface Site extends ServerProcess {
  readonly dataDir: string;
}

interface Sites {
  /** Shows its reveals as long as real games do, for what is seen there; a start and a break take no longer than noticing them. */
  site: Site;
  /** Hurries through its games, for journeys that need to be at the end of one. */
  hurriedSite: Site;
  /** The pauses of real games: what people live through is what is tested. */
  unhurriedSite: Site;
}

/** Opens when a journey first asks for it, and serves all journeys of this worker. */
const siteWith = (timings: Partial<Timings>): WorkerFixture<Site, object> =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from this pattern.
  async function open({}, use) {
    const folder = dataFolder();
    const site = await startProcess({ dataDir: folder.path, timings });
    await untilReady(site);
    await use({ ...site, dataDir: folder.path });
    await site.end("SIGTERM");
    await folder.remove();
  };

/** What was opened for the journey that goes on; a worker walks one at a time. */
const opened: BrowserContext[] = [];

export const test = base.extend<{ goodbye: undefined }, Sites>({
  // Left open, everybody who ever came would play, ping and be drawn until the worker ends.
  goodbye: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from this pattern.
    async ({}, use) => {
      await use(undefined);
      await Promise.all(opened.splice(0).map((context) => context.close()));
    },
    { auto: true },
  ],
  site: [siteWith({ startingMs: 1_500, breakMs: 300 }), { scope: "worker" }],
  hurriedSite: [siteWith({ startingMs: 300, revealMs: 300, breakMs: 300 }), { scope: "worker" }],
  unhurriedSite: [siteWith({}), { scope: "worker" }],
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
  opened.push(context);
  return { context, page: await context.newPage() };
}

/** What fails in the scripts of these pages from now on; a journey expects nothing of it at its end. */
export function watched(...pages: Page[]): string[] {
  const problems: string[] = [];
  for (const page of pages) page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

export const freshEmail = (name: string): string => {
  count += 1;
  return `${name}-${process.pid}-${count}-${Date.now().toString(36)}@example.org`;
};
