// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updateNow, watchVersion } from "../../../../../client/app/offline/update/new-version.ts";
import { offlinePagePath } from "../../../../../schema/site/app-paths.ts";
import { memoryCaches } from "../../../../support/storage/memory-caches.ts";
import { createWaits } from "../../../../support/waits.ts";

class FakeWorker extends EventTarget {
  state = "installing";
  postMessage = vi.fn();
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = vi.fn(async () => {});
  finds(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    return worker;
  }
  /** The worker has saved its files and waits for its turn. */
  installs(worker: FakeWorker): void {
    this.waiting = worker;
    worker.becomes("installed");
  }
  asReal = () => this as unknown as ServiceWorkerRegistration;
}

const container = Object.assign(new EventTarget(), { controller: {} as object | null });
const onNewVersion = vi.fn();
let registration: FakeRegistration;
let waits: ReturnType<typeof createWaits>;
const watch = () => watchVersion(registration.asReal(), waits.wait, onNewVersion);
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const takenOver = (worker: FakeWorker) => worker.postMessage.mock.calls.map(([message]) => message);

/** The newest version that this phone has saved is of this build. */
async function saveBuild(build: string): Promise<void> {
  const cache = await caches.open("app-two");
  await cache.put(offlinePagePath, new Response(`<head><meta name="version" content="${build}"></head>`));
}

beforeEach(() => {
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker: container }));
  container.controller = {};
  [registration, waits] = [new FakeRegistration(), createWaits()];
  onNewVersion.mockReset();
  document.head.innerHTML = '<meta name="version" content="one">';
});
afterEach(() => vi.unstubAllGlobals());

test("APP-9 a version that waits is offered to a page of an older one, and does not take over by itself", async () => {
  await saveBuild("two");
  registration.waiting = new FakeWorker();
  watch();
  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
  expect(takenOver(registration.waiting)).toEqual([]);
});

test("APP-9 a page that came from the server after the newest version lets it take over, unasked", async () => {
  await saveBuild("one");
  const waiting = new FakeWorker();
  registration.waiting = waiting;
  watch();
  await vi.waitFor(() => expect(takenOver(waiting)).toEqual([{ type: "update" }]));
  expect(onNewVersion).not.toHaveBeenCalled();
});

test("APP-9 a version without a saved page is no reason to ask", async () => {
  const waiting = new FakeWorker();
  registration.waiting = waiting;
  watch();
  await vi.waitFor(() => expect(takenOver(waiting)).toEqual([{ type: "update" }]));
  expect(onNewVersion).not.toHaveBeenCalled();
});

test.each(["found later", "being installed already"])(
  "APP-9 a version that is %s is offered when it is complete",
  async (when) => {
    await saveBuild("two");
    const early = when === "found later" ? null : registration.finds();
    watch();
    const worker = early ?? registration.finds();
    worker.becomes("redundant");
    await settled();
    expect(onNewVersion).not.toHaveBeenCalled();
    registration.installs(worker);
    await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
  },
);

test("APP-9 the first version of all needs nobody's consent and offers nothing", async () => {
  await saveBuild("two");
  container.controller = null;
  const worker = new FakeWorker();
  registration.waiting = worker;
  watch();
  await settled();
  expect([onNewVersion.mock.calls, takenOver(worker)]).toEqual([[], []]);
});

test("APP-9 a page that stays open looks for a newer version every hour, until it is left", async () => {
  const stop = watch();
  expect([waits.pending(), registration.update.mock.calls.length]).toEqual([[3_600_000], 0]);
  registration.update.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  waits.passes();
  waits.passes();
  expect([waits.pending(), registration.update.mock.calls.length]).toEqual([[3_600_000], 2]);
  stop();
  await saveBuild("two");
  registration.installs(registration.finds());
  await settled();
  expect([waits.pending(), onNewVersion.mock.calls]).toEqual([[], []]);
});

test("APP-9 a page that was left while its version was compared changes nothing", async () => {
  await saveBuild("one");
  const worker = new FakeWorker();
  registration.waiting = worker;
  watch()();
  await settled();
  expect(takenOver(worker)).toEqual([]);
});

test("APP-9 Update opens the page again once the new version has taken over, or another tab has let it", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const worker = new FakeWorker();
  registration.waiting = worker;
  updateNow(registration.asReal());
  expect([takenOver(worker), reload.mock.calls.length]).toEqual([[{ type: "update" }], 0]);
  container.dispatchEvent(new Event("controllerchange"));
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
  registration.waiting = null;
  updateNow(registration.asReal());
  expect(reload).toHaveBeenCalledTimes(2);
});
