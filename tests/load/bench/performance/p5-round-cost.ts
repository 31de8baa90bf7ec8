import type { Bench } from "../support/context.ts";
import { type GameRun, measureWordBattle, middle, ratio } from "../support/games.ts";
import { benchLine } from "../support/line.ts";
import { atMost, type Metric } from "../support/metric.ts";
import { phoneBytes } from "../support/phone-bytes.ts";

const bytes = (run: GameRun) => run.report.bytes.roundReceived + run.report.bytes.roundSent;
const cpu = (run: GameRun) => run.cpuPerRound;
const databaseCpu = (run: GameRun) => run.databaseCpuPerRound;

export const roundCost = benchLine({
  id: "P5",
  title: "what a round costs, table of 4: trivia, then word battle",
  sizes: { full: { phoneRounds: 10 as 5 | 10 }, smallest: { phoneRounds: 5 } },
  async measure(bench, { phoneRounds }) {
    const { lampstand: ours, ws, "ws that stores": storing, "socket.io": socketIo } = await bench.games();
    const phone = await phoneBytes(bench, phoneRounds);
    return [
      { what: "bytes / JSON over ws", measured: ratio(ours, ws, bytes), unit: "x", goal: atMost(0.42) },
      { what: "  lampstand, per player", measured: middle(ours, bytes), unit: "B" },
      { what: "  ws, per player", measured: middle(ws, bytes), unit: "B" },
      { what: "  Socket.IO, per player", measured: middle(socketIo, bytes), unit: "B" },
      { what: "  of which the words of question, options and verse", measured: phone.wordsPerRound, unit: "B" },
      { what: "CPU / ws that stores each answer", measured: ratio(ours, storing, cpu), unit: "x", goal: atMost(1.3) },
      { what: "  CPU / ws, to watch: <= 2.4", measured: ratio(ours, ws, cpu), unit: "x" },
      { what: "  CPU / Socket.IO, to watch: <= 1.9", measured: ratio(ours, socketIo, cpu), unit: "x" },
      { what: "  lampstand, storage and checks on", measured: middle(ours, cpu), unit: "ms" },
      { what: "  PostgreSQL beside it", measured: middle(ours, databaseCpu), unit: "ms" },
      { what: "  ws that stores each answer", measured: middle(storing, cpu), unit: "ms" },
      { what: "  PostgreSQL beside that", measured: middle(storing, databaseCpu), unit: "ms" },
      { what: "  ws", measured: middle(ws, cpu), unit: "ms" },
      { what: "  Socket.IO", measured: middle(socketIo, cpu), unit: "ms" },
      {
        what: `${phoneRounds} rounds on a phone's wire, seat to results`,
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
});

/** Word battle, where each player sends a draft and a word in every round. */
async function wordBattle(bench: Bench): Promise<Metric[]> {
  const { lampstand: ours, ws, "ws that stores": storing } = await measureWordBattle(bench);
  return [
    { what: "word battle: bytes / JSON over ws", measured: ratio(ours, ws, bytes), unit: "x", goal: atMost(0.42) },
    { what: "  lampstand, per player", measured: middle(ours, bytes), unit: "B" },
    { what: "  ws, per player", measured: middle(ws, bytes), unit: "B" },
    {
      what: "word battle: CPU / ws that stores each word",
      measured: ratio(ours, storing, cpu),
      unit: "x",
      goal: atMost(1.3),
    },
    { what: "  CPU / ws", measured: ratio(ours, ws, cpu), unit: "x" },
    { what: "  lampstand, storage and checks on", measured: middle(ours, cpu), unit: "ms" },
    { what: "  ws that stores each word", measured: middle(storing, cpu), unit: "ms" },
    { what: "  ws", measured: middle(ws, cpu), unit: "ms" },
  ];
}
