import { expect, test } from "vitest";
import { superviseDatabase } from "../../../../../server/platform/database/database-supervisor.ts";

const refused = Object.assign(new Error("nobody listens"), { code: "ECONNREFUSED" });

function open(revive: () => Promise<void>) {
  const starts: number[] = [];
  const said: string[] = [];
  const clock = { now: 0 };
  const say = (_: object, message: string) => said.push(message);
  const revival = superviseDatabase({
    database: {
      revive: () => {
        starts.push(clock.now);
        return revive();
      },
    },
    log: { info: say, warn: say, error: say },
    now: () => clock.now,
  });
  /** Reports every second that the database is unreachable. */
  const away = async (seconds: number, error: unknown = refused) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.now += 1_000;
      await revival.unreachable(error);
    }
  };
  return { revival, starts, said, clock, away };
}

test("a dead database is restarted at once, then after pauses that grow to a minute", async () => {
  const { starts, said, away } = open(() => Promise.reject(new Error("the disk is full")));
  await away(240);
  const pauses = starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / 1_000);
  expect(starts[0]).toBe(1_000);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(said.at(-1)).toContain("could not be restarted");
});

test("a database that ran for a while is restarted at once the next time", async () => {
  const { starts, clock, away } = open(() => Promise.resolve());
  await away(1);
  clock.now += 120_000;
  await away(2);
  expect(starts).toEqual([1_000, 122_000, 123_000]);
});

test("a database that answers with an error isn't restarted, and neither is one of a stopping server", async () => {
  const { revival, starts, away } = open(() => Promise.resolve());
  await away(20, new Error("timeout"));
  await away(20, null);
  await revival.stop();
  await away(20);
  expect(starts).toEqual([]);
});

test("stop waits for a restart in progress", async () => {
  let started = () => {};
  const { revival } = open(
    () =>
      new Promise((resolve) => {
        started = resolve;
      }),
  );
  const order: string[] = [];
  const reviving = revival.unreachable(refused);
  const stopping = revival.stop().then(() => order.push("stopped"));
  order.push("started");
  started();
  await Promise.all([reviving, stopping]);
  expect(order).toEqual(["started", "stopped"]);
});
