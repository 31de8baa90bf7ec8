import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { cpuProfileCommands } from "./profiler.ts";

export interface Usage {
  readonly cpuMs: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
}

/** The delay of the event loop since the last request, in milliseconds. */
export interface Lag {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const LAG_RESOLUTION_MS = 5;

/** Listens on a free loopback port and reports it to the bench. */
export function listenForBench(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    serveBench(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => process.exit(0));
  });
}

type Commands = Readonly<Record<string, () => object | Promise<object>>>;

/** Tells the bench that this process listens at `url`, and runs its commands. `own` are this server's additional ones. */
export function serveBench(url: string, stop: () => void, own: Commands = {}): void {
  const delays = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  const commands: Commands = {
    ...own,
    ...cpuProfileCommands(),
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
  process.on("message", async ({ id, command }: { id: number; command: string }) => {
    process.send?.({ id, reply: await commands[command]?.() });
  });
  process.send?.({ id: 0, reply: { url } });
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rssBytes: rss, heapBytes: heapUsed };
}
