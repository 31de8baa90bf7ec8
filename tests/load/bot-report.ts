import type { Spread } from "./measure.ts";
import type { PlayReport } from "./play.ts";
import type { BotsReport, ChatReport } from "./run-bots.ts";

/** Formats a run as readable text. */
export function describeRun({ games, chats, miscounts, cuts }: BotsReport): string {
  const lines = [
    ...(games ? describeGames(games, miscounts) : []),
    ...(chats ? describeChats(chats) : []),
    ...(cuts > 0 ? [["connections cut", String(cuts)]] : []),
  ];
  const width = Math.max(...lines.map(([name = ""]) => name.length));
  const details = [...(games?.examples ?? []), ...miscounts.slice(0, 5)].map((each) => `  ${each}`);
  return [...lines.map(([name = "", value]) => `${name.padEnd(width)}  ${value}`), ...details].join("\n");
}

function describeGames(report: PlayReport, miscounts: readonly string[]): string[][] {
  const { tables, players, rounds, joins, answersConfirmed, receipts, bytes, joinSeconds, gameSeconds } = report;
  return [
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
    ["miscounted members", String(miscounts.length)],
    ["errors", counted(report.errors)],
  ];
}

const describeChats = ({ writers, written, confirmed, lost, doubled, unconfirmed, waits, errors }: ChatReport) => [
  ["writers", String(writers)],
  ["messages", `${written} written, ${confirmed} confirmed, ${unconfirmed} without a receipt`],
  ["confirmed messages lost", String(lost)],
  ["confirmed messages doubled", String(doubled)],
  ["message to receipt", milliseconds(waits)],
  ["errors of writers", counted(errors)],
];

const counted = (errors: readonly (readonly [string, number])[]) =>
  errors.map(([code, count]) => `${code} ${count}`).join(", ") || "none";
const rate = (count: number, seconds: number) => `${(count / seconds).toFixed(0)}/s`;
const whole = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : "-");

function milliseconds({ count, p50, p95, p99, max }: Spread): string {
  if (count === 0) return "-";
  const [a, b, c, d] = [p50, p95, p99, max].map((value) => value.toFixed(1));
  return `p50 ${a} ms, p95 ${b} ms, p99 ${c} ms, longest ${d} ms`;
}
