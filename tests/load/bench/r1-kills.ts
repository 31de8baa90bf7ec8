import { killAtEnd, moments, type Recovery } from "../../support/server/kill-at-end.ts";
import { dataFolder } from "../../support/server/process.ts";
import { benchLine } from "./support/line.ts";
import { atLeast, atMost } from "./support/metric.ts";

const sizes = { full: { kills: 20 }, smallest: { kills: 1 } };

/** Kills servers at the end of a game: each game must count once, and the next start must be ready in time. */
export const kills = benchLine({
  id: "R1",
  title: "kill -9 in the last reveal and while the result is saved: games counted once, the next start ready",
  sizes,
  async measure({ say }, { kills: count }) {
    const folder = dataFolder();
    const recoveries: Recovery[] = [];
    try {
      for (let kill = 0; kill < count; kill += 1) {
        say(`server ${kill + 1} of ${count} is killed at the end of its game`);
        recoveries.push(await killAtEnd(folder.path, moments[kill % moments.length] ?? "reveal", kill));
      }
    } finally {
      await folder.remove();
    }
    const once = recoveries.filter(
      ({ counted, status, isRight }) => status === "finished" && isRight && counted.every((times) => times === 1),
    );
    const slowest = Math.max(...recoveries.map(({ readyMs }) => readyMs));
    return [
      { what: `games counted once, of ${count}`, measured: once.length, unit: "games", goal: atLeast(count) },
      { what: "slowest start after a kill", measured: slowest / 1000, unit: "s", goal: atMost(10) },
    ];
  },
});
