import { afterEach, expect, test, vi } from "vitest";
import type { Log } from "../../../../../server/platform/log.ts";
import { type PrerenderedPages, prerenderOnce } from "../../../../../server/platform/site/prerendered-pages.ts";

afterEach(() => vi.useRealTimers());

const pages: PrerenderedPages = new Map([["/about", { html: "<h1>About</h1>", styles: "" }]]);

test("pages that could not be prerendered are tried again after a minute, not for every visitor", async () => {
  vi.useFakeTimers();
  const logged = vi.fn();
  const render = vi.fn(async () => pages).mockRejectedValueOnce(new Error("out of memory"));
  const prerendered = prerenderOnce(render, { error: logged } as unknown as Log);
  expect(await prerendered()).toBeUndefined();
  expect(await prerendered()).toBeUndefined();
  expect(render).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(await prerendered()).toBe(pages);
  expect(await prerendered()).toBe(pages);
  expect(render).toHaveBeenCalledTimes(2);
});
