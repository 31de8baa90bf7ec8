import { CLOSE_CODES } from "../../../../schema/limits.ts";
import { RawSocketClient, until } from "../../../support/request/raw-socket.ts";
import { median, pairedRatio, percentile } from "../../measure.ts";
import { ServerProcess } from "../../server/server-process.ts";
import { benchLine } from "../support/line.ts";
import { atLeast, atMost } from "../support/metric.ts";
import { pause } from "../support/tables.ts";

const OTHERS = 8;
const SETTLE_MS = 300;
const CLOSE_MS = 10_000;
/** The limit of the queue, plus the one patch that exceeds it. */
const QUEUE_KILOBYTES = 256 + 8.1;

/** A client that records when each tick arrived, by the machine's monotonic clock. */
interface Watcher {
  readonly phone: RawSocketClient;
  readonly arrivedAt: number[];
}

/** One stalled client, and the p99 delay of the others' patches before and during the stall, in ms. */
interface Stall {
  readonly phone: RawSocketClient;
  readonly code: number;
  readonly calm: number;
  readonly stormy: number;
}

export const stalled = benchLine({
  id: "P10",
  title: "a phone that stalls among eight others, 50 patches of 8 KB a second",
  sizes: { full: { watchMs: 2000 }, smallest: { watchMs: 200 } },
  async measure(bench, { watchMs }) {
    const server = await ServerProcess.start("server/storm-server.ts", {});
    try {
      const others = await Promise.all(Array.from({ length: OTHERS }, () => watch(server)));
      const stalls: Stall[] = [];
      for (let run = 1; run <= bench.options.runs; run += 1) {
        bench.say(`a phone stalls, ${run} of ${bench.options.runs}`);
        stalls.push(await stallOnce(server, others, watchMs));
      }
      const { longestQueue } = await server.request<{ longestQueue: number }>("storm");
      const phones = [...others, ...stalls].map(({ phone }) => phone);
      const torn = phones.reduce((sum, phone) => sum + phone.torn, 0);
      const missing = phones.reduce((sum, { ticks }) => sum + gaps(ticks), 0);
      const [calm, stormy] = [stalls.map((stall) => stall.calm), stalls.map((stall) => stall.stormy)];
      return [
        { what: "torn patches", measured: torn, unit: "", goal: atMost(0) },
        { what: "missing or repeated patches", measured: missing, unit: "", goal: atMost(0) },
        {
          what: "queued for a stalled phone",
          measured: longestQueue / 1024,
          unit: "KB",
          goal: atMost(QUEUE_KILOBYTES),
        },
        {
          what: "closed with the code to come back",
          measured: stalls.filter(({ code }) => code === CLOSE_CODES.slow).length,
          unit: "",
          goal: atLeast(stalls.length),
        },
        {
          what: "the others' p99 while it stalls / before",
          measured: pairedRatio(stormy, calm),
          unit: "x",
          goal: atMost(1.1),
        },
        { what: "  before", measured: median(calm), unit: "ms" },
        { what: "  while it stalls", measured: median(stormy), unit: "ms" },
      ];
    } finally {
      await server.stop();
    }
  },
});

/** Connects another client, stops its reading, and resumes after the server has dropped it. */
async function stallOnce(server: ServerProcess, others: readonly Watcher[], watchMs: number): Promise<Stall> {
  const { phone } = await watch(server);
  await pause(SETTLE_MS);
  const calm = await watchDelays(server, others, watchMs);
  phone.socket.pause();
  await server.request("flood");
  await pause(SETTLE_MS);
  const stormy = await watchDelays(server, others, watchMs);
  phone.socket.resume();
  // On a busy machine the server may not have dropped it yet when it reads again. Then it stays connected.
  const { code } = await Promise.race([phone.closed, pause(CLOSE_MS).then(() => ({ code: 0 }))]);
  return { phone, code, calm, stormy };
}

async function watch(server: ServerProcess): Promise<Watcher> {
  const { target, sessionId } = await server.request<{ target: string; sessionId: string }>("seat");
  const phone = new RawSocketClient(Number(new URL(server.url).port), target, sessionId);
  const arrivedAt: number[] = [];
  phone.socket.on("message", () => {
    const tick = phone.ticks.at(-1);
    if (tick !== undefined) arrivedAt[tick] ??= Number(process.hrtime.bigint()) / 1e6;
  });
  await until(() => phone.ticks.length > 0);
  return { phone, arrivedAt };
}

/** The p99 of the patches' delays from now on, in ms. */
async function watchDelays(server: ServerProcess, watchers: readonly Watcher[], watchMs: number): Promise<number> {
  const from = (await server.request<{ leftAt: number[] }>("storm")).leftAt.length;
  await pause(watchMs);
  const { leftAt } = await server.request<{ leftAt: number[] }>("storm");
  const last = leftAt.length - 2;
  await until(() => watchers.every(({ arrivedAt }) => arrivedAt[last] !== undefined));
  const delays: number[] = [];
  for (let tick = from; tick <= last; tick += 1) {
    for (const { arrivedAt } of watchers) delays.push((arrivedAt[tick] ?? Number.NaN) - (leftAt[tick] ?? Number.NaN));
  }
  return percentile(delays, 0.99);
}

/** Counts the gaps between ticks. */
function gaps(ticks: readonly number[]): number {
  return ticks.filter((tick, index) => index > 0 && tick !== (ticks[index - 1] ?? 0) + 1).length;
}
