import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BrowserUnavailable } from "../../../../server/ticket/pdf/chromium.ts";
import { pdfRenderer } from "../../../../server/ticket/pdf/pdf-renderer.ts";
import { fakeBrowser } from "../../../support/ticket/fake-browser.ts";

const IDLE_MS = 60_000;
const PRINT_MS = 10_000;
const printed = new Uint8Array([1]);

/** How each browser prints, in the order of their starts; those after the last one print. */
let prints: (() => Promise<Uint8Array>)[];
let started: ReturnType<typeof fakeBrowser>[];
/** What each browser waits for before it has started. */
let starting: Promise<void>;
const launch = vi.fn(async () => {
  await starting;
  const place = started.length;
  const next = fakeBrowser(() => (prints[place] ?? (async () => printed))());
  started.push(next);
  return next.browser;
});
const newRenderer = () => pdfRenderer({ launch, timeoutMs: PRINT_MS, idleMs: IDLE_MS });

beforeEach(() => {
  vi.useFakeTimers();
  prints = [];
  started = [];
  starting = Promise.resolve();
  launch.mockClear();
});
afterEach(() => void vi.useRealTimers());

const seen = () => started.map((each) => each.seen);
const never = () => new Promise<never>(() => {});

test("one browser prints ticket after ticket, and leaves no time limit behind", async () => {
  const { render } = newRenderer();
  for (let times = 0; times < 3; times += 1) expect(await render("<p></p>")).toBe(printed);
  expect(seen()).toEqual([{ prints: 3, kills: 0, closes: 0 }]);
  expect(vi.getTimerCount()).toBe(1); // until it is idle
});

test("TICKET-10 after a crash a new browser prints, and the old one is not asked again", async () => {
  const { render } = newRenderer();
  await render("<p></p>");
  started[0]?.crash();
  expect(await render("<p></p>")).toBe(printed);
  expect(seen()).toMatchObject([{ prints: 1 }, { prints: 1 }]);
});

test("TICKET-10 a crash that shows only while a ticket is printed is repaired by a new browser", async () => {
  const { render } = newRenderer();
  await render("<p></p>");
  prints = [async () => Promise.reject(new Error("Target closed"))];
  expect(await render("<p></p>")).toBe(printed);
  started[0]?.crash(); // says so late
  await render("<p></p>");
  expect(seen()).toMatchObject([{ kills: 1 }, { prints: 2, kills: 0 }]);
});

test("a document that a new browser cannot print is not tried again", async () => {
  prints = [async () => Promise.reject(new Error("Printing failed"))];
  await expect(newRenderer().render("<p></p>")).rejects.toThrow("Printing failed");
  expect(seen()).toEqual([{ prints: 1, kills: 1, closes: 0 }]);
});

test("TICKET-10 a browser that is not there is looked for once per ticket", async () => {
  launch.mockRejectedValueOnce(new BrowserUnavailable("none"));
  await expect(newRenderer().render("<p></p>")).rejects.toThrow(BrowserUnavailable);
  expect(launch).toHaveBeenCalledTimes(1);
});

test("TICKET-9 a document that takes too long is given up, is not tried again, and ends its browser", async () => {
  const { render } = newRenderer();
  await render("<p></p>");
  prints = [never];
  const given = expect(render("<p></p>")).rejects.toThrow(`no answer within ${PRINT_MS} ms`);
  await vi.advanceTimersByTimeAsync(PRINT_MS);
  await given;
  expect(seen()).toEqual([{ prints: 2, kills: 1, closes: 0 }]);
  expect(await render("<p></p>")).toBe(printed);
  expect(seen()).toMatchObject([{ prints: 2 }, { prints: 1 }]);
});

test("a browser closes when it was idle for long, never while it prints, and the next ticket opens another", async () => {
  const { render } = newRenderer();
  await render("<p></p>");
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  prints = [() => promise];
  const printing = render("<p></p>");
  await vi.advanceTimersByTimeAsync(1);
  expect(seen()).toMatchObject([{ closes: 0 }]);
  resolve(printed);
  await printing;
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(seen()).toMatchObject([{ closes: 1 }]);
  await render("<p></p>");
  expect(launch).toHaveBeenCalledTimes(2);
});

test("closing closes the browser, once, and leaves nothing running", async () => {
  const renderer = newRenderer();
  await renderer.render("<p></p>");
  await renderer.close();
  expect(vi.getTimerCount()).toBe(0);
  await renderer.close();
  expect(seen()).toMatchObject([{ closes: 1 }]);
});

test("a browser that starts while the server stops is ended, and prints nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  starting = promise;
  const renderer = newRenderer();
  const rendered = expect(renderer.render("<p></p>")).rejects.toThrow("began to stop");
  await vi.waitFor(() => expect(launch).toHaveBeenCalled());
  await renderer.close();
  resolve();
  await rendered;
  expect(seen()).toEqual([{ prints: 0, kills: 1, closes: 0 }]);
});
