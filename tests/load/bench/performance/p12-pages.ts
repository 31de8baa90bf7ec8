import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContext } from "@playwright/test";
import type { Member } from "../../member/member.ts";
import type { Lampstand } from "../../server/servers.ts";
import { launchWithBuild, toolsOf } from "../support/browser.ts";
import { benchLine } from "../support/line.ts";
import { atMost } from "../support/metric.ts";

const KILO = 1024;
const sizes = {
  full: { settledMs: 1500, isSlow: true },
  smallest: { settledMs: 100, isSlow: false },
};
type Size = typeof sizes.full;
const PAGE_LIMIT_MS = 30_000;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const dist = (path: string) => fileURLToPath(new URL(`../../../../client/dist${path}`, import.meta.url));

/** The bytes that a first visit loads. */
interface Visit {
  /** Scripts only, compressed with Brotli, without headers. */
  scriptBytes: number;
  /** Everything, including headers. */
  allBytes: number;
}

export const pages = benchLine({
  id: "P12",
  title: "what a first visit fetches",
  sizes,
  async measure(bench, size) {
    const browser = await launchWithBuild();
    const benchServer = await bench.lampstand(2, { timings: {} });
    const { url } = benchServer.server;
    try {
      const front = await visit(browser, async (context) => void (await openPage(context, url, size)));
      const auth = await visit(browser, async (context) => void (await openPage(context, `${url}/auth`, size)));
      const game = await visit(browser, (context) => playFirstGame(context, benchServer, size));
      const poor = await paintOnSlowNetwork(browser, url, size);
      return [
        { what: "scripts of / (brotli)", measured: front.scriptBytes / KILO, unit: "KB", goal: atMost(130) },
        { what: "scripts of /auth", measured: auth.scriptBytes / KILO, unit: "KB", goal: atMost(160) },
        {
          what: "scripts of a game, waiting room and table",
          measured: game.scriptBytes / KILO,
          unit: "KB",
          goal: atMost(190),
        },
        { what: "all bytes of /", measured: front.allBytes / KILO, unit: "KB", goal: atMost(350) },
        {
          what: "largest paint of / at 400 kbit/s, 400 ms, slow processor",
          measured: poor.paintMs / 1000,
          unit: "s",
          goal: atMost(2.5),
        },
        { what: "layout shift there", measured: poor.shift, unit: "", goal: atMost(0.05) },
      ];
    } finally {
      await browser.close();
      await benchServer.close();
    }
  },
});

/** Counts what a phone without a cache loads. */
async function visit(browser: Browser, go: (context: BrowserContext) => Promise<void>): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const visit: Visit = { scriptBytes: 0, allBytes: 0 };
  context.on("response", async (response) => {
    const path = new URL(response.url()).pathname;
    if (response.request().resourceType() === "script") visit.scriptBytes += compressedSize(path);
    // What is still arriving when the visit ends is not counted.
    const sizes = await response
      .request()
      .sizes()
      .catch(() => undefined);
    if (sizes) visit.allBytes += sizes.responseBodySize + sizes.responseHeadersSize;
  });
  await go(context);
  await context.close();
  return visit;
}

/** Compresses the file here, because a running build may not have done so yet. */
function compressedSize(path: string): number {
  const file = dist(path);
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
}

async function openPage(context: BrowserContext, url: string, { settledMs }: Size) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load", timeout: PAGE_LIMIT_MS });
  await page.waitForTimeout(settledMs);
  return page;
}

/** A member opens a link to a friend's table, takes a seat, and the game starts. */
async function playFirstGame(context: BrowserContext, { server, guests }: Lampstand, size: Size): Promise<void> {
  const [host, friend] = guests as [Member, Member];
  const [name = "", value = ""] = friend.cookie.split("=", 2);
  await context.addCookies([{ name, value, url: server.url }]);
  const settings = { roomName: "First game", maxPlayers: 2, timeLimit: 15, difficulty: "easy", rounds: 5 } as const;
  const table = await host.open(settings);
  const page = await openPage(context, `${server.url}/games/waiting/${table.roomId}`, size);
  while (table.view.players.size < 2) await page.waitForTimeout(100);
  table.start();
  await page.waitForURL(/room/, { timeout: PAGE_LIMIT_MS });
  await page.waitForTimeout(5 * size.settledMs);
  table.leave();
}

async function paintOnSlowNetwork(
  browser: Browser,
  url: string,
  { settledMs, isSlow }: Size,
): Promise<{ paintMs: number; shift: number }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await toolsOf(page, { isSlow });
  await page.goto(url, { waitUntil: "networkidle", timeout: PAGE_LIMIT_MS });
  await page.waitForTimeout(settledMs);
  const seen = await page.evaluate(
    () =>
      new Promise<{ paintMs: number; shift: number }>((resolve) => {
        let paintMs = Number.NaN;
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) paintMs = entry.startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve({ paintMs, shift }), 300);
      }),
  );
  await context.close();
  return seen;
}
