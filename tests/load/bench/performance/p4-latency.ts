import { type GameRun, middle, ratio } from "../support/games.ts";
import { benchLine, oneSize } from "../support/line.ts";
import { atMost } from "../support/metric.ts";

const seen = (share: "p50" | "p99") => (run: GameRun) => run.report.answersSeen[share];
const started = (share: "p50" | "p99") => (run: GameRun) => run.report.startsSeen[share];

export const latency = benchLine({
  id: "P4",
  title: "how soon a table sees what one of its players does; 100 tables of 4",
  // That of the games.
  sizes: oneSize,
  async measure(bench) {
    const { lampstand: ours, ws, "socket.io": socketIo } = await bench.games();
    const against = (figure: (run: GameRun) => number) => ratio(ours, ws, figure);
    const receipt = (run: GameRun) => run.report.receipts.p95;
    return [
      { what: "answer seen by all, p50 / ws", measured: against(seen("p50")), unit: "x", goal: atMost(1.5) },
      {
        what: "answer seen by all, p99 / Socket.IO",
        measured: ratio(ours, socketIo, seen("p99")),
        unit: "x",
        goal: atMost(1.2),
      },
      { what: "answer seen by all, p99", measured: middle(ours, seen("p99")), unit: "ms", goal: atMost(6) },
      { what: "start seen by all, p50 / ws (nothing is stored before)", measured: against(started("p50")), unit: "x" },
      { what: "start seen by all, p99 / ws", measured: against(started("p99")), unit: "x" },
      ...(["p50", "p99"] as const).flatMap((share) => [
        { what: `  answer seen by all, ${share}, lampstand`, measured: middle(ours, seen(share)), unit: "ms" },
        { what: `  answer seen by all, ${share}, ws`, measured: middle(ws, seen(share)), unit: "ms" },
        { what: `  answer seen by all, ${share}, Socket.IO`, measured: middle(socketIo, seen(share)), unit: "ms" },
      ]),
      { what: "answer to stored receipt, p95", measured: middle(ours, receipt), unit: "ms", goal: atMost(60) },
    ];
  },
});
