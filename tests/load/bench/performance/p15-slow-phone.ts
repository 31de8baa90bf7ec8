import type { Browser, CDPSession, Page } from "@playwright/test";
import { menuLabel, searchTitle } from "../../../../client/channel/open/open-text.ts";
import { median } from "../../measure.ts";
import type { Member } from "../../member/member.ts";
import type { Lampstand } from "../../server/servers.ts";
import { launchWithBuild, toolsOf } from "../support/browser.ts";
import { benchLine } from "../support/line.ts";
import { atMost } from "../support/metric.ts";
import { writeChannel } from "../support/written-channel.ts";

const KILO = 1024;
const LIMIT_MS = 60_000;
const sizes = {
  full: {
    messages: 3_000,
    /** Older pages that each run loads. */
    olderPages: 8,
    /** Until everything that comes after the first messages has loaded. */
    settledMs: 8_000,
    isSlow: true,
  },
  smallest: { messages: 300, olderPages: 1, settledMs: 300, isSlow: false },
};
type Size = typeof sizes.full;
const PHONE = { width: 360, height: 740 };

/** The measured values of one cold opening. Times in milliseconds. */
interface Visit {
  newestMs: number;
  /** Bytes with headers, until the newest message is visible. */
  newestBytes: number;
  /** Bytes with headers, once everything has loaded. */
  allBytes: number;
  olderMs: number;
  searchMs: number;
  openingTaskMs: number;
  laterTaskMs: number;
  rows: number;
}

export const slowPhone = benchLine({
  id: "P15",
  title: `a channel with ${sizes.full.messages} messages on a slow phone: 400 kbit/s, 400 ms, 4 x slower processor`,
  sizes,
  async measure(bench, size) {
    const { runs } = bench.options;
    const browser = await launchWithBuild();
    const benchServer = await bench.lampstand(2, { timings: {} });
    try {
      const { messages } = size;
      const channelId = await writeChannel(benchServer, { messages, readSeq: messages });
      const visits: Visit[] = [];
      for (let run = 1; run <= runs; run += 1) {
        bench.say(`opening, ${run} of ${runs}`);
        visits.push(await visit(browser, benchServer, channelId, size));
      }
      const of = (measure: (visit: Visit) => number) => median(visits.map(measure));
      const worst = (measure: (visit: Visit) => number) => Math.max(...visits.map(measure));
      return [
        { what: "cold, until its newest message", measured: of((v) => v.newestMs) / 1000, unit: "s", goal: atMost(5) },
        { what: "  bytes until then", measured: of((v) => v.newestBytes) / KILO, unit: "KB", goal: atMost(230) },
        { what: "  bytes in the end", measured: of((v) => v.allBytes) / KILO, unit: "KB" },
        { what: "an older page", measured: of((v) => v.olderMs) / 1000, unit: "s", goal: atMost(1.2) },
        { what: "longest task while it opens", measured: of((v) => v.openingTaskMs), unit: "ms", goal: atMost(200) },
        { what: "longest task afterwards", measured: of((v) => v.laterTaskMs), unit: "ms", goal: atMost(200) },
        { what: "most rows in the page", measured: worst((v) => v.rows), unit: "", goal: atMost(150) },
        { what: "opening the search", measured: of((v) => v.searchMs), unit: "ms", goal: atMost(500) },
      ];
    } finally {
      await browser.close();
      await benchServer.close();
    }
  },
});

async function visit(
  browser: Browser,
  { server, guests }: Lampstand,
  channelId: string,
  { messages, olderPages, settledMs, isSlow }: Size,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const [, reader] = guests as [Member, Member];
  const [name = "", value = ""] = reader.cookie.split("=", 2);
  await context.addCookies([{ name, value, url: server.url }]);
  const page = await context.newPage();
  await page.addInitScript(watch, messages);
  const received = countBytes(await toolsOf(page, { isSlow }));
  await page.goto(`${server.url}/community/channel/${channelId}`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.watched.newestMs > 0, undefined, { timeout: LIMIT_MS });
  const newestBytes = received();
  await page.waitForTimeout(settledMs);
  const allBytes = received();
  const opening = await read(page);
  const olderMs = await loadOlder(page, olderPages);
  const searchMs = await openSearch(page);
  const later = await read(page);
  await context.close();
  return {
    newestMs: opening.newestMs,
    newestBytes,
    allBytes,
    olderMs,
    searchMs,
    openingTaskMs: opening.longestTaskMs,
    laterTaskMs: later.longestTaskMs,
    rows: Math.max(opening.rows, later.rows),
  };
}

interface Watched {
  /** When the newest message became visible, since the navigation began. 0 before. */
  newestMs: number;
  longestTaskMs: number;
  /** The most rows that the list had. */
  rows: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before its own scripts. */
function watch(newestSeq: number): void {
  window.watched = { newestMs: 0, longestTaskMs: 0, rows: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.watched.longestTaskMs = Math.max(window.watched.longestTaskMs, duration);
    }
  }).observe({ type: "longtask", buffered: true });
  function look(): void {
    window.watched.rows = Math.max(window.watched.rows, document.querySelectorAll("[role=log] li").length);
    const newest = window.watched.newestMs > 0 ? null : document.querySelector(`[data-seq="${newestSeq}"]`);
    if (newest && newest.getBoundingClientRect().top < innerHeight) window.watched.newestMs = performance.now();
    requestAnimationFrame(look);
  }
  look();
}

/** Reads what has been watched, and starts a new longest task. */
function read(page: Page): Promise<Watched> {
  return page.evaluate(() => {
    const seen = { ...window.watched };
    window.watched.longestTaskMs = 0;
    return seen;
  });
}

/** Counts the bytes of all responses, with their headers, while they arrive. */
function countBytes(tools: CDPSession): () => number {
  let bytes = 0;
  tools.on("Network.responseReceived", ({ response }) => {
    bytes += response.encodedDataLength;
  });
  tools.on("Network.dataReceived", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/**
 * Scrolls to the top again and again; returns how long the older messages took.
 *
 * The list keeps its place when older messages are put above it, so it is no longer at the top once they are rendered.
 */
async function loadOlder(page: Page, pages: number): Promise<number> {
  const times: number[] = [];
  for (let loaded = 0; loaded < pages; loaded += 1) {
    times.push(
      await page.evaluate(async () => {
        const log = document.querySelector("[role=log]");
        if (!log) throw new Error("no list of messages");
        const began = performance.now();
        log.scrollTop = 0;
        while (log.scrollTop < log.clientHeight) await new Promise(requestAnimationFrame);
        return performance.now() - began;
      }),
    );
  }
  return median(times);
}

/** Opens the channel's menu and presses the search in it; returns how long its field took. */
async function openSearch(page: Page): Promise<number> {
  await page.getByRole("button", { name: menuLabel }).click();
  return page.getByText(searchTitle, { exact: true }).evaluate(async (action) => {
    const began = performance.now();
    (action as HTMLElement).click();
    while (!document.activeElement?.matches("input")) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
}
