import { beforeEach, expect, test, vi } from "vitest";
import { loadLate } from "../../../../client/app/shell/load-late.ts";

let network: EventTarget;
const settled = () => new Promise(setImmediate);

beforeEach(() => {
  network = new EventTarget();
  vi.stubGlobal("window", network);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});

test("a part that failed to load is fetched again when the network returns, and then used once", async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue("part");
  const use = vi.fn();
  loadLate(load, use);
  await settled();
  expect(use).not.toHaveBeenCalled();
  network.dispatchEvent(new Event("online"));
  await settled();
  network.dispatchEvent(new Event("online"));
  await settled();
  expect(use.mock.calls).toEqual([["part"]]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part that is no longer wanted is neither used nor fetched again", async () => {
  const use = vi.fn();
  const stop = loadLate(async () => "part", use);
  stop();
  network.dispatchEvent(new Event("online"));
  await settled();
  expect(use).not.toHaveBeenCalled();
});
