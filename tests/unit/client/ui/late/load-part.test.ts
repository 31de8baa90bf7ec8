import { beforeEach, expect, test, vi } from "vitest";
import { loadPart } from "../../../../../client/ui/late/load-part.ts";

let network: EventTarget;
const settled = () => new Promise(setImmediate);

beforeEach(() => {
  network = new EventTarget();
  vi.stubGlobal("window", network);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});

test("a part that failed to load is loaded again when the network returns, and then used once", async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue("part");
  const use = vi.fn();
  loadPart(load, use);
  await settled();
  expect(use).not.toHaveBeenCalled();
  network.dispatchEvent(new Event("online"));
  await settled();
  network.dispatchEvent(new Event("online"));
  await settled();
  expect(use.mock.calls).toEqual([["part"]]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("loadPart neither uses nor reloads a part after it was stopped", async () => {
  const use = vi.fn();
  const stop = loadPart(async () => "part", use);
  stop();
  network.dispatchEvent(new Event("online"));
  await settled();
  expect(use).not.toHaveBeenCalled();
});
