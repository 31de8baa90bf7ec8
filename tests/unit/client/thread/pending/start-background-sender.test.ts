// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { localStore, READS_PREFIX, writeSaved } from "../../../../../client/net/storage/local-storage.ts";
import { startBackgroundSender } from "../../../../../client/thread/pending/start-background-sender.ts";

test("APP-8 the code that sends what is pending is not fetched without network, but once it is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const wake = vi.fn();
  const fetchSender = vi.fn(async () => ({ createBackgroundSender: () => ({ wake, stop() {} }) }));
  const sender = startBackgroundSender("ada", fetchSender);
  writeSaved(localStore(), `${READS_PREFIX}ada.devotion`, { readOn: "2026-11-23" }, 1);
  sender.wake();
  expect(fetchSender).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  sender.wake();
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1));
  expect(fetchSender).toHaveBeenCalledTimes(1);
  sender.stop();
});
