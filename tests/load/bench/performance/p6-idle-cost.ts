import type { Usage } from "../../server/server-side.ts";
import { type BenchServer, openLampstand, openPeer } from "../../server/servers.ts";
import type { Bench, BenchLine } from "../support/context.ts";
import { heapAfterChurn } from "../support/heap-churn.ts";
import { atMost, type Metric } from "../support/metric.ts";
import { openTables, pause } from "../support/tables.ts";

const EARLIER_TABLES = 100;
const TABLES = 300;
const PLAYERS = 4;
const SETTLE_MS = 1500;
const IDLE_SECONDS = 6;

interface IdleCost {
  readonly cpuMicrosPerSecond: number;
  readonly rssKilobytes: number;
  readonly heapKilobytes: number;
}

export const idleCost: BenchLine = {
  id: "P6",
  title: `what a waiting table of ${PLAYERS} costs; ${TABLES} tables`,
  async measure(bench: Bench): Promise<Metric[]> {
    const database = await bench.database();
    const guests = (EARLIER_TABLES + TABLES) * PLAYERS;
    const costs: Record<string, IdleCost> = {};
    for (const open of [
      () => openLampstand(database, guests),
      () => openPeer("ws", guests),
      () => openPeer("socket.io", guests),
    ]) {
      const benchServer = await open();
      bench.say(`${benchServer.name} waits at ${TABLES} tables`);
      try {
        costs[benchServer.name] = await measureIdle(benchServer);
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
};

const row = (what: string, measured = Number.NaN, unit: string, goal?: Metric["goal"]): Metric => ({
  what,
  measured,
  unit,
  ...(goal ? { goal } : {}),
});

/** What more tables add to a server that already has some, so that one-time costs don't count. */
async function measureIdle({ server, guests }: BenchServer): Promise<IdleCost> {
  await openTables(guests, EARLIER_TABLES, PLAYERS);
  await pause(SETTLE_MS);
  const before = await idle(server);
  await openTables(guests.slice(EARLIER_TABLES * PLAYERS), TABLES, PLAYERS);
  await pause(SETTLE_MS);
  const after = await idle(server);
  return {
    cpuMicrosPerSecond: ((after.cpuMs - before.cpuMs) * 1000) / IDLE_SECONDS / TABLES,
    rssKilobytes: (after.rssBytes - before.rssBytes) / 1024 / TABLES,
    heapKilobytes: (after.heapBytes - before.heapBytes) / 1024 / TABLES,
  };
}

async function idle(server: BenchServer["server"]): Promise<Usage> {
  const { rssBytes, heapBytes } = await server.usageAfterGc();
  return { rssBytes, heapBytes, cpuMs: await server.cpuOf(() => pause(IDLE_SECONDS * 1000)) };
}
