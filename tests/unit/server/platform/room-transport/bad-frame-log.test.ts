import { expect, test, vi } from "vitest";
import { BadFrameLog } from "../../../../../server/platform/room-transport/bad-frame-log.ts";

test("broken frames are logged as warnings, at most once a minute per address", () => {
  let now = 0;
  const warn = vi.fn();
  const frames = new BadFrameLog({ warn }, () => now);
  for (let count = 0; count < 1000; count += 1) frames.report("192.0.2.1", "undecodable");
  frames.report("192.0.2.2", "invalid");
  expect(warn.mock.calls.map(([detail]) => detail)).toEqual([
    { address: "192.0.2.1", reason: "undecodable" },
    { address: "192.0.2.2", reason: "invalid" },
  ]);
  now = 59_999;
  frames.report("192.0.2.1", "undecodable");
  expect(warn).toHaveBeenCalledTimes(2);
  now = 60_000;
  frames.report("192.0.2.1", "undecodable");
  expect(warn).toHaveBeenCalledTimes(3);
});
