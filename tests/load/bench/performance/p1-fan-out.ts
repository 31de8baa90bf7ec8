import { type ChatRun, medianOf, type Rate, ratioOf } from "../support/chats.ts";
import type { Bench } from "../support/context.ts";
import { benchLine, oneSize } from "../support/line.ts";
import { atMost, type Metric } from "../support/metric.ts";

const cpu = (run: ChatRun) => run.cpuPerDelivery;
const seen = (share: "p50" | "p99") => (run: ChatRun) => run.seen[share];

/** The cost and duration of one message at each server, to explain the ratios. */
async function details(bench: Bench, rate: Rate): Promise<Metric[]> {
  const chats = await bench.chats();
  const serverNames = ["lampstand", "ws", "socket.io"] as const;
  const figure = (what: string, unit: string, of: (run: ChatRun) => number) =>
    serverNames.map((name) => ({ what: `  ${what}, ${name}`, measured: medianOf(chats[name][rate], of), unit }));
  return [
    ...figure("processor time per delivery", "us", cpu),
    ...figure("seen after, p50", "ms", seen("p50")),
    ...figure("seen after, p99", "ms", seen("p99")),
    {
      what: "  PostgreSQL's processor time per message",
      measured: medianOf(chats.lampstand[rate], (run) => run.databaseCpuPerMessage),
      unit: "us",
    },
  ];
}

const receipt = (run: ChatRun) => run.receipts.p95;

export const fanOut = benchLine({
  id: "P1",
  title: "500 sockets in one channel, 40 messages a second",
  // That of the chats.
  sizes: oneSize,
  async measure(bench) {
    const { lampstand, ws, "socket.io": socketIo } = await bench.chats();
    return [
      {
        what: "processor time per delivery / ws",
        measured: ratioOf(lampstand.lively, ws.lively, cpu),
        unit: "x",
        goal: atMost(1.05),
      },
      {
        what: "processor time per delivery / Socket.IO",
        measured: ratioOf(lampstand.lively, socketIo.lively, cpu),
        unit: "x",
        goal: atMost(0.8),
      },
      ...(await details(bench, "lively")),
      { what: "  stored receipt, p95", measured: medianOf(lampstand.lively, receipt), unit: "ms" },
    ];
  },
});

export const busyThread = benchLine({
  id: "P2",
  title: "the same, 130 messages a second",
  // That of the chats.
  sizes: oneSize,
  async measure(bench) {
    const { lampstand, ws } = await bench.chats();
    return [
      {
        what: "processor time per delivery / ws",
        measured: ratioOf(lampstand.busy, ws.busy, cpu),
        unit: "x",
        goal: atMost(0.35),
      },
      { what: "seen after, p99", measured: medianOf(lampstand.busy, seen("p99")), unit: "ms", goal: atMost(65) },
      ...(await details(bench, "busy")),
      { what: "  stored receipt, p95", measured: medianOf(lampstand.busy, receipt), unit: "ms" },
    ];
  },
});

export const quietThread = benchLine({
  id: "P3",
  title: "the same, 5 messages a second",
  // That of the chats.
  sizes: oneSize,
  async measure(bench) {
    const { lampstand, ws } = await bench.chats();
    const against = (share: "p50" | "p99") => ratioOf(lampstand.quiet, ws.quiet, seen(share));
    return [
      { what: "seen after, p50 / ws", measured: against("p50"), unit: "x", goal: atMost(1.5) },
      { what: "seen after, p99 / ws", measured: against("p99"), unit: "x", goal: atMost(1.5) },
      { what: "stored receipt, p95", measured: medianOf(lampstand.quiet, receipt), unit: "ms", goal: atMost(30) },
      ...(await details(bench, "quiet")),
    ];
  },
});
