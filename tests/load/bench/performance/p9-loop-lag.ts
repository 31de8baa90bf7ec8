import { median } from "../../measure.ts";
import type { Member } from "../../member/member.ts";
import { playTables } from "../../play.ts";
import type { Lag } from "../../server/server-side.ts";
import type { Lampstand } from "../../server/servers.ts";
import { type Asked, askAll, askSteadily } from "../support/http-load.ts";
import { benchLine } from "../support/line.ts";
import { atMost } from "../support/metric.ts";

const PLAYERS = 4;
const READS_PER_SECOND = 10;
const BURST = 16;
const BURST_EVERY_MS = 1000;
const sizes = {
  full: {
    tables: 25,
    seconds: 10,
    /** With the pauses between rounds, about 50 answers per second. */
    think: () => 500 + Math.random() * 1500,
  },
  smallest: { tables: 1, seconds: 0.2, think: () => 20 },
};
type Size = typeof sizes.full;

export const loopLag = benchLine({
  id: "P9",
  title: "how late the event loop is while games are written: 50 answers/s, 10 reads/s, bursts of 16",
  sizes,
  async measure(bench, size) {
    const { runs } = bench.options;
    const benchServer = await bench.lampstand(size.tables * PLAYERS);
    const lags: Lag[] = [];
    try {
      for (let run = 0; run < runs; run += 1) {
        bench.say(`games and reads, run ${run + 1} of ${runs}`);
        lags.push(await lagOf(benchServer, size));
      }
    } finally {
      await benchServer.close();
    }
    return [
      { what: "event loop late by, p99", measured: median(lags.map(({ p99 }) => p99)), unit: "ms", goal: atMost(5) },
      {
        what: "event loop late by, longest",
        measured: median(lags.map(({ max }) => max)),
        unit: "ms",
        goal: atMost(20),
      },
    ];
  },
});

async function lagOf({ server, guests }: Lampstand, { tables, seconds, think }: Size): Promise<Lag> {
  const [reader] = guests as [Member];
  const board: Asked = { url: `${server.url}/api/leaderboard/trivia`, headers: { Cookie: reader.cookie } };
  const { promise, resolve } = Promise.withResolvers<Lag>();
  await playTables({
    guests,
    tables,
    players: PLAYERS,
    settings: { rounds: 5, difficulty: "medium", timeLimit: 30 },
    think,
    signal: AbortSignal.timeout(60_000),
    onGames: async (games) => {
      await server.lag();
      const bursts: Promise<void>[] = [];
      const timer = setInterval(() => bursts.push(askAll(board, BURST, BURST)), BURST_EVERY_MS);
      await Promise.all([games, askSteadily([board], READS_PER_SECOND, seconds)]);
      clearInterval(timer);
      await Promise.all(bursts);
      resolve(await server.lag());
    },
  });
  return promise;
}
