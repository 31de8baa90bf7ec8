import { expect, test, vi } from "vitest";
import { setPreload } from "../../../../../client/app/offline/worker/preload.ts";

const AGENTS = {
  chrome:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36",
  safari:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/605.1.15",
  firefoxOnIos:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/128.0 Mobile/15E148 Safari/605.1.15",
  firefox: "Mozilla/5.0 (Android 13; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0",
};

async function changesIn(userAgent: string) {
  const [enable, disable] = [vi.fn(async () => {}), vi.fn(async () => {})];
  await setPreload({ navigator: { userAgent }, registration: { navigationPreload: { enable, disable } } });
  return { enabled: enable.mock.calls.length, disabled: disable.mock.calls.length };
}

test("APP-6 Firefox requests no page while the worker starts, or it would show no saved page offline", async () => {
  expect(await changesIn(AGENTS.firefox)).toEqual({ enabled: 0, disabled: 1 });
});

test.each(["chrome", "safari", "firefoxOnIos"] as const)("%s requests a page while the worker starts", async (name) => {
  expect(await changesIn(AGENTS[name])).toEqual({ enabled: 1, disabled: 0 });
});

test("a browser that cannot request pages in advance is left alone", async () => {
  await expect(setPreload({ navigator: { userAgent: AGENTS.safari }, registration: {} })).resolves.toBeUndefined();
});
