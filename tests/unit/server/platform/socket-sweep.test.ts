import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sweepSockets } from "../../../../server/platform/socket-sweep.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openSweep(sessionIds: string[], threads: { threadId: string; memberId: string }[]) {
  const sockets = {
    liveSessionIds: () => sessionIds,
    closeSession: vi.fn(),
    openThreads: () => threads,
    closeThread: vi.fn(),
  };
  const rights = {
    stillLive: vi.fn(async () => new Set(["phone"])),
    notReading: vi.fn(async (open: readonly { threadId: string; memberId: string }[]) =>
      open.filter(({ memberId }) => memberId === "gone"),
    ),
  };
  const sweep = sweepSockets(sockets, rights, { warn: vi.fn() } as never);
  return { sockets, rights, sweep };
}

const here = { threadId: "choir", memberId: "ann" };

describe("the sweep of sockets", () => {
  test("THREAD-6 closes the thread of who may not read it any more, and nobody else's", async () => {
    const { sockets, sweep } = openSweep(["phone"], [here, { ...here, memberId: "gone" }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.closeThread.mock.calls).toEqual([["choir", ["gone"]]]);
    expect(sockets.closeSession).not.toHaveBeenCalled();
    sweep.stop();
  });

  test("asks nothing where nothing is open", async () => {
    const { rights, sweep } = openSweep([], []);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([rights.stillLive.mock.calls, rights.notReading.mock.calls]).toEqual([[], []]);
    sweep.stop();
  });

  test("goes on with the one while the other hangs, and asks again once it failed", async () => {
    const { sockets, rights, sweep } = openSweep(["phone", "ended"], [here]);
    const hangs = Promise.withResolvers<never>();
    rights.notReading.mockReturnValueOnce(hangs.promise);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sockets.closeSession.mock.calls).toEqual([["ended"], ["ended"]]);
    expect(rights.notReading).toHaveBeenCalledOnce();
    hangs.reject(new Error("away"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(rights.notReading).toHaveBeenCalledTimes(2);
    sweep.stop();
  });
});
