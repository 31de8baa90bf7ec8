import type { Bench, BenchLine } from "../support/context.ts";
import { type GameRun, measureWordBattle, middle, ratio } from "../support/games.ts";
import { atMost, type Metric } from "../support/metric.ts";
import { phoneBytes } from "../support/phone-bytes.ts";

const bytes = (run: GameRun) => run.report.bytes.roundReceived + run.report.bytes.roundSent;
const cpu = (run: GameRun) => run.cpuPerRound;
const databaseCpu = (run: GameRun) => run.databaseCpuPerRound;

export const roundCost: BenchLine = {
  id: "P5",
  title: "what a round costs, table of 4: trivia, then word battle",
  async measure(bench: Bench): Promise<Metric[]> {
    const { lampstand: ours, ws, "socket.io": socketIo } = await bench.games();
    const phone = await phoneBytes(bench);
    return [
      {
        what: "bytes / JSON over ws",
        measured: ratio(ours, ws, bytes),
        unit: "x",
        goal: atMost(0.42),
      },
      { what: "  lampstand, per player", measured: middle(ours, bytes), unit: "B" },
      { what: "  ws, per player", measured: middle(ws, bytes), unit: "B" },
      { what: "  Socket.IO, per player", measured: middle(socketIo, bytes), unit: "B" },
      { what: "  of which the words of question, options and verse", measured: phone.wordsPerRound, unit: "B" },
      { what: "CPU / ws", measured: ratio(ours, ws, cpu), unit: "x", goal: atMost(1.25) },
      { what: "CPU / Socket.IO", measured: ratio(ours, socketIo, cpu), unit: "x", goal: atMost(0.9) },
      { what: "  lampstand, storage and checks on", measured: middle(ours, cpu), unit: "ms" },
      { what: "  PostgreSQL beside it", measured: middle(ours, databaseCpu), unit: "ms" },
      { what: "  ws", measured: middle(ws, cpu), unit: "ms" },
      { what: "  Socket.IO", measured: middle(socketIo, cpu), unit: "ms" },
      {
        what: "10 rounds on a phone's wire, seat to results",
        measured: phone.total / 1024,
        unit: "KB",
        goal: atMost(60),
      },
      { what: "  of which HTTP and WebSocket", measured: phone.payload / 1024, unit: "KB" },
      {
        what: "  of which TCP/IP headers (52 B for each packet and its ack)",
        measured: phone.headers / 1024,
        unit: "KB",
      },
      ...(await wordBattle(bench)),
    ];
  },
};

/** Word battle, where each player sends a draft and a word in every round. */
async function wordBattle(bench: Bench): Promise<Metric[]> {
  const { lampstand: ours, ws } = await measureWordBattle(await bench.database(), bench.options, bench.say);
  return [
    { what: "word battle: bytes / JSON over ws", measured: ratio(ours, ws, bytes), unit: "x", goal: atMost(0.42) },
    { what: "  lampstand, per player", measured: middle(ours, bytes), unit: "B" },
    { what: "  ws, per player", measured: middle(ws, bytes), unit: "B" },
    { what: "word battle: CPU / ws", measured: ratio(ours, ws, cpu), unit: "x", goal: atMost(1.25) },
    { what: "  lampstand, storage and checks on", measured: middle(ours, cpu), unit: "ms" },
    { what: "  ws", measured: middle(ws, cpu), unit: "ms" },
  ];
}
