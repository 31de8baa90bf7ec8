import { afterEach, expect, test, vi } from "vitest";
import { offlinePathFor, openPage } from "../../../../../client/app/offline/worker/open-page.ts";
import { offlineCheckInPath, offlinePagePath } from "../../../../../schema/site/app-paths.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const event = (preloaded: Promise<Response | undefined> = Promise.resolve(undefined)) => ({
  request: new Request("https://lamp.example/messages"),
  preloadResponse: preloaded,
});
const saved = async (path: string) => new Response(`saved ${path}`);

test("APP-4 with network every page is the server's, also an error", async () => {
  vi.stubGlobal("fetch", async () => new Response("not found", { status: 404 }));
  expect((await openPage(event(), saved)).status).toBe(404);
  const preloaded = Promise.resolve(new Response("preloaded"));
  expect(await (await openPage(event(preloaded), saved)).text()).toBe("preloaded");
});

test("APP-4 without network the saved page opens; without one, the browser says what is wrong", async () => {
  const noNetwork = new TypeError("Failed to fetch");
  vi.stubGlobal("fetch", async () => Promise.reject(noNetwork));
  expect(await (await openPage(event(), saved)).text()).toBe(`saved ${offlinePagePath}`);
  await expect(openPage(event(), async () => undefined)).rejects.toBe(noNetwork);
});

test("APP-4 a network that does not answer for ten seconds counts as none", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const opened = openPage(event(), saved);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await (await opened).text()).toBe(`saved ${offlinePagePath}`);
});

test("APP-4 only the door opens with the page that may use the camera", () => {
  expect(offlinePathFor("/event/0198c/check-in")).toBe(offlineCheckInPath);
  expect(offlinePathFor("/event/0198c/check-in/")).toBe(offlineCheckInPath);
  expect(offlinePathFor("/event/0198c")).toBe(offlinePagePath);
  expect(offlinePathFor("/")).toBe(offlinePagePath);
});
