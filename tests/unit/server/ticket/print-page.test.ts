import type { Browser, Page } from "puppeteer-core";
import { expect, test, vi } from "vitest";
import { openPrintPage, printPdf } from "../../../../server/ticket/pdf/print-page.ts";

type Listener = (request: object) => void;

/** A page in memory: what was set on it, and how high its document is. */
function fakePage(height = 0) {
  const state: Record<string, unknown> = {};
  const listeners: Record<string, Listener> = {};
  const set = (name: string) => async (value: unknown) => void Object.assign(state, { [name]: value });
  const page = {
    setJavaScriptEnabled: set("scripts"),
    setOfflineMode: set("offline"),
    setRequestInterception: set("intercepts"),
    emulateMediaType: set("media"),
    setViewport: set("viewport"),
    setContent: set("content"),
    on: (name: string, listener: Listener) => void Object.assign(listeners, { [name]: listener }),
    evaluate: async () => height,
    pdf: async (options: unknown) => options,
  };
  return { page: page as unknown as Page, state, listeners };
}

test("TICKET-9 three things keep a page from loading anything, and scripts are off", async () => {
  const { page, state, listeners } = fakePage();
  await openPrintPage({ newPage: async () => page } as unknown as Browser);
  expect(state).toEqual({ scripts: false, offline: true, intercepts: true, media: "print" });
  // The browser may close before it answers: that is no error.
  const request = (url: string) => ({
    url: () => url,
    continue: vi.fn(async () => Promise.reject(new Error("closed"))),
    abort: vi.fn(async () => Promise.reject(new Error("closed"))),
  });
  const [font, remote] = [request("data:font/woff2;base64,"), request("https://example.org/data:")];
  for (const each of [font, remote]) listeners.request?.(each);
  expect([font.continue, font.abort].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect([remote.continue, remote.abort].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test.each([
  [559, "A6"],
  [560, "A4"],
])("TICKET-4 a document that is %i pixels high is printed on %s", async (height, format) => {
  const { page, state } = fakePage(height);
  expect(await printPdf(page, "<p></p>")).toEqual({ format, printBackground: true, tagged: true });
  expect(state).toEqual({ viewport: { width: 397, height: 559 }, content: "<p></p>" });
});
