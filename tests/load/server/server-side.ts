import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { processorProfile } from "./profiler.ts";

export interface Usage {
  readonly cpuMs: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
}

/** Milliseconds that the event loop was late since the last question. */
export interface Lag {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const LAG_RESOLUTION_MS = 5;

/** Listens on a free loopback port and reports it to the bench. */
export function listenForBench(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    answerBench(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => process.exit(0));
  });
}

type Answers = Readonly<Record<string, () => object | Promise<object>>>;

/** Tells the bench that this process serves at `url`, and answers its questions: `more` are this server's own. */
export function answerBench(url: string, stop: () => void, more: Answers = {}): void {
  const delays = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  const answers: Answers = {
    ...more,
    ...processorProfile(),
    usage,
    collect: () => {
      for (let times = 0; times < 3; times += 1) globalThis.gc?.();
      return usage();
    },
    lag: () => {
      const lateness = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LAG_RESOLUTION_MS);
      const { max } = delays;
      const lag = { p50: lateness(delays.percentile(50)), p99: lateness(delays.percentile(99)), max: lateness(max) };
      delays.reset();
      delays.enable();
      return lag;
    },
    stop: () => {
      setImmediate(stop);
      return {};
    },
  };
  process.on("message", async ({ id, question }: { id: number; question: string }) => {
    process.send?.({ id, answer: await answers[question]?.() });
  });
  // The bench went away without a word.
  process.on("disconnect", () => process.exit(1));
  process.send?.({ id: 0, answer: { url } });
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rssBytes: rss, heapBytes: heapUsed };
}
