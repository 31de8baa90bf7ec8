import { expect, test, vi } from "vitest";
import { toEveryHandler } from "../../../../../server/platform/database/database-listener.ts";

test("an event reaches every handler, and failing handlers are logged", async () => {
  const log = { error: vi.fn() };
  const received: string[] = [];
  const events = toEveryHandler(
    [
      { roleLost: () => Promise.reject(new Error("away")) },
      {
        roleLost: () => {
          throw new Error("not ready");
        },
      },
      { sessionEnded: async () => void received.push("another event") },
      { roleLost: async (memberId) => void received.push(memberId) },
    ],
    log,
  );
  events.roleLost("ada");
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2));
  expect(received).toEqual(["ada"]);
  expect(log.error.mock.calls.map(([{ event, payload, error }]) => [event, payload, error.message])).toEqual(
    expect.arrayContaining([
      ["roleLost", "ada", "away"],
      ["roleLost", "ada", "not ready"],
    ]),
  );
});
