import { killAtEnd, moments, type Recovery } from "../../support/server/kill-at-end.ts";
import { dataFolder } from "../../support/server/process.ts";
import type { Bench, BenchLine } from "./support/context.ts";
import { atLeast, atMost, type Metric } from "./support/metric.ts";

const KILLS = 20;

/** Kills twenty servers at the end of a game: each game must count once, and the next start must be ready in time. */
export const kills: BenchLine = {
  id: "R1",
  title: "kill -9 in the last reveal and while the result is saved: games counted once, the next start ready",
  async measure({ say }: Bench): Promise<Metric[]> {
    const folder = dataFolder();
    const recoveries: Recovery[] = [];
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        say(`server ${kill + 1} of ${KILLS} is killed at the end of its game`);
        recoveries.push(await killAtEnd(folder.path, moments[kill % moments.length] ?? "reveal", kill));
      }
    } finally {
      await folder.remove();
    }
    const once = recoveries.filter(
      ({ counted, status, isRight }) => status === "finished" && isRight && counted.every((count) => count === 1),
    );
    const slowest = Math.max(...recoveries.map(({ readyMs }) => readyMs));
    return [
      { what: `games counted once, of ${KILLS}`, measured: once.length, unit: "games", goal: atLeast(KILLS) },
      { what: "slowest start after a kill", measured: slowest / 1000, unit: "s", goal: atMost(10) },
    ];
  },
};
