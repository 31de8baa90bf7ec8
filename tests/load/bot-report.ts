import type { Spread } from "./measure.ts";
import type { BotsReport } from "./run-bots.ts";

/** Formats a run as readable text. */
export function describeRun(report: BotsReport): string {
  const { tables, players, rounds, joins, answersConfirmed, receipts, bytes, joinSeconds, gameSeconds } = report;
  const lines = [
    ["tables", `${tables} of ${players} players, ${rounds} rounds`],
    [
      "joins",
      `${joins.count} in ${joinSeconds.toFixed(1)} s (${rate(joins.count, joinSeconds)}); ${milliseconds(joins)}`,
    ],
    ["answers", `${answersConfirmed} in ${gameSeconds.toFixed(1)} s (${rate(answersConfirmed, gameSeconds)})`],
    ["answer to receipt", milliseconds(receipts)],
    ["answer seen by all", milliseconds(report.answersSeen)],
    ["start seen by all", milliseconds(report.startsSeen)],
    [
      "bytes to join",
      `${whole(bytes.joinReceived)} received, ${whole(bytes.joinSent)} sent per player, over the socket`,
    ],
    ["bytes per round", `${whole(bytes.roundReceived)} received, ${whole(bytes.roundSent)} sent per player`],
    ["games finished", `${report.gamesFinished} of ${tables}`],
    ["miscounted members", String(report.miscounts.length)],
    ["errors", report.errors.map(([code, count]) => `${code} ${count}`).join(", ") || "none"],
  ];
  const width = Math.max(...lines.map(([name = ""]) => name.length));
  const details = [...report.examples, ...report.miscounts.slice(0, 5)].map((each) => `  ${each}`);
  return [...lines.map(([name = "", value]) => `${name.padEnd(width)}  ${value}`), ...details].join("\n");
}

const rate = (count: number, seconds: number) => `${(count / seconds).toFixed(0)}/s`;
const whole = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : "-");

function milliseconds({ count, p50, p95, p99, max }: Spread): string {
  if (count === 0) return "-";
  const [a, b, c, d] = [p50, p95, p99, max].map((value) => value.toFixed(1));
  return `p50 ${a} ms, p95 ${b} ms, p99 ${c} ms, longest ${d} ms`;
}
