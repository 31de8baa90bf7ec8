// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { startSender } from "../../../../client/frame/start-sender.ts";
import { localStore, READS_PREFIX, writeSaved } from "../../../../client/net/storage/local-storage.ts";

const request = vi.spyOn(globalThis, "fetch");
const alive = async () => Response.json({ status: "alive" });

test("APP-8 the code that sends what is pending is not fetched without network, but once it is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const wake = vi.fn();
  const load = vi.fn(async () => () => ({ wake }));
  const sender = startSender("ada", { prefixes: [READS_PREFIX], load });
  writeSaved(localStore(), `${READS_PREFIX}ada.devotion`, { readOn: "2026-11-23" }, 1);
  sender.wake();
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  // The browser believes that it is online, but nothing arrives.
  request.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  sender.wake();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(load).not.toHaveBeenCalled();
  request.mockImplementation(alive);
  sender.wake();
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  sender.stop();
});
