import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Log } from "../../../../../server/platform/log.ts";
import { type StoredPart, storedHtml, withStoredText } from "../../../../../server/platform/site/stored-text.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const error = vi.fn();
const log = { error } as unknown as Log;
const textOf = (read: () => Promise<readonly StoredPart[]>) =>
  storedHtml({ path: "/devotions", name: "devotions", level: 2, read }, log);

test("a text is read once a minute, however many ask", async () => {
  const read = vi.fn(async () => [{ title: "One", lines: ["a", "b"] }]);
  const html = textOf(read);
  expect(await Promise.all([html(), html()])).toEqual(Array(2).fill("<h2>One</h2><p>a</p><p>b</p>"));
  vi.advanceTimersByTime(59_000);
  await html();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await html();
  expect(read).toHaveBeenCalledTimes(2);
});

test("a text that cannot be read is logged, and the page stands without it", async () => {
  expect(await textOf(() => Promise.reject(new Error("away")))()).toBeUndefined();
  expect(error).toHaveBeenCalledOnce();
  expect(await textOf(async () => [])()).toBeUndefined();
});

test("words and addresses are escaped, also for the replacement", () => {
  const page = `<noscript data-stored="events"><p>old</p></noscript><noscript data-stored="other"></noscript>`;
  expect(withStoredText(page, "events", "<p>$&</p>")).toBe(
    `<noscript data-stored="events"><p>$&</p></noscript><noscript data-stored="other"></noscript>`,
  );
});
