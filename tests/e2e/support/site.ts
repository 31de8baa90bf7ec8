import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type WorkerFixture,
} from "@playwright/test";
import type { Timings } from "../../../rooms/index.ts";
import { type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { preparedFolder } from "./prepared-folder.ts";
import { closeRows } from "./rows.ts";

export const PHONE = { width: 360, height: 740 };
/** A phone with a touch screen. */
export const TOUCH_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
export const DESKTOP = { width: 1280, height: 800 };
export const SMALL_PHONE = { width: 320, height: 568 };

export interface Site extends ServerProcess {
  readonly dataDir: string;
}

interface Sites {
  /** Reveals last as long as in real games; the start and the breaks are short. */
  site: Site;
  /** All pauses are short, for tests that need the end of a game. */
  fastSite: Site;
  /** All pauses are as long as in real games. */
  realTimingSite: Site;
  /** Admins and safeguarding leads need a second factor, as in production. */
  protectedSite: Site;
  /** The demo community, with its chat link and a course generator: every link and button that visitors may find. */
  demoSite: Site;
}

/** Starts when a test first uses it and serves all tests of this worker. */
const siteWith = (timings: Partial<Timings>, environment: Record<string, string> = {}): WorkerFixture<Site, object> =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
  async function open({}, use) {
    const folder = preparedFolder();
    const site = await startProcess({ dataDir: folder.path, timings, environment });
    await untilReady(site);
    await use({ ...site, dataDir: folder.path });
    await closeRows(folder.path);
    await site.end("SIGTERM");
    await folder.remove();
  };

const demoCommunity = {
  NODE_ENV: "development",
  COMMUNITY_CONTACT_URL: "https://wa.me/2348000000000",
  OPENAI_API_KEY: "no requests are sent",
  OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
};

/** The browser contexts of the running test; a worker runs one test at a time. */
const opened: BrowserContext[] = [];

export const test = base.extend<{ closeContexts: undefined }, Sites>({
  // Open pages would keep playing, pinging and rendering until the worker ends.
  closeContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
    async ({}, use) => {
      await use(undefined);
      await Promise.all(opened.splice(0).map((context) => context.close()));
    },
    { auto: true },
  ],
  site: [siteWith({ startingMs: 1_500, breakMs: 300 }), { scope: "worker" }],
  fastSite: [siteWith({ startingMs: 300, revealMs: 300, breakMs: 300 }), { scope: "worker" }],
  realTimingSite: [siteWith({}), { scope: "worker" }],
  protectedSite: [siteWith({}, { SECOND_FACTOR: "required" }), { scope: "worker" }],
  demoSite: [siteWith({}, demoCommunity), { scope: "worker" }],
});

export { expect } from "@playwright/test";

let count = 0;

/** Opens a separate browser context for a visitor without cookies. */
export async function newcomer(
  browser: Browser,
  site: { url: string },
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE, ...options });
  opened.push(context);
  return { context, page: await context.newPage() };
}

/** Waits until the app handles what is pressed in a prerendered page. Before that, a link opens a whole page. */
export const untilStarted = (page: Page): Promise<void> =>
  expect(page.locator("#app:not([data-prerendered])")).toBeAttached();

/** Collects the uncaught errors of these pages from now on. Tests expect the list to be empty when they end. */
export function collectPageErrors(...pages: Page[]): string[] {
  const problems: string[] = [];
  for (const page of pages) page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

export const freshEmail = (name: string): string => {
  count += 1;
  return `${name}-${process.pid}-${count}-${Date.now()}@example.org`;
};
