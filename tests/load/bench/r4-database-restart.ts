import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, readyStatus, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";
import { benchLine, oneSize } from "./support/line.ts";
import { atMost } from "./support/metric.ts";

const BACK_SECONDS = 15;
const GIVE_UP_MS = 60_000;

export const databaseRestart = benchLine({
  id: "R4",
  title: "the built-in database is killed under its server",
  sizes: oneSize,
  async measure({ options }) {
    const folder = dataFolder();
    const server = await startProcess({ dataDir: folder.path });
    try {
      await untilReady(server);
      let slowestMs = 0;
      for (let run = 0; run < options.runs; run += 1) {
        process.kill(postgresId(folder.path), "SIGKILL");
        const killedAt = performance.now();
        await until(async () => (await readyStatus(server.url)) === 503, GIVE_UP_MS);
        await until(async () => (await readyStatus(server.url)) === 200, GIVE_UP_MS);
        slowestMs = Math.max(slowestMs, performance.now() - killedAt);
      }
      return [{ what: "slowest return", measured: slowestMs / 1000, unit: "s", goal: atMost(BACK_SECONDS) }];
    } finally {
      await server.end("SIGTERM");
      await folder.remove();
    }
  },
});

function postgresId(folder: string): number {
  const file = join(folder, "postgres/postmaster.pid");
  if (!existsSync(file)) throw new Error("The built-in database does not run.");
  return Number(readFileSync(file, "utf8").split("\n")[0]);
}
