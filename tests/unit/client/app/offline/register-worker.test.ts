// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { workerPath } from "../../../../../schema/site/app-paths.ts";
import { memoryCaches } from "../../../../support/storage/memory-caches.ts";

const origin = "https://lamp.example";
const active = { postMessage: vi.fn() };
const registration = { active: active as typeof active | null };
const container = { register: vi.fn(), getRegistration: vi.fn(), ready: Promise.resolve(registration) };
const observe = vi.fn();
let caches: ReturnType<typeof memoryCaches>;
let loads: (...names: string[]) => void;

/** A page of its own, which has registered nothing yet. */
async function openPage() {
  vi.resetModules();
  const { registerWorker } = await import("../../../../../client/app/offline/register-worker.ts");
  const { chooseDataSaving } = await import("../../../../../client/net/data-saver.ts");
  return { registerWorker, chooseDataSaving };
}

beforeEach(() => {
  localStorage.clear();
  caches = memoryCaches();
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker: container }));
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe = observe;
      constructor(onEntries: (list: { getEntries(): { name: string }[] }) => void) {
        loads = (...names) => onEntries({ getEntries: () => names.map((name) => ({ name })) });
      }
    },
  );
  container.register.mockReset().mockResolvedValue({});
  container.getRegistration.mockReset().mockResolvedValue(registration);
  active.postMessage.mockReset();
  observe.mockReset();
  registration.active = active;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("APP-3 the one worker of the site is looked for anew at each visit", async () => {
  const { registerWorker } = await openPage();
  expect(await registerWorker()).toBe(registration);
  expect(container.register.mock.calls).toEqual([[workerPath, { updateViaCache: "none" }]]);
});

test("a browser without workers, or one that forbids them, opens the app with network only", async () => {
  const { registerWorker } = await openPage();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  container.register.mockRejectedValue(new DOMException("denied", "SecurityError"));
  expect(await registerWorker()).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  vi.stubGlobal("navigator", {});
  expect(await registerWorker()).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test("APP-5 the worker is told of each hashed file of the site that the page loads, and of nothing else", async () => {
  const { registerWorker } = await openPage();
  await registerWorker();
  await vi.waitFor(() => expect(observe).toHaveBeenCalledWith({ type: "resource", buffered: true }));
  loads(`${origin}/api/account/session`, `https://other.example/assets/base.js`);
  expect(active.postMessage).not.toHaveBeenCalled();
  loads(`${origin}/assets/base-1.js`, `${origin}/assets/base-1.js`, `${origin}/assets/door-2.js?x`);
  expect(active.postMessage.mock.calls).toEqual([
    [{ type: "loaded", files: ["/assets/base-1.js", "/assets/door-2.js"] }],
  ]);
  registration.active = null;
  expect(() => loads(`${origin}/assets/base-1.js`)).not.toThrow();
});

test("without a registration, nothing is told", async () => {
  const { registerWorker } = await openPage();
  container.getRegistration.mockResolvedValue(undefined);
  expect(await registerWorker()).toBeUndefined();
  await Promise.resolve();
  expect(observe).not.toHaveBeenCalled();
});

test("APP-5 the worker saves data while the device does, and hears each change once", async () => {
  const { registerWorker, chooseDataSaving } = await openPage();
  chooseDataSaving(true);
  await registerWorker();
  await vi.waitFor(async () => expect(await caches.has("data-saver")).toBe(true));
  const [opened, deleted] = [vi.spyOn(caches, "open"), vi.spyOn(caches, "delete")];
  chooseDataSaving(true);
  expect(opened).not.toHaveBeenCalled();
  chooseDataSaving(false);
  await vi.waitFor(async () => expect(await caches.has("data-saver")).toBe(false));
  expect([opened.mock.calls.length, deleted.mock.calls.length]).toEqual([0, 1]);
});

test("a browser without room for the worker's note works as before", async () => {
  const { registerWorker } = await openPage();
  caches.delete = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  expect(await registerWorker()).toBe(registration);
  await Promise.resolve();
});
