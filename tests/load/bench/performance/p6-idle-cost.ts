import type { Usage } from "../../server/server-side.ts";
import type { BenchServer } from "../../server/servers.ts";
import { heapAfterChurn } from "../support/heap-churn.ts";
import { benchLine } from "../support/line.ts";
import { atMost, type Metric } from "../support/metric.ts";
import { openTables, pause } from "../support/tables.ts";

const PLAYERS = 4;
const sizes = {
  full: { earlierTables: 100, tables: 300, settleMs: 1500, idleSeconds: 6 },
  smallest: { earlierTables: 1, tables: 2, settleMs: 50, idleSeconds: 0.1 },
};
type Size = typeof sizes.full;

interface IdleCost {
  readonly cpuMicrosPerSecond: number;
  readonly rssKilobytes: number;
  readonly heapKilobytes: number;
}

export const idleCost = benchLine({
  id: "P6",
  title: `what a waiting table of ${PLAYERS} costs; ${sizes.full.tables} tables`,
  sizes,
  async measure(bench, size) {
    const guests = (size.earlierTables + size.tables) * PLAYERS;
    const costs: Record<string, IdleCost> = {};
    for (const open of [
      () => bench.lampstand(guests),
      () => bench.peer("ws", guests),
      () => bench.peer("socket.io", guests),
    ]) {
      const benchServer = await open();
      bench.say(`${benchServer.name} waits at ${size.tables} tables`);
      try {
        costs[benchServer.name] = await measureIdle(benchServer, size);
      } finally {
        await benchServer.close();
      }
    }
    const { lampstand, ws, "socket.io": socketIo } = costs;
    const [few, many] = bench.options.churn;
    const heap = await heapAfterChurn(bench);
    return [
      row("processor time per second", lampstand?.cpuMicrosPerSecond, "us", atMost(80)),
      row("  ws", ws?.cpuMicrosPerSecond, "us"),
      row("  Socket.IO", socketIo?.cpuMicrosPerSecond, "us"),
      row("memory (RSS)", lampstand?.rssKilobytes, "KB", atMost(200)),
      row("  of which the heap", lampstand?.heapKilobytes, "KB"),
      row("  ws", ws?.rssKilobytes, "KB"),
      row("  Socket.IO", socketIo?.rssKilobytes, "KB"),
      row(`heap after ${many} tables / after ${few}`, heap.many / heap.few, "x", atMost(1.1)),
      row(`  after ${few}`, heap.few / 2 ** 20, "MB"),
      row(`  after ${many}`, heap.many / 2 ** 20, "MB"),
    ];
  },
});

const row = (what: string, measured = Number.NaN, unit: string, goal?: Metric["goal"]): Metric => ({
  what,
  measured,
  unit,
  ...(goal ? { goal } : {}),
});

/** What more tables add to a server that already has some, so that one-time costs don't count. */
async function measureIdle({ server, guests }: BenchServer, size: Size): Promise<IdleCost> {
  const { earlierTables, tables, settleMs, idleSeconds } = size;
  const earlier = await openTables(guests, earlierTables, PLAYERS);
  await pause(settleMs);
  const before = await idle(server, idleSeconds);
  const later = await openTables(guests.slice(earlierTables * PLAYERS), tables, PLAYERS);
  await pause(settleMs);
  const after = await idle(server, idleSeconds);
  for (const table of [...earlier, ...later]) table.leave();
  return {
    cpuMicrosPerSecond: ((after.cpuMs - before.cpuMs) * 1000) / idleSeconds / tables,
    rssKilobytes: (after.rssBytes - before.rssBytes) / 1024 / tables,
    heapKilobytes: (after.heapBytes - before.heapBytes) / 1024 / tables,
  };
}

async function idle(server: BenchServer["server"], seconds: number): Promise<Usage> {
  const { rssBytes, heapBytes } = await server.usageAfterGc();
  return { rssBytes, heapBytes, cpuMs: await server.cpuOf(() => pause(seconds * 1000)) };
}
