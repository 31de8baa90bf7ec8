// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { watchCrashes } from "../../../../client/crash/watch-crashes.ts";

const SENDER = "../../../../client/crash/send-crash.ts";
const page = { paths: ["/"], script: "index.js" };
const sendCrash = vi.fn();
const load = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.doMock(SENDER, load);
  sendCrash.mockReset();
  load.mockReset().mockResolvedValue({ sendCrash });
});

test("CRASH-2 errors that nobody caught, and those that a page shows, are reported", async () => {
  const report = watchCrashes(page);
  const [thrown, rejected, shown] = [new Error("thrown"), new Error("rejected"), new Error("shown")];
  window.dispatchEvent(Object.assign(new Event("error"), { error: thrown }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: rejected }));
  report(shown);
  await expect.poll(() => sendCrash.mock.calls).toEqual([thrown, rejected, shown].map((error) => [error, page]));
});

test("CRASH-2 a report whose code does not load throws nothing, and the next one tries again", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const report = watchCrashes(page);
  report(new Error("first"));
  await expect.poll(() => load).toHaveBeenCalledOnce();
  report(new Error("second"));
  await expect.poll(() => sendCrash).toHaveBeenCalledWith(new Error("second"), page);
});

test("CRASH-2 an error that comes back without end is not passed on without end, even if reporting fails", async () => {
  sendCrash.mockRejectedValue(new Error("failed"));
  const report = watchCrashes(page);
  for (let count = 0; count < 100; count += 1) report(new Error("again"));
  await expect.poll(() => sendCrash).toHaveBeenCalledTimes(10);
});
